"""`bench draw`, `start`, `idle` and `input`: a short run of each with the driver at hand; what is said where nothing can be measured."""

import contextlib
import json
import os
import subprocess
import sys

import pytest
from kits.desktop import ROOT, Desktop

from game.bench import CannotMeasure, draw, idle, start
from game.bench import input as keys
from game.command import main


def test_draw_measures_every_kind_of_frame_beside_the_floor(monkeypatch):
    """In small windows here; what is measured at is two large ones."""
    assert draw.SIZES == ((1920, 1080), (3840, 2160))
    monkeypatch.setattr(draw, "SIZES", ((960, 540), (1280, 720)))
    result = draw.measure(long=False)
    assert [one["size"] for one in result] == ["960x540", "1280x720"]
    for one in result:
        assert one["driver"] == os.environ["SDL_VIDEODRIVER"] == "dummy"
        assert all(one[name] > 0 for name in ("floor_ms", "dirty_ms"))
        assert 0 < one["deal_ms"] <= one["deal_p99_ms"]
        assert one["full_ms"] <= one["p99_ms"] <= one["max_ms"]
    assert len(draw.text(result)) == 2


def test_start_measures_the_program_from_outside():
    result = start.measure(long=False)
    assert 0 < result["first_frame_ms"] <= result["title_ms"]
    assert 20 < result["rss_mb"] < 500
    assert (result["starts"], result["driver"]) == (3, "dummy")
    assert len(start.text(result)) == 1


def test_idle_measures_where_nobody_does_anything():
    result = idle.measure(long=False)
    assert set(result) == {"cpu_percent", "frames", "title_cpu_percent", "title_frames", "seconds", "driver"}
    assert all(0 <= result[name] < 100 for name in ("cpu_percent", "title_cpu_percent"))
    assert 0 < result["frames"] <= 60 * result["seconds"]  # the clock of the match
    assert result["title_frames"] == 0
    assert len(idle.text(result)) == 2


def check_input(result, by, driver):
    assert (result["by"], result["driver"]) == (by, driver)
    assert result["claims"] >= 5
    assert result["presses"] >= 3 * result["claims"]
    assert 0 < result["stamp_ms"]["p50"] <= result["stamp_ms"]["p99"] <= result["stamp_ms"]["max"]
    assert 1.0 < result["press_to_verdict_ms"] <= result["verdict_max_ms"]  # the host waits 1 ms (S16)


def test_input_presses_keys_and_waits_for_verdicts():
    result = keys.measure(long=False)
    check_input(result, "posted events", "dummy")
    assert len(keys.text(result)) == 2


@pytest.mark.xvfb
def test_under_x_the_display_server_presses_the_keys(tmp_path):
    with contextlib.closing(Desktop(tmp_path)) as desktop:
        ran = subprocess.run([sys.executable, "main.py", "bench", "input", "--json"], cwd=ROOT, env=desktop.env, capture_output=True)
    assert ran.returncode == 0, ran.stderr
    check_input(json.loads(ran.stdout), "display server", "x11")


@pytest.mark.parametrize("which", ["draw", "start", "race"])
def test_without_a_screen_one_sentence_says_what_is_missing(which, monkeypatch, capsys):
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("DISPLAY", ":4711")
    draw.pygame.display.quit()
    assert main(["bench", which]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "x11 not available" in err


def test_json_is_one_value_and_text_is_for_readers(capsys):
    assert main(["bench", "wire", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) >= {"claim_bytes", "update_bytes", "round_trip_ms"}
    assert main(["bench", "wire"]) == 0
    assert capsys.readouterr().out.startswith("a claim ")


def test_a_program_that_cannot_start_is_told_in_its_own_words(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "none-such")
    with pytest.raises(CannotMeasure, match="none-such not available"):
        start.measure(long=False)

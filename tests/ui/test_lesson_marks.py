"""What a lesson points at is marked where it is seen, and nothing else is covered by it."""

import pygame
from kits import lesson_screen, one_screen
from kits.lesson_screen import card, coach, pointed, read_on, rest

from game.ui.card_painter import card_at

opened, house, at, learning = one_screen.opened, one_screen.house, one_screen.at, lesson_screen.learning


def test_the_three_cards_stay_marked_while_the_call_is_asked_for(learning, house):
    driver = learning("set")
    read_on(driver, house, "call")
    assert pointed(driver) == {"0000", "1111", "2222"}


def test_a_marked_card_of_a_hand_leaves_the_index_of_the_next_one_free(learning, house):
    driver = learning("scopa")
    read_on(driver, house, "equal")
    scene = coach(driver)
    marks = {key[1][1]: item for key, item in scene._over.items.items() if isinstance(key, tuple) and key[0] == "mark"}
    index = pygame.Rect(0, 0, 16, 40).move(card_at(scene._picture.items["card", "6H"]).topleft)
    sheet = pygame.Surface(driver.window.canvas.get_size(), pygame.SRCALPHA)
    marks["3C"].paint(sheet)
    assert sheet.get_bounding_rect().w
    assert not sheet.subsurface(index).get_bounding_rect().w


def test_a_marked_card_below_the_stock_is_marked_where_it_is_seen(learning, house):
    driver = learning("schnapsen")
    read_on(driver, house, "lead")
    for _ in range(2):
        driver.click(card(driver, "AD"))
    rest(driver)
    read_on(driver, house, "exchange")
    turned = card_at(coach(driver)._picture.items["card", "AS"])
    sheet = pygame.Surface(driver.window.canvas.get_size(), pygame.SRCALPHA)
    for key, item in coach(driver)._over.items.items():
        if key == ("mark", ("pointed", "AS")):
            item.paint(sheet)
    painted = sheet.get_bounding_rect()
    assert painted.w
    assert painted.x > turned.centerx

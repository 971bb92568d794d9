"""Pictures: exactly what changed is drawn again."""

import pygame

from game.ui.picture import Item, Picture, blitted


def item(key, x, look=0):
    return Item(key, pygame.Rect(x, 0, 10, 10), look, lambda surface: surface.fill((look, 0, 0), (x, 0, 10, 10)))


def shown(*items):
    picture = Picture()
    picture.show(items)
    return picture


def test_the_same_picture_needs_no_drawing():
    assert shown(item("a", 0), item("b", 20)).show([item("a", 0), item("b", 20)]) == []


def test_what_comes_goes_moves_or_looks_different_is_drawn():
    assert shown().show([item("a", 0)]) == [pygame.Rect(0, 0, 10, 10)]
    assert shown(item("a", 0)).show([]) == [pygame.Rect(0, 0, 10, 10)]
    assert shown(item("a", 0)).show([item("a", 30)]) == [pygame.Rect(0, 0, 10, 10), pygame.Rect(30, 0, 10, 10)]
    assert pygame.Rect(0, 0, 10, 10) in shown(item("a", 0, 1)).show([item("a", 0, 2)])


def test_another_order_is_drawn():
    dirty = shown(item("a", 0), item("b", 5), item("c", 50)).show([item("b", 5), item("a", 0), item("c", 50)])
    assert pygame.Rect(0, 0, 10, 10) in dirty
    assert pygame.Rect(5, 0, 10, 10) in dirty
    assert pygame.Rect(50, 0, 10, 10) not in dirty


def test_painting_a_part_paints_what_touches_it_in_order():
    surface = pygame.Surface((60, 10))
    picture = shown(item("a", 0, 50), item("b", 5, 90), item("c", 50, 120))
    picture.paint(surface, pygame.Rect(0, 0, 20, 10))
    assert [surface.get_at((x, 5))[0] for x in (2, 7, 14, 55)] == [50, 90, 90, 0]


def test_a_surface_is_an_item():
    sheet = pygame.Surface((4, 4))
    sheet.fill((9, 9, 9))
    target = pygame.Surface((8, 8))
    blitted("s", 1, sheet, pygame.Rect(2, 2, 4, 4)).paint(target)
    assert target.get_at((3, 3))[:3] == (9, 9, 9)
    assert target.get_at((0, 0))[:3] == (0, 0, 0)


def canvas_of(picture):
    surface = pygame.Surface((60, 10))
    picture.paint(surface, surface.get_rect())
    return pygame.image.tobytes(surface, "RGB")


def test_what_is_laid_together_looks_as_if_painted_one_by_one():
    """Whatever changes below, above or within what has long been the same: the canvas is that of a picture without a memory."""
    felt = Item("felt", pygame.Rect(0, 0, 60, 10), 7, lambda surface: surface.fill((7, 7, 7)))
    same = [felt, item("a", 0, 50), item("b", 5, 90), item("c", 30, 120)]
    states = [
        *[same] * 6,
        [*same[:3], item("c", 33, 120)],
        [felt, same[2], same[1], same[3]],
        *[same] * 6,
        same[:2],
        [*same, item("d", 40, 9)],
    ]
    states += [[felt, item("a", 0, 51), *same[2:]], *[same] * 6]
    picture = Picture(grounded=True)
    for number, state in enumerate(states):
        picture.show(state)
        if number % 7 != 3:  # not every picture is painted
            assert canvas_of(picture) == canvas_of(shown(*state)), number


def test_what_has_long_been_the_same_is_not_painted_again():
    painted = []
    felt = Item("felt", pygame.Rect(0, 0, 60, 10), 7, lambda surface: painted.append("felt"))
    picture = Picture(grounded=True)
    for look in range(9):
        picture.show([felt, item("a", 0, look)])
        canvas_of(picture)
    assert painted.count("felt") < 6
    before = len(painted)
    for look in range(9, 20):
        picture.show([felt, item("a", 0, look)])
        canvas_of(picture)
    assert len(painted) == before

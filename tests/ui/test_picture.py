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

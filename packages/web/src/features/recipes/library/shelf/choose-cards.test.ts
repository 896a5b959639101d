import { describe, expect, it } from 'vitest';
import { chooseCards } from './choose-cards.ts';

const today = '2026-11-27';
const recipe = (id: string) => ({ id });
const entry = (id: string | null, date = today) => ({ date, recipe: id === null ? null : recipe(id) });
const onList = (id: string) => ({ recipe: recipe(id), listId: 'weekly' });
const nothing = { today, planned: [], onLists: [], made: [] };

describe('chooseCards', () => {
  it('shows nothing where there is nothing, and nothing of another day just after midnight', () => {
    expect(chooseCards(nothing)).toEqual({});
    expect(chooseCards({ ...nothing, planned: [entry('soup', '2026-11-26')] })).toEqual({});
  });

  it('shows the first of each kind and how many others there are', () => {
    const cards = chooseCards({
      today,
      planned: [entry(null, '2026-11-26'), entry(null), entry('soup')],
      onLists: [onList('stew'), onList('cake')],
      made: [],
    });
    expect(cards).toEqual({
      planned: { entry: entry(null), others: 1 },
      onList: { ...onList('stew'), others: 1 },
    });
  });

  it('shows no recipe twice', () => {
    const cards = chooseCards({
      today,
      planned: [entry('soup')],
      onLists: [onList('soup'), onList('stew'), onList('cake')],
      made: ['soup', 'cake', 'stew', 'pie'].map(recipe),
    });
    expect([cards.onList?.recipe.id, cards.onList?.others, cards.again?.id]).toEqual(['stew', 1, 'pie']);
  });

  it('suggests another recipe each day, and the same all day', () => {
    const made = ['soup', 'stew', 'pie'].map(recipe);
    const days = ['2026-11-27', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
    const ids = days.map((day) => chooseCards({ ...nothing, today: day, made }).again?.id);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids.slice(1, 4)).size).toBe(3);
    expect(ids[4]).toBe(ids[0]);
  });
});

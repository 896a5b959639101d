import { describe, expect, it } from 'vitest';
import { byInitial, matching } from './organizer-search.ts';

const named = (...names: string[]) => names.map((name) => ({ id: name, name, slug: name, groupId: 'g' }));
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('the search of organizers', () => {
  const all = named('Breakfast', 'Crème brûlée', 'Käse', 'Soups', 'Summer soups', '红豆');

  it.each([
    ['', names(all)],
    ['soup', ['Soups', 'Summer soups']],
    ['BRULEE', ['Crème brûlée']],
    ['brekfast', ['Breakfast']],
    ['kaes', ['Käse']],
    ['豆', ['红豆']],
    ['xyzzy', []],
  ])('%j finds %j', (text, expected) => {
    expect(names(matching(all, text))).toEqual(expected);
  });
});

describe('initial letters', () => {
  it('gather accents and cases, with signs and digits before the letters', () => {
    const groups = byInitial(named('éclair', 'Eggs', '30 minutes', 'apple', '🍕', 'شوربة'));
    expect(groups.map(({ letter, organizers }) => [letter, names(organizers)])).toEqual([
      ['#', ['30 minutes', '🍕']],
      ['A', ['apple']],
      ['E', ['éclair', 'Eggs']],
      ['ش', ['شوربة']],
    ]);
  });

  it('lose none', () => {
    const many = named(
      ...Array.from({ length: 200 }, (_, index) => `${String.fromCodePoint(60 + index)}${index}`),
    );
    expect(
      byInitial(many)
        .flatMap(({ organizers }) => names(organizers))
        .toSorted(),
    ).toEqual(names(many).toSorted());
  });
});

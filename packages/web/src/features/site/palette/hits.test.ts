import { describe, expect, it } from 'vitest';
import { chooseFirstHits, chooseHits, type Hit, type HitGroup, maxHits } from './hits.ts';

const hit = (group: HitGroup, name: string, changes: Partial<Hit> = {}): Hit => ({
  key: `${group}:${name}`,
  group,
  name,
  icon: () => null,
  run: () => undefined,
  ...changes,
});
const listNames = (sections: ReturnType<typeof chooseHits>) =>
  sections.map(({ group, hits }) => [group, ...hits.map(({ name }) => name)]);

describe('chooseHits', () => {
  it('puts the group with the best hit first, and the best hit of each group on top', () => {
    const hits = [
      hit('pages', 'Meal plan'),
      hit('settings', 'Planned backups'),
      hit('pages', 'Plan'),
      hit('settings', 'Household', { words: 'plan of the week' }),
      hit('lists', 'Weekly'),
    ];
    expect(listNames(chooseHits(hits, 'plan'))).toEqual([
      ['pages', 'Plan', 'Meal plan'],
      ['settings', 'Planned backups', 'Household'],
    ]);
  });

  it('puts a group that usually stands behind before one whose best hit is worse', () => {
    const hits = [hit('recipes', 'Sunday bread'), hit('cookbooks', 'Bread')];
    expect(chooseHits(hits, 'bread').map(({ group }) => group)).toEqual(['cookbooks', 'recipes']);
  });

  it('keeps the usual order of groups and prefers short names where hits are equally good', () => {
    const hits = [hit('lists', 'Soups'), hit('recipes', 'Soup of leeks'), hit('recipes', 'Soup')];
    expect(listNames(chooseHits(hits, 'sou'))).toEqual([
      ['recipes', 'Soup', 'Soup of leeks'],
      ['lists', 'Soups'],
    ]);
  });

  it('puts what cannot mean anything else before, and what any text can mean behind', () => {
    const hits = [
      hit('add', 'Add “soup” to Weekly', { rank: 9 }),
      hit('recipes', 'Leek soup'),
      hit('import', 'Import this recipe', { rank: -1 }),
    ];
    expect(chooseHits(hits, 'soup').map(({ group }) => group)).toEqual(['import', 'recipes', 'add']);
  });

  it('shows 50 at most, and 12 of a group', () => {
    const groups: HitGroup[] = ['recipes', 'pages', 'settings', 'lists', 'cookbooks'];
    const hits = groups.flatMap((group) =>
      Array.from({ length: 30 }, (_, at) => hit(group, `soup ${String(at)}`)),
    );
    const sections = chooseHits(hits, 'soup');
    expect(sections.map((section) => section.hits.length)).toEqual([12, 12, 12, 12, 2]);
    expect(maxHits).toBe(50);
  });
});

describe('chooseFirstHits', () => {
  it('begins with the recent choices and does not repeat them below', () => {
    const plan = hit('pages', 'Plan');
    const sections = chooseFirstHits(
      [plan, hit('pages', 'Lists'), hit('languages', 'Deutsch'), hit('actions', 'Sign out')],
      [{ ...plan, group: 'recent' }],
    );
    expect(listNames(sections)).toEqual([
      ['recent', 'Plan'],
      ['pages', 'Lists'],
      ['actions', 'Sign out'],
    ]);
  });
});

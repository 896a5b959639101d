import { describe, expect, it } from 'vitest';
import { turnsDuring } from '../../testing/watch-turns.ts';
import { asStored, filterRows } from './row-filter.ts';
import { selectRows } from './select-rows.ts';

interface Food {
  readonly name: string;
  readonly kind: string;
  readonly onHand: boolean;
}

const foods = asStored<Food>({
  fields: {
    name: { type: 'text', column: 'name' },
    kind: { type: 'text', column: 'kind' },
    on_hand: { type: 'boolean', column: 'onHand' },
  },
});
const now = new Date('2026-05-01T10:00:00Z');
const food = (name: string, kind = 'leaf', onHand = false): Food => ({ name, kind, onHand });
const many = Array.from({ length: 20_000 }, (_, at) => food(`food number ${at}`));

describe('a filter of a short list', () => {
  const rows = [food('chard'), food('leek', 'stalk', true), food('salt', 'none'), food('dill', 'herb', true)];
  const names = async (filter: string) =>
    (await filterRows(rows, filter, foods, now)).map(({ name }) => name);

  it.each([
    ['name = "leek" OR kind = "none"', ['leek', 'salt']],
    ['kind = "none" OR name = "leek"', ['leek', 'salt']],
    ['on_hand = true AND (name LIKE "l%" OR name LIKE "%t")', ['leek']],
    ['on_hand = true OR name LIKE "l%" OR name LIKE "%l"', ['leek', 'dill']],
    ['kind IN ["none", "herb"] AND on_hand = false', ['salt']],
    ['kind NOT IN ["none", "herb"]', ['chard', 'leek']],
    ['name NOT LIKE "%l%"', ['chard']],
  ])('%s keeps the rows that pass, in their order', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  it('gives others their turn, however many comparisons it has', async () => {
    const patterns = Array.from({ length: 200 }, (_, at) => `name LIKE "%no such ${at}%"`).join(' OR ');
    expect(await turnsDuring(() => filterRows(many, patterns, foods, now))).toBeGreaterThan(2);
  });
});

it('a search of a short list gives others their turn, also among similar names', async () => {
  const rules = {
    filtered: foods,
    ordered: foods,
    search: { nameOf: (row: Food) => row.name, romanizedOf: (row: Food) => row.name, isForgiving: true },
  } as const;
  const query = { page: 1, perPage: -1, orderDirection: 'desc', search: 'fod nmber'.repeat(20) } as const;
  expect(await turnsDuring(() => selectRows(many.slice(0, 3000), { ...query }, rules, now))).toBeGreaterThan(
    2,
  );
});

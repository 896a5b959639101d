import { describe, expect, it } from 'vitest';
import { MappedRows } from './mapped-rows.ts';

const alias = { word_id: 'leek', name: 'porree', position: 0 };
const hook = { group_id: 'g', event_type: 'recipe_created', household_id: 'h', notifier_id: 'n' };

describe('rows of tables', () => {
  it('are kept by table, in their order', () => {
    const rows = new MappedRows();
    rows.addPlaced('food_aliases', ['porree', 'poireau'], (name, position) => ({ ...alias, name, position }));
    expect(rows.of('food_aliases').map(({ name, position }) => [name, position])).toEqual([
      ['porree', 0],
      ['poireau', 1],
    ]);
    expect(rows.dumped('food_aliases')).toEqual(rows.of('food_aliases'));
    expect([rows.nextNumber('food_aliases'), rows.nextNumber('unit_aliases')]).toEqual([3, 1]);
    expect([rows.of('unit_aliases'), rows.dumped('unit_aliases'), rows.dumped('toString')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('do not compile without a column of their table', () => {
    const rows = new MappedRows();
    const { position: _position, ...incomplete } = alias;
    // @ts-expect-error -- the column is missing
    rows.add('food_aliases', incomplete);
    // @ts-expect-error -- of another table
    rows.add('food_aliases', hook);
    // @ts-expect-error -- there is no such table
    rows.add('food_alias', alias);
    // @ts-expect-error -- only the column of a secret may be readable
    rows.add('food_aliases', { ...alias, name: { open: 'porree' } });
    rows.add('event_subscriptions', hook);
    expect(rows.nextNumber('food_aliases')).toBe(4);
  });
});

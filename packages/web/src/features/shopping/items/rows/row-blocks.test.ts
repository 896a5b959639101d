import { assert, nat, pre, property, uniqueArray, uuid } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBlocks, isSameList, placesIn } from './row-blocks.ts';

const buildRows = (ids: readonly string[]) => ids.map((id) => ({ id }));
const ids = uniqueArray(uuid(), { maxLength: 200 });
const idsIn = (blocks: ReturnType<typeof inBlocks>) => blocks.flatMap(({ rows }) => rows.map(({ id }) => id));

describe('blocks of rows', () => {
  it('contain every row once, in order, whatever the earlier places', () => {
    assert(
      property(ids, ids, (before, now) => {
        const all = [...now, ...before.filter((id) => !now.includes(id))];
        const places = placesIn(inBlocks(buildRows(before)));
        const blocks = inBlocks(buildRows(all), places);
        expect(idsIn(blocks)).toEqual(all);
        expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
      }),
    );
  });

  it('keep the other rows in their blocks when a row is removed', () => {
    assert(
      property(ids, nat(), (all, any) => {
        pre(all.length > 0);
        const places = placesIn(inBlocks(buildRows(all)));
        const rest = all.toSpliced(any % all.length, 1);
        const after = placesIn(inBlocks(buildRows(rest), places));
        expect(rest.map((id) => after.get(id))).toEqual(rest.map((id) => places.get(id)));
      }),
    );
  });

  it('keep the other rows in their blocks when a row is added', () => {
    assert(
      property(ids, nat(), uuid(), (all, any, id) => {
        pre(!all.includes(id));
        const places = placesIn(inBlocks(buildRows(all)));
        const after = placesIn(inBlocks(buildRows(all.toSpliced(any % (all.length + 1), 0, id)), places));
        expect(all.map((one) => after.get(one))).toEqual(all.map((one) => places.get(one)));
      }),
    );
  });

  it('are limited in size', () => {
    const all = buildRows(Array.from({ length: 500 }, (_, at) => `thing ${at}`));
    expect(inBlocks(all).map(({ rows }) => rows.length)).toEqual(Array.from({ length: 20 }, () => 25));
    const many = [...all.slice(0, 10), ...buildRows(Array.from({ length: 200 }, (_, at) => `new ${at}`))];
    const sizes = inBlocks(many, placesIn(inBlocks(all))).map(({ rows }) => rows.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40);
  });

  it('are equal if they contain the same rows in the same order', () => {
    const [one, two] = [{ id: 'one' }, { id: 'two' }];
    expect(isSameList([one, two], [one, two])).toBe(true);
    expect(isSameList([one, two], [two, one])).toBe(false);
    expect(isSameList([one], [one, two])).toBe(false);
    expect(isSameList([one], [{ id: 'one' }])).toBe(false);
  });
});

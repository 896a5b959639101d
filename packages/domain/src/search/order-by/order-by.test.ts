import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterSchema } from '../query-filter/index.ts';
import { OrderByError, parseOrderBy } from './index.ts';

const tags: FilterSchema = { fields: { name: { type: 'text', column: 'tags.name' } } };
const recipes: FilterSchema = {
  fields: {
    name: { type: 'text', column: 'recipes.name' },
    created_at: { type: 'datetime', column: 'recipes.created_at' },
    last_made: { type: 'datetime', column: 'recipes.last_made' },
  },
  relations: { tags: { many: true, schema: () => tags } },
  maps: { extras: { column: 'extras.value' } },
};

describe('parseOrderBy', () => {
  it('gives unsuffixed items the direction of the list', () => {
    expect(parseOrderBy('name:asc, created_at,last_made:DESC', 'desc', recipes)).toMatchObject([
      { path: [], name: 'name', column: 'recipes.name', type: 'text', direction: 'asc' },
      { path: [], name: 'created_at', column: 'recipes.created_at', type: 'datetime', direction: 'desc' },
      { path: [], name: 'last_made', direction: 'desc' },
    ]);
  });

  it('takes names as the answers have them, which is how later clients write them', () => {
    expect(parseOrderBy('createdAt:asc,lastMade', 'desc', recipes)).toMatchObject([
      { name: 'created_at', direction: 'asc' },
      { name: 'last_made', direction: 'desc' },
    ]);
  });

  it('follows relations', () => {
    expect(parseOrderBy('tags.name', 'asc', recipes)).toMatchObject([
      { path: [{ relation: 'tags', many: true }], column: 'tags.name', direction: 'asc' },
    ]);
  });

  it.each([
    ['created-at', 'created-at'],
    ['name,foo', 'foo'],
    ['name:up', 'name:up'],
    ['name:asc:desc', 'name:asc:desc'],
    ['name:', 'name:'],
    ['tags', 'tags'],
    ['extras.key', 'extras.key'],
    ['constructor', 'constructor'],
    ['name,', ''],
    ['', ''],
  ])('refuses %j with the known text', (text, item) => {
    const error = parseOrderBy(text, 'asc', recipes);
    expect(error).toBeInstanceOf(OrderByError);
    expect(error).toMatchObject({ message: `Invalid order_by statement "${text}": "${item}" is invalid` });
  });

  it('refuses endless lists', () => {
    expect(
      parseOrderBy(Array.from({ length: 10_000 }, () => 'name').join(','), 'asc', recipes),
    ).toBeInstanceOf(OrderByError);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Array.isArray(parseOrderBy(text, 'asc', recipes)) || text.length >= 0).toBe(true);
      }),
    );
  });
});

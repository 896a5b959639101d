import { describe, expect, it } from 'vitest';
import { PagingQuery } from '@hearth/contract';
import { asStored } from './row-filter.ts';
import { selectPage, type ShortList } from './select-page.ts';

const rows = [{ name: 'Apple' }, { name: 'bread' }, { name: 'Cake' }];
const list: ShortList<{ name: string }> = {
  reader: asStored({ fields: { name: { type: 'text', column: 'name' } } }),
  route: '/things',
  now: new Date('2026-05-01T10:00:00Z'),
};
const select = async (query: object) => {
  const { items, total } = await selectPage(rows, PagingQuery.parse(query), list);
  return [items.map(({ name }) => name), total];
};

describe('a page of a short list', () => {
  it.each([
    ['comes newest first', {}, ['Cake', 'bread', 'Apple'], 3],
    ['comes oldest first when asked for', { orderDirection: 'asc' }, ['Apple', 'bread', 'Cake'], 3],
    ['holds what passes the filter', { queryFilter: 'name <> "bread"' }, ['Cake', 'Apple'], 2],
    ['is ordered by a field', { orderBy: 'name', orderDirection: 'desc' }, ['Cake', 'bread', 'Apple'], 3],
    ['counts what is on other pages', { perPage: 1, page: 2, queryFilter: 'name <> "Cake"' }, ['Apple'], 2],
  ])('%s', async (_what, query, names, total) => {
    expect(await select(query)).toEqual([names, total]);
  });

  it('is rejected for a filter with an unknown field', async () => {
    await expect(select({ queryFilter: 'colour = "red"' })).rejects.toThrow('invalidQuery');
  });
});

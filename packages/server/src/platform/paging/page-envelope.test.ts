import { describe, expect, it } from 'vitest';
import { PagingQuery } from '@hearth/contract';
import { pageOfAll } from './page-envelope.ts';

const all = ['a', 'b', 'c', 'd', 'e'];
const page = (query: object) => pageOfAll(all, PagingQuery.parse(query), '/things');

describe('pages of short lists', () => {
  it.each([
    [{}, { page: 1, per_page: 50, total: 5, total_pages: 1, items: all, next: null, previous: null }],
    [{ perPage: -1 }, { per_page: 5, total_pages: 1, items: all }],
    [{ perPage: 0 }, { per_page: 0, total_pages: 0, items: [] }],
    [
      { page: -1, perPage: 2 },
      { page: 3, items: ['e'] },
    ],
    [
      { page: 9, perPage: 2 },
      { page: 9, items: [], next: null },
    ],
  ])('%j', (query, envelope) => {
    expect(page(query)).toMatchObject(envelope);
  });

  it('links to neighbouring pages contain every paging parameter', () => {
    const rest =
      'perPage=2&orderBy=None&orderByNullPosition=None&orderDirection=desc&queryFilter=None&paginationSeed=None';
    expect(page({ page: 2, perPage: 2 })).toMatchObject({
      next: `/things?page=3&${rest}`,
      previous: `/things?page=1&${rest}`,
    });
  });
});

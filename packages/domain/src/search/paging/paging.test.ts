import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPageLinks, computePage, recipePageLinks } from './index.ts';

describe('computePage', () => {
  it('gives the rows of an ordinary page', () => {
    expect(computePage({ page: 2, perPage: 50, total: 120 })).toEqual({
      page: 2,
      perPage: 50,
      total: 120,
      totalPages: 3,
      offset: 50,
      limit: 50,
    });
  });

  it('cuts the last page', () => {
    expect(computePage({ page: 3, perPage: 50, total: 120 })).toMatchObject({ offset: 100, limit: 20 });
  });

  it('gives everything for perPage -1 and reports the total as the page size', () => {
    const window = computePage({ page: 1, perPage: -1, total: 7 });
    expect(window).toMatchObject({ perPage: 7, totalPages: 1, offset: 0, limit: 7 });
    expect(computePage({ page: 1, perPage: -1, total: 0 })).toMatchObject({
      page: 1,
      perPage: 0,
      totalPages: 0,
      limit: 0,
    });
  });

  it('goes to the last page for page -1', () => {
    expect(computePage({ page: -1, perPage: 1, total: 9 })).toMatchObject({ page: 9, offset: 8, limit: 1 });
    expect(computePage({ page: -1, perPage: 10, total: 0 })).toMatchObject({ page: 1, totalPages: 0 });
  });

  it.each([0, -2, -100])('takes page %d as the first', (page) => {
    expect(computePage({ page, perPage: 10, total: 30 })).toMatchObject({ page: 1, offset: 0 });
  });

  it('echoes a page beyond the end and gives it no rows', () => {
    expect(computePage({ page: 99, perPage: 10, total: 30 })).toMatchObject({
      page: 99,
      totalPages: 3,
      limit: 0,
    });
    expect(computePage({ page: Number.MAX_SAFE_INTEGER, perPage: 1000, total: 30 })).toMatchObject({
      offset: 30,
      limit: 0,
    });
  });

  it('gives nothing for perPage 0', () => {
    expect(computePage({ page: 1, perPage: 0, total: 30 })).toMatchObject({
      perPage: 0,
      totalPages: 0,
      limit: 0,
    });
  });

  it('shows every row exactly once over its pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(300), (perPage, total) => {
        const { totalPages } = computePage({ page: 1, perPage, total });
        const rows = Array.from({ length: totalPages }, (_, index) =>
          computePage({ page: index + 1, perPage, total }),
        );
        expect(rows.reduce((sum, { limit }) => sum + limit, 0)).toBe(total);
        expect(rows.every(({ offset }, index) => offset === index * perPage)).toBe(true);
      }),
    );
  });
});

describe('recipePageLinks', () => {
  const paging = {
    page: 2,
    perPage: 2,
    orderBy: 'name',
    orderDirection: 'desc',
    queryFilter: 'name = "a b"',
  };

  it('spells the paging parameters that are set, then the others as sent', () => {
    const sent = new URLSearchParams('foo=bar&page=2&tags=a&require_all_tags=true&tags=b&perPage=2');
    expect(recipePageLinks('/recipes', paging, { page: 2, totalPages: 9 }, sent)).toEqual({
      next: '/recipes?page=3&perPage=2&orderBy=name&orderDirection=desc&queryFilter=name+%3D+%22a+b%22&foo=bar&tags=b&requireAllTags=true',
      previous:
        '/recipes?page=1&perPage=2&orderBy=name&orderDirection=desc&queryFilter=name+%3D+%22a+b%22&foo=bar&tags=b&requireAllTags=true',
    });
  });

  it('matches a recorded link', () => {
    const recorded = { page: 1, perPage: 2, orderBy: 'name', orderDirection: 'asc', queryFilter: null };
    const sent = new URLSearchParams('perPage=2&orderBy=name&orderDirection=asc');
    expect(recipePageLinks('/recipes', recorded, { page: 1, totalPages: 3 }, sent)).toEqual({
      next: '/recipes?page=2&perPage=2&orderBy=name&orderDirection=asc',
      previous: null,
    });
  });

  it('keeps a value that happens to read None', () => {
    const links = recipePageLinks('/recipes', { ...paging, orderBy: 'None' }, { page: 1, totalPages: 2 }, []);
    expect(links.next).toContain('orderBy=None');
  });
});

describe('listPageLinks', () => {
  it('spells all seven parameters, unset ones as None', () => {
    const paging = { page: 1, perPage: 1, orderBy: 'username', orderDirection: 'asc' };
    expect(listPageLinks('/users', paging, { page: 1, totalPages: 2 })).toEqual({
      next: '/users?page=2&perPage=1&orderBy=username&orderByNullPosition=None&orderDirection=asc&queryFilter=None&paginationSeed=None',
      previous: null,
    });
  });

  it.each([
    [1, 2, true],
    [2, 2, false],
    [1, 1, false],
    [1, 0, false],
  ])('leads from page %i of %i to the next one: %s', (page, totalPages, hasNext) => {
    const [fields, position] = [
      { page, perPage: 1 },
      { page, totalPages },
    ];
    expect(listPageLinks('/foods', fields, position).next !== null).toBe(hasNext);
    expect(recipePageLinks('/recipes', fields, position, []).next !== null).toBe(hasNext);
  });

  it('leads back from beyond the end', () => {
    const paging = { page: 9, perPage: 1, orderDirection: 'desc' };
    expect(listPageLinks('/foods', paging, { page: 9, totalPages: 2 })).toEqual({
      next: null,
      previous:
        '/foods?page=8&perPage=1&orderBy=None&orderByNullPosition=None&orderDirection=desc&queryFilter=None&paginationSeed=None',
    });
  });

  it('encodes as forms do', () => {
    const paging = { page: 1, perPage: 1, queryFilter: '* ~ é' };
    expect(listPageLinks('/foods', paging, { page: 1, totalPages: 2 }).next).toContain(
      'queryFilter=%2A+~+%C3%A9',
    );
  });
});

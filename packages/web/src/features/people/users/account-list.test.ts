import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FilterError, parseFilter } from '@hearth/domain/search/query-filter';
import { readList, listQuery, orders, buildSearch } from './account-list.ts';

const usual = { search: '', orderBy: 'username', isDescending: false, page: 1 } as const;

describe('the list that an address means', () => {
  it.each([
    [{}, usual],
    [
      { q: 'ada', page: '3' },
      { ...usual, search: 'ada', page: 3 },
    ],
    [
      { orderBy: 'email', orderDirection: 'desc' },
      { ...usual, orderBy: 'email', isDescending: true },
    ],
    [{ orderBy: 'password', page: '-1' }, usual],
    [{ page: 'x' }, usual],
  ])('of %j is %j', (search, list) => {
    expect(readList(search)).toEqual(list);
  });

  it('is found again through its own address', () => {
    const lists = fc.record({
      search: fc.string(),
      orderBy: fc.constantFrom(...orders),
      isDescending: fc.boolean(),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(lists, (list) => {
        expect(readList(buildSearch(list))).toEqual(list);
      }),
    );
  });
});

describe('the question to the server', () => {
  it('has no filter when nothing is searched', () => {
    expect(listQuery(usual)).toEqual({ page: 1, perPage: 25, orderBy: 'username', orderDirection: 'asc' });
    expect(listQuery({ ...usual, search: ' " ' })).not.toHaveProperty('queryFilter');
  });

  it('can be parsed from any typed URL', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (search) => {
        const query = listQuery({ ...usual, search: `a${search}` });
        const filter = 'queryFilter' in query ? query.queryFilter : '';
        expect(parseFilter(filter)).not.toBeInstanceOf(FilterError);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { orderFilters } from './section-order.ts';

const order = { orderDirection: 'desc', seed: 'x' } as const;

describe('the order of a list', () => {
  it('by name shows all', () => {
    expect(orderFilters({ cookbook: 'c' }, { ...order, orderBy: 'name' })).toEqual({
      cookbook: 'c',
      orderBy: 'name',
      orderDirection: 'desc',
      paginationSeed: null,
    });
  });

  it.each([
    [{ cookbook: 'c' }, 'rating IS NOT NULL'],
    [{ queryFilter: '' }, 'rating IS NOT NULL'],
    [{ queryFilter: 'a = "1" OR b = "2"' }, '(a = "1" OR b = "2") AND rating IS NOT NULL'],
  ])('by rating shows those of %j that have one', (filters, queryFilter) => {
    expect(orderFilters(filters, { ...order, orderBy: 'rating' })).toMatchObject({ queryFilter });
  });

  it('by chance is the same while one looks around', () => {
    expect(orderFilters({}, { ...order, orderBy: 'random' })).toMatchObject({ paginationSeed: 'x' });
  });
});

import { describe, expect, it } from 'vitest';
import { defaultState, filtersOf, isNarrowed, leftOut, searchOf, stateOf } from './explorer-state.ts';

describe('the address of the explorer', () => {
  it('is empty while nothing is chosen', () => {
    expect(searchOf(defaultState)).toEqual({});
    expect(stateOf({})).toEqual(defaultState);
  });

  it('comes back as it was written', () => {
    const state = {
      ...defaultState,
      search: 'soup & bread',
      orderBy: 'random' as const,
      orderDirection: 'asc' as const,
      tags: ['a', 'b'],
      foods: ['c'],
      requireAllTags: true,
      requireAllFoods: true,
      auto: false,
      seed: '17',
    };
    expect(stateOf(searchOf(state))).toEqual(state);
  });

  it('takes one tag from a link and ignores unknown orders', () => {
    const state = stateOf({ tags: 'x', orderBy: 'password' });
    expect(state.tags).toEqual(['x']);
    expect(state.orderBy).toBe('created_at');
    expect(isNarrowed(state)).toBe(true);
  });

  it('excludes ids with a minus, together with any or all of the others', () => {
    const state = stateOf({ tags: ['a', '-b', '-c'], foods: '-d', requireAllTags: 'true' });
    expect(searchOf(state)).toEqual({ tags: ['a', '-b', '-c'], foods: ['-d'], requireAllTags: 'true' });
    expect(leftOut(state.tags)).toEqual(['b', 'c']);
    expect(isNarrowed(stateOf({ tools: '-x' }))).toBe(true);
    expect(filtersOf(state)).toMatchObject({
      tags: ['a'],
      foods: [],
      requireAllTags: true,
      queryFilter: 'tags.id NOT IN ["b","c"] AND recipe_ingredient.food.id NOT IN ["d"]',
    });
    expect(filtersOf(defaultState)['queryFilter']).toBeNull();
  });

  it('ignores a filter that a user writes into the URL', () => {
    expect(filtersOf(stateOf({ tags: '-x"] OR name IN ["y' }))['queryFilter']).toBe(
      'tags.id NOT IN ["x] OR name IN [y"]',
    );
  });

  it('asks for relevance when a search has no order of its own', () => {
    expect(filtersOf({ ...defaultState, search: 'soup' })).toMatchObject({ search: 'soup', orderBy: null });
    expect(filtersOf({ ...defaultState, search: 'soup', orderBy: 'name' })).toMatchObject({
      orderBy: 'name',
    });
  });

  it('always has a seed for a random order', () => {
    expect(filtersOf({ ...defaultState, orderBy: 'random' })['paginationSeed']).toBe('hearth');
  });
});

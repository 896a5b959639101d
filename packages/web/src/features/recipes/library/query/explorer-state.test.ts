import { describe, expect, it } from 'vitest';
import {
  defaultState,
  buildFilters,
  isFavoritesOnly,
  isNarrowed,
  leftOut,
  buildSearch,
  readState,
} from './explorer-state.ts';

describe('the address of the explorer', () => {
  it('is empty while nothing is chosen', () => {
    expect(buildSearch(defaultState)).toEqual({});
    expect(readState({})).toEqual(defaultState);
  });

  it('comes back as it was written', () => {
    const state = {
      ...defaultState,
      search: 'soup & bread',
      orderBy: 'random' as const,
      orderDirection: 'asc' as const,
      tags: ['a', 'b'],
      foods: ['c'],
      favorites: true,
      time: 30,
      rating: 4,
      requireAllTags: true,
      requireAllFoods: true,
      auto: false,
      seed: '17',
    };
    expect(readState(buildSearch(state))).toEqual(state);
  });

  it('takes one tag from a link and ignores unknown orders', () => {
    const state = readState({ tags: 'x', orderBy: 'password' });
    expect(state.tags).toEqual(['x']);
    expect(state.orderBy).toBe('created_at');
    expect(isNarrowed(state)).toBe(true);
  });

  it('excludes ids with a minus, together with any or all of the others', () => {
    const state = readState({ tags: ['a', '-b', '-c'], foods: '-d', requireAllTags: 'true' });
    expect(buildSearch(state)).toEqual({ tags: ['a', '-b', '-c'], foods: ['-d'], requireAllTags: 'true' });
    expect(leftOut(state.tags)).toEqual(['b', 'c']);
    expect(isNarrowed(readState({ tools: '-x' }))).toBe(true);
    expect(buildFilters(state, null)).toMatchObject({
      tags: ['a'],
      foods: [],
      requireAllTags: true,
      queryFilter: 'tags.id NOT IN ["b","c"] AND recipe_ingredient.food.id NOT IN ["d"]',
    });
    expect(buildFilters(defaultState, null)['queryFilter']).toBeNull();
  });

  it('narrows to favorites, a total time and a rating', () => {
    const state = readState({ favorites: 'true', time: '30', rating: '4' });
    expect(buildFilters(state, 'me')['queryFilter']).toBe(
      'favorited_by.id = "me" AND total_minutes <= 30 AND rating >= 4',
    );
    expect(buildFilters(state, null)['queryFilter']).toBe('total_minutes <= 30 AND rating >= 4');
    for (const one of [{ favorites: 'true' }, { time: '30' }, { rating: '4' }])
      expect(isNarrowed(readState(one))).toBe(true);
  });

  it.each(['-1', '1.5', '99999', 'soon', '5 OR 1=1'])('ignores %s as a time and a rating', (text) => {
    const { time, rating } = readState({ time: text, rating: text });
    expect([time, rating]).toEqual([0, 0]);
  });

  it('ignores a filter that a user writes into the URL', () => {
    expect(buildFilters(readState({ tags: '-x"] OR name IN ["y' }), null)['queryFilter']).toBe(
      'tags.id NOT IN ["x] OR name IN [y"]',
    );
  });

  it('asks for relevance when a search has no order of its own', () => {
    expect(buildFilters({ ...defaultState, search: 'soup' }, null)).toMatchObject({
      search: 'soup',
      orderBy: null,
    });
    expect(buildFilters({ ...defaultState, search: 'soup', orderBy: 'name' }, null)).toMatchObject({
      orderBy: 'name',
    });
  });

  it('always has a seed for a random order', () => {
    expect(buildFilters({ ...defaultState, orderBy: 'random' }, null)['paginationSeed']).toBe('hearth');
  });
});

it('knows whether nothing but the choice of favorites narrows the list', () => {
  const favorites = { ...defaultState, favorites: true };
  expect(isFavoritesOnly(favorites)).toBe(true);
  expect(isFavoritesOnly(defaultState)).toBe(false);
  for (const more of [{ search: 'soup' }, { tags: ['a'] }, { time: 30 }])
    expect(isFavoritesOnly({ ...favorites, ...more })).toBe(false);
});

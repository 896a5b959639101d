import { describe, expect, it } from 'vitest';
import type { Recipe } from '@hearth/contract';
import { buildRow } from '../../platform/offline/kept/kept-recipe.ts';
import { buildRecipe } from '../testing/in-memory.ts';
import { answerLibrary } from './answer-library.ts';
import { UnknownFilterError } from './passes-filter.ts';

const tag = (name: string) => ({ id: `tag-${name}`, groupId: 'group', name, slug: name });
const food = { id: 'food-leek', name: 'leek' };
const recipes: readonly Recipe[] = [
  buildRecipe('Käsekuchen', { rating: 5, totalTime: '1 hour', createdAt: '2026-03-01T00:00:00Z' }),
  buildRecipe('Leek soup', {
    tags: [tag('quick')],
    totalTime: '20 minutes',
    recipeIngredient: [{ food, note: '', originalText: '2 leeks' }] as unknown as Recipe['recipeIngredient'],
    createdAt: '2026-02-01T00:00:00Z',
  }),
  buildRecipe('Apple cake', { tags: [tag('quick'), tag('sweet')], rating: 3 }),
];
const rows = recipes.map((recipe) => buildRow({ id: recipe.id, recipe, etag: null, readAt: null }));
const reader = { id: 'me', favorites: new Set(['id-of-apple-cake']) };

function names(query: string): string[] {
  return answerLibrary(rows, new URLSearchParams(query), reader).items.map(({ name }) => name);
}

describe('the library on this device', () => {
  it.each([
    ['', ['Käsekuchen', 'Leek soup', 'Apple cake']],
    ['orderBy=name&orderDirection=asc', ['Apple cake', 'Käsekuchen', 'Leek soup']],
    ['orderBy=rating&orderDirection=desc', ['Käsekuchen', 'Apple cake', 'Leek soup']],
    ['search=kaesekuchen', ['Käsekuchen']],
    ['search=kasekuchen', ['Käsekuchen']],
    ['search=leeks', ['Leek soup']],
    ['search=cake+-apple', []],
    ['tags=tag-quick', ['Leek soup', 'Apple cake']],
    ['tags=tag-quick&tags=tag-sweet&requireAllTags=true', ['Apple cake']],
    ['foods=food-leek', ['Leek soup']],
    ['queryFilter=favorited_by.id = "me"', ['Apple cake']],
    ['queryFilter=total_minutes <= 30', ['Leek soup']],
    ['queryFilter=rating >= 4', ['Käsekuchen']],
    ['queryFilter=tags.id NOT IN ["tag-sweet"] AND rating >= 4', ['Käsekuchen']],
  ])('answers "%s"', (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it('says which page of how many it is', () => {
    const query = new URLSearchParams('page=2&perPage=2&orderBy=name&orderDirection=asc');
    const { items, ...page } = answerLibrary(rows, query, reader);
    expect(items.map(({ name }) => name)).toEqual(['Leek soup']);
    expect(page).toMatchObject({ page: 2, per_page: 2, total: 3, total_pages: 2 });
  });

  it('shuffles by the seed, with every recipe once', () => {
    const order = names('orderBy=random&paginationSeed=a');
    expect(order.toSorted()).toEqual(['Apple cake', 'Käsekuchen', 'Leek soup']);
    expect(names('orderBy=random&paginationSeed=a')).toEqual(order);
  });

  it('does not guess what only the server knows', () => {
    expect(() => names('queryFilter=extras.shop = "x"')).toThrow(UnknownFilterError);
  });
});

import { describe, expect, it } from 'vitest';
import { buildAddress } from './address.ts';
import { api } from './api.ts';
import { firstAnswer } from './preloaded-queries.ts';
import { upload } from './upload.ts';

const slug = 'soup';
const handle = { onProgress: () => undefined, signal: new AbortController().signal };

/**
 * Code that must not compile. Each `@ts-expect-error` becomes an error itself if the line below it compiles.
 * Nothing here runs.
 */
export async function mistakes(path: string): Promise<unknown[]> {
  // @ts-expect-error no operation has this path
  await api.get('/api/recipe');
  // @ts-expect-error none goes there by this method
  await api.delete('/api/recipes');
  // @ts-expect-error a path that the compiler does not know
  await api.get(path);
  // @ts-expect-error an address instead of the path of an operation
  await api.get(`/api/recipes/${slug}`);
  // @ts-expect-error the params are missing
  await api.get('/api/recipes/{slug}');
  // @ts-expect-error it has no such param
  await api.get('/api/recipes/{slug}', { params: { item_id: slug } });
  // @ts-expect-error the body is missing
  await api.post('/api/comments');
  // @ts-expect-error the body lacks a field
  await api.post('/api/comments', { body: { text: 'Good' } });
  // @ts-expect-error a field has another type
  await api.post('/api/comments', { body: { recipeId: slug, text: 7 } });
  // @ts-expect-error it takes no body
  await api.delete('/api/comments/{item_id}', { params: { item_id: slug }, body: {} });
  // @ts-expect-error it takes a form
  await api.put('/api/recipes/{slug}/image', { params: { slug }, body: { image: slug } });
  // @ts-expect-error the query has no such parameter
  await api.get('/api/recipes', { query: { serach: 'soup' } });
  // @ts-expect-error a parameter has another type
  await api.get('/api/recipes', { query: { page: 'one' } });
  // @ts-expect-error it has no query
  await api.get('/api/users/self', { query: { page: 1 } });
  const recipe = await api.get('/api/recipes/{slug}', { params: { slug } });
  // @ts-expect-error a recipe has no title
  const title: string = recipe.title;
  // @ts-expect-error the answer is one recipe
  const recipes: unknown[] = recipe;
  // @ts-expect-error pages name their path too
  const first = firstAnswer('/api/recipes/{slug}', { query: {} });
  // @ts-expect-error the form is missing
  await upload('PUT', '/api/recipes/{slug}/image', { params: { slug } }, handle);
  return [title, recipes, first];
}

it('a call that the contract does not know does not compile', () => {
  expect(mistakes).toBeTypeOf('function');
});

describe('the address of an operation', () => {
  it('holds its params, percent-encoded, and its query', () => {
    const params = { group_slug: 'a/b', recipe_slug: 'crème & 1' };
    expect(buildAddress('/api/explore/groups/{group_slug}/recipes/{recipe_slug}', { params })).toBe(
      '/api/explore/groups/a%2Fb/recipes/cr%C3%A8me%20%26%201',
    );
    expect(buildAddress('/api/recipes', { query: { page: 1, tags: ['a', 'b'], search: null } })).toBe(
      '/api/recipes?page=1&tags=a&tags=b',
    );
    expect(buildAddress('/api/recipes')).toBe('/api/recipes');
  });
});

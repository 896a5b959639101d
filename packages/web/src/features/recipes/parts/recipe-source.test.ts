import { describe, expect, it } from 'vitest';
import { recipeSource } from './recipe-source.ts';

const recipe = { id: 'i', slug: 's', groupId: 'g' };
const explored = '/api/explore/groups/{group_slug}/recipes/{recipe_slug}';
const shared = '/api/recipes/shared/{token_id}';
const own = '/api/recipes/{slug}';

describe('what is computed of a recipe', () => {
  it.each<[string, { groupId?: string; groupSlug: string; token?: string }, string]>([
    ['a member of its group', { groupId: 'g', groupSlug: 'home' }, own],
    ['a member of its group who has a link', { groupId: 'g', groupSlug: 'home', token: 't' }, own],
    ['a visitor', { groupSlug: 'home' }, explored],
    ['a member of another group', { groupId: 'other', groupSlug: 'home' }, explored],
    ['a visitor who has a link', { groupSlug: 'home', token: 't' }, shared],
    ['a member of another group who has a link', { groupId: 'other', groupSlug: 'home', token: 't' }, shared],
  ])('comes for %s from their own route', (_, reader, path) => {
    expect(recipeSource(recipe, reader)).toEqual({
      isOwn: path === own,
      path,
      params: { slug: 'i', recipe_slug: 's', group_slug: 'home', token_id: reader.token ?? '' },
    });
  });
});

import type { RecipeSummary } from '@hearth/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { itemForTest } from '../item-for-test.ts';
import { RecipeShares } from './recipe-shares.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ params, children }: { params: { slug: string }; children: ReactNode }) => (
    <a href={params.slug}>{children}</a>
  ),
}));
vi.mock('../../../../platform/session/index.ts', () => ({ useSelf: () => ({ groupSlug: 'home' }) }));
vi.mock('../../../../platform/i18n/index.ts', () => ({ formats: { amount: String } }));

const recipes = new Map([['soup', { id: 'soup', slug: 'soup', name: 'Soup' } as unknown as RecipeSummary]]);
const share = (fields: { recipeId?: string; recipeScale?: number | null; recipeNote?: string | null }) => ({
  id: 'share',
  shoppingListItemId: 'flour',
  recipeId: 'soup',
  recipeQuantity: 200,
  recipeScale: 1,
  recipeNote: null,
  ...fields,
});
const shown = (fields: Parameters<typeof share>[0]) =>
  renderToStaticMarkup(
    <RecipeShares
      item={itemForTest('flour', { quantity: 700, isFood: true, recipeReferences: [share(fields)] })}
      recipes={recipes}
    />,
  ).replace(/<[^>]+>/g, '');

it('the share of a recipe in an item is as much as its scale asks for', () => {
  expect(shown({})).toBe('Soup 200 flour');
  expect(shown({ recipeScale: 3 })).toBe('Soup 600 flour');
  expect(shown({ recipeScale: null })).toBe('Soup 200 flour');
});

it('the share of a recipe says what that recipe noted', () => {
  expect(shown({ recipeNote: 'sifted' })).toBe('Soup 200 sifted');
});

it('an item whose recipes are deleted says so', () => {
  expect(shown({ recipeId: 'gone' })).toBe('row.recipeGone');
});

import type { IngredientFood, IngredientUnit, RecipeSummary } from '@hearth/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { ListItem } from '../../sync/index.ts';
import { itemForTest } from '../item-for-test.ts';
import { RecipeShares } from './recipe-shares.tsx';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, { inner = '', name = '' }: { inner?: string; name?: string } = {}) =>
      [key, inner, name].filter((part) => part !== '').join(' '),
  }),
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ params, children }: { params: { slug: string }; children: ReactNode }) => (
    <a href={params.slug}>{children}</a>
  ),
}));
vi.mock('../../../../platform/session/index.ts', () => ({ useSelf: () => ({ groupSlug: 'home' }) }));
vi.mock('../../../../platform/i18n/index.ts', () => ({
  activeLocale: { value: 'en-US' },
  formats: { amount: String },
}));

const recipes = new Map([['soup', { id: 'soup', slug: 'soup', name: 'Soup' } as unknown as RecipeSummary]]);
const share = (fields: Partial<ListItem['recipeReferences'][number]>) => ({
  id: 'share',
  shoppingListItemId: 'flour',
  recipeId: 'soup',
  recipeQuantity: 200,
  recipeScale: 1,
  recipeNote: null,
  fromRecipes: [],
  ...fields,
});
const shown = (fields: Parameters<typeof share>[0], item: Partial<ListItem> = {}) =>
  renderToStaticMarkup(
    <RecipeShares
      item={itemForTest('flour', {
        quantity: 700,
        isFood: true,
        recipeReferences: [share(fields)],
        ...item,
      })}
      recipes={recipes}
    />,
  ).replace(/<[^>]+>/g, '');

it('the share of a recipe in an item is as much as its scale asks for', () => {
  expect(shown({})).toBe('row.from Soup 200 flour');
  expect(shown({ recipeScale: 3 })).toBe('row.from Soup 600 flour');
  expect(shown({ recipeScale: null })).toBe('row.from Soup 200 flour');
});

it('the share of a recipe says which recipes within brought it', () => {
  expect(shown({ fromRecipes: ['Stock'] })).toBe('row.fromWithin Stock Soup 200 flour');
  expect(shown({ fromRecipes: ['Stock', 'Roux'] })).toBe('row.fromWithin Stock, Roux Soup 200 flour');
  expect(shown({ fromRecipes: [null, 'Stock'] })).toBe('row.fromBoth Stock Soup 200 flour');
});

it('the share of a recipe says what that recipe noted', () => {
  expect(shown({ recipeNote: 'sifted' })).toBe('row.from Soup 200 sifted');
});

it('the share of a recipe in an item with a unit or a food is its amount', () => {
  const gram = { id: 'g', name: 'gram', abbreviation: 'g', useAbbreviation: true, fraction: false };
  const lentils = { unit: gram as unknown as IngredientUnit, food: { id: 'l' } as unknown as IngredientFood };
  const words = { note: '', originalText: '200 g lentils', ...lentils };
  expect(shown({ recipeScale: 4.5 }, words)).toBe('row.from Soup 900 g');
  expect(shown({ recipeScale: 1, recipeQuantity: 12.3 }, words)).toBe('row.from Soup 12.3 g');
});

it('the share of a recipe in a text is the text, as often as the recipe needs it', () => {
  const text = { note: '300 g lentils', originalText: '300 g lentils', isFood: false, quantity: 4 };
  expect(shown({ recipeQuantity: 1, recipeScale: 3 }, text)).toBe('row.from Soup 900 g lentils');
});

it('an item whose recipes are deleted says so', () => {
  expect(shown({ recipeId: 'gone' })).toBe('row.recipeGone');
});

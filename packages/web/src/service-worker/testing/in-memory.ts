import type { Recipe, UserOut } from '@hearth/contract';
import { buildRow, type KeptRecipe, type KeptRecipes } from '../../platform/offline/kept/kept-recipe.ts';
import type { PendingWrite, PendingWrites } from '../../platform/offline/outbox/pending-write.ts';

/** Kept recipes in memory. */
export function keepInMemory(...recipes: readonly Recipe[]): KeptRecipes {
  const all = new Map<string, KeptRecipe>(
    recipes.map((recipe) => [recipe.id, { id: recipe.id, recipe, etag: '"1"', readAt: null }]),
  );
  return {
    put: async (kept) => void all.set(kept.id, kept),
    findById: async (id) => all.get(id),
    find: async (key) => [...all.values()].find(({ id, recipe }) => id === key || recipe.slug === key),
    listRows: async () => [...all.values()].map(buildRow),
    drop: async (ids) => ids.forEach((id) => all.delete(id)),
    clear: async () => all.clear(),
  };
}

/** Pending writes in memory. */
export function writesInMemory(): PendingWrites & { readonly all: Map<number, PendingWrite> } {
  const all = new Map<number, PendingWrite>();
  return {
    all,
    list: async () => [...all.values()].toSorted((left, right) => left.number - right.number),
    put: async (write) => void all.set(write.number, write),
    drop: async (number) => void all.delete(number),
  };
}

/** A recipe with little in it. */
export function buildRecipe(name: string, fields: Partial<Recipe> = {}): Recipe {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: `id-of-${slug}`,
    userId: 'ada',
    householdId: 'household',
    groupId: 'group',
    name,
    slug,
    image: null,
    recipeServings: 4,
    recipeYieldQuantity: 0,
    recipeYield: null,
    totalTime: null,
    prepTime: null,
    cookTime: null,
    performTime: null,
    description: null,
    recipeCategory: [],
    tags: [],
    tools: [],
    rating: null,
    orgURL: null,
    dateAdded: '2026-01-01',
    dateUpdated: '2026-01-01T00:00:00Z',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    lastMade: null,
    recipeIngredient: [],
    recipeInstructions: [],
    nutrition: null,
    settings: null,
    assets: [],
    notes: [],
    extras: {},
    comments: [],
    ...fields,
  };
}

/** The signed-in person, with the fields that answers name. */
export const ada = {
  id: 'ada',
  username: 'ada',
  fullName: 'Ada',
  groupId: 'group',
  householdId: 'household',
} as UserOut;

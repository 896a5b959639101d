import type { Recipe } from '@hearth/contract';
import { type Choices, type Merged, MergeRun, type Versions } from './merge-run.ts';
import { mergedObject, type Shape } from './merge-values.ts';
import { getIdentity, isJson, type Json } from './same-content.ts';

/** The recipe as it was loaded, as it is in the editor, and as it is stored by now. */
export type RecipeVersions = Versions<Recipe>;

const stored: Shape = { kind: 'stored' };
const organizers: Shape = { kind: 'set', keyOf: getIdentity };

function text(row: Json, ...names: readonly string[]): string {
  return names
    .map((name) => row[name])
    .filter((one) => typeof one === 'string')
    .join(' ');
}

function readName(value: unknown): string {
  return isJson(value) ? text(value, 'name') : '';
}

/** Members that only the server writes, or that are stored on their own. */
const kept = 'id householdId groupId slug image rating dateUpdated updatedAt update_at comments'.split(' ');

/** Members that are not merged as plain values. */
const shapes: Readonly<Record<string, Shape>> = {
  ...Object.fromEntries(kept.map((name) => [name, stored])),
  settings: { kind: 'object' },
  nutrition: { kind: 'object' },
  extras: { kind: 'object' },
  recipeCategory: organizers,
  tags: organizers,
  tools: organizers,
  assets: { kind: 'set', keyOf: (asset) => (isJson(asset) ? (asset['fileName'] ?? asset) : asset) },
  recipeIngredient: {
    kind: 'rows',
    identity: {
      id: 'referenceId',
      readText: (row) => `${text(row, 'note')} ${readName(row['food'])}`,
      ignored: ['display', 'isFood', 'disableAmount'],
    },
    members: { unit: { kind: 'reference' }, food: { kind: 'reference' } },
  },
  recipeInstructions: {
    kind: 'rows',
    identity: { id: 'id', readText: (row) => text(row, 'summary', 'text'), ignored: [] },
    members: {
      ingredientReferences: {
        kind: 'set',
        keyOf: (one) => (isJson(one) ? one['referenceId'] : one),
      },
    },
  },
  notes: {
    kind: 'rows',
    identity: { id: '', readText: (row) => text(row, 'title', 'text'), ignored: [] },
    members: {},
  },
};

/**
 * Three-way merge of two edits of a recipe that began with the same version. A change of one side is taken; different
 * changes of both sides are a conflict, which the choices resolve. Fields of the server are taken as stored.
 */
export function mergeRecipes(versions: RecipeVersions, choices: Choices = new Map()): Merged<Recipe> {
  const run = new MergeRun(choices);
  const value = mergedObject(versions, shapes, null, run);
  // The members are those of recipes, each taken from one of the three.
  return { value: value as unknown as Recipe, conflicts: run.conflicts };
}

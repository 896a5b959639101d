import type { Recipe } from '@hearth/contract';
import { type FieldKind, fieldNames, type FieldsWith, recipeFields, buildRecord } from '../fields/index.ts';
import { type Choices, type Merged, MergeRun, type Versions } from './merge-run.ts';
import { mergedObject, type Shape } from './merge-values.ts';
import { getIdentity, isJson, type Json } from './same-content.ts';

/** The recipe as it was loaded, as it is in the editor, and as it is stored by now. */
export type RecipeVersions = Versions<Recipe>;

const stored: Shape = { kind: 'stored' };
const value: Shape = { kind: 'value' };

function text(row: Json, ...names: readonly string[]): string {
  return names
    .map((name) => row[name])
    .filter((one) => typeof one === 'string')
    .join(' ');
}

function readName(value: unknown): string {
  return isJson(value) ? text(value, 'name') : '';
}

/** Kinds of fields that are not merged as plain values. */
const shapeOfKind: Readonly<Partial<Record<FieldKind, Shape>>> = {
  switches: { kind: 'object' },
  members: { kind: 'object' },
  organizers: { kind: 'set', keyOf: getIdentity },
  files: { kind: 'set', keyOf: (asset) => (isJson(asset) ? (asset['fileName'] ?? asset) : asset) },
};

/** Lists whose rows are merged one by one. */
const rowShapes: Readonly<Record<FieldsWith<{ kind: 'rows'; inHistory: true }>, Shape>> = {
  recipeIngredient: {
    kind: 'rows',
    identity: {
      id: 'referenceId',
      readText: (row) => `${text(row, 'note')} ${readName(row['food'])} ${readName(row['referencedRecipe'])}`,
      ignored: ['display', 'isFood', 'disableAmount'],
    },
    members: {
      unit: { kind: 'reference' },
      food: { kind: 'reference' },
      referencedRecipe: { kind: 'reference' },
    },
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

/** Fields that only the server writes, or that are stored on their own, are taken as stored. */
const shapes: Readonly<Record<string, Shape>> = {
  ...buildRecord(fieldNames, (name) => {
    const { absent, kind } = recipeFields[name];
    return absent === 'ignored' ? stored : (shapeOfKind[kind] ?? value);
  }),
  ...rowShapes,
  // As other clients name `updatedAt`.
  update_at: stored,
};

/**
 * Three-way merge of two edits of a recipe that began with the same version. A change of one side is taken; different
 * changes of both sides are a conflict, which the choices resolve. Fields of the server are taken as stored.
 */
export function mergeRecipes(versions: RecipeVersions, choices: Choices = new Map()): Merged<Recipe> {
  const run = new MergeRun(choices);
  const merged = mergedObject(versions, shapes, null, run);
  // The members are those of recipes, each taken from one of the three.
  return { value: merged as unknown as Recipe, conflicts: run.conflicts };
}

import type { Recipe, RecipeIngredient } from '@hearth/contract';
import {
  buildRecord,
  type ColumnField,
  type FieldName,
  listColumnFields,
  nutrientNames,
  recipeSettings,
} from '../../recipes/fields/index.ts';

const id = '5b7a4c9a-8d4f-4b9f-9f49-37bb7d7d0001';
const lineId = '5b7a4c9a-8d4f-4b9f-9f49-37bb7d7d0002';

const flour: RecipeIngredient = {
  quantity: 2,
  unit: null,
  food: null,
  note: 'cups of flour',
  isFood: true,
  disableAmount: false,
  display: '2 cups of flour',
  title: 'Dough',
  originalText: 'two cups of flour',
  referenceId: lineId,
  referencedRecipe: null,
};

const namedBy = (name: string) => ({ id, groupId: id, name, slug: 'slug' });

/** Parts that are not stored in a column of their own: each field has to be filled here. */
const others: Pick<Recipe, Exclude<FieldName, ColumnField>> = {
  householdId: id,
  recipeCategory: [namedBy('Baking')],
  tags: [namedBy('Quick')],
  tools: [{ ...namedBy('Whisk'), onHand: false, householdsWithTool: [] }],
  recipeIngredient: [flour],
  recipeInstructions: [
    { id, title: 'Dough', summary: 'Mix', text: 'Mix all.', ingredientReferences: [{ referenceId: lineId }] },
  ],
  notes: [{ title: 'Hint', text: 'Keeps for a week.' }],
  nutrition: buildRecord(nutrientNames, (name) => `${name} as written`),
  settings: buildRecord(recipeSettings, (name) => name !== 'locked' && name !== 'disableAmount'),
  extras: { origin: 'grandmother' },
  assets: [{ name: 'Scan', icon: 'mdi-file', fileName: 'scan.txt' }],
  comments: [],
};

const numbers = listColumnFields('number');
const instants = listColumnFields('instant');

/**
 * A recipe with something else in every field, so that whatever loses a field is noticed. Fields with a column are
 * filled by their kinds: a new one is filled as well.
 */
export const filledRecipe: Recipe = {
  ...buildRecord(listColumnFields('id'), () => id),
  ...buildRecord(listColumnFields('name', 'line', 'time', 'text'), (name) => `${name} as written`),
  ...buildRecord(listColumnFields('picture'), () => 'AbCd'),
  ...buildRecord(numbers, (name) => numbers.indexOf(name) + 3),
  ...buildRecord(listColumnFields('score'), () => 4.5),
  ...buildRecord(listColumnFields('day'), () => '2025-03-04'),
  ...buildRecord(instants, (name) => `2025-03-04T05:06:0${instants.indexOf(name)}Z`),
  ...others,
};

import type { QueryFilterJSON } from '@hearth/contract';

export type FilterPart = QueryFilterJSON['parts'][number];
/** Comparisons of a date with the days before now, which the language spells with `$NOW`. */
export type DaysOperator = 'inLast' | 'notInLast';
export type FilterOperator = NonNullable<FilterPart['relationalOperator']> | DaysOperator;
/** Lists from which the values of a field are chosen. */
export type ChoiceList = 'categories' | 'tags' | 'tools' | 'foods' | 'households';

/** Fields whose values are chosen from a list of names; recipes are too many and are searched for. */
export type ChoiceKey = ChoiceList | 'recipes';

/** Something that recipes can be chosen by. Its name is the text `field.<key>`. */
export interface FilterField {
  key: ChoiceKey | 'name' | 'rating' | 'totalTime' | 'createdAt' | 'updatedAt' | 'lastMade';
  type: 'choice' | 'text' | 'number' | 'date';
  /** The path in the filter language that is written. */
  attribute: string;
  /** Other paths of the same meaning that are understood. */
  aliases?: readonly string[];
  /** Mostly asked for as an upper limit. */
  isLimit?: boolean;
  /** A recipe has one of them only, so that it never contains several. */
  isSingle?: boolean;
  /** Whether nothing chosen is a condition as well: one that no recipe meets. */
  canBeEmpty?: boolean;
  /** Whether a recipe may be without it: such a recipe was not made in the last days either. */
  isOptional?: boolean;
}

const choice = (key: ChoiceKey, attribute: string, aliases: readonly string[] = []): FilterField => ({
  key,
  type: 'choice',
  attribute,
  aliases,
});

const createdAt: FilterField = { key: 'createdAt', type: 'date', attribute: 'created_at' };
const updatedAt: FilterField = {
  key: 'updatedAt',
  type: 'date',
  attribute: 'updated_at',
  aliases: ['update_at'],
};

/** When a recipe was last made: for rules of meal plans. */
export const lastMadeField: FilterField = {
  key: 'lastMade',
  type: 'date',
  attribute: 'last_made',
  isOptional: true,
};

/** What cookbooks choose their recipes by. */
export const recipeFilterFields: readonly FilterField[] = [
  choice('categories', 'recipe_category.id', ['categories.id']),
  choice('tags', 'tags.id'),
  choice('tools', 'tools.id'),
  choice('foods', 'recipe_ingredient.food.id', ['recipe_ingredients.food.id', 'recipe_ingredient.food_id']),
  { ...choice('households', 'household_id', ['household.id']), isSingle: true },
  { key: 'name', type: 'text', attribute: 'name' },
  { key: 'rating', type: 'number', attribute: 'rating' },
  { key: 'totalTime', type: 'number', attribute: 'total_minutes', isLimit: true },
  createdAt,
  updatedAt,
  // Recipes that were put into a cookbook by hand.
  { ...choice('recipes', 'id'), isSingle: true, canBeEmpty: true },
];

const comparisons: readonly FilterOperator[] = ['=', '<>', '>', '>=', '<', '<='];

/** How a field can be compared, the usual way first. */
export function listOperators({
  type,
  isSingle = false,
  isLimit = false,
}: FilterField): readonly FilterOperator[] {
  if (type === 'choice') return isSingle ? ['IN', 'NOT IN'] : ['IN', 'CONTAINS ALL', 'NOT IN'];
  if (type === 'text') return ['LIKE', 'NOT LIKE', '=', '<>'];
  if (type === 'date') return ['>=', '<=', '>', '<', '=', '<>', 'inLast', 'notInLast'];
  return isLimit ? ['<=', '<', '=', '<>', '>', '>='] : comparisons;
}

export function isDaysOperator(operator: FilterOperator): operator is DaysOperator {
  return operator === 'inLast' || operator === 'notInLast';
}

import {
  FilterError,
  type FilterPart,
  parseFilter,
  parseRelativeDate,
} from '@hearth/domain/search/query-filter';
import { type HearthRows, optionalNumber, readText } from './hearth-rows.ts';

/**
 * Filters of cookbooks and rules as Mealie 2.1 reads them. It has no numbers of servings, pieces or minutes, and no dates
 * relative to now: such a comparison becomes the list of the recipes that it is true of when the backup is made, or the
 * date that is meant then.
 */

/** The numbers of a recipe that filters of Hearth may ask for. */
interface RecipeNumbers {
  readonly id: string;
  readonly groupId: string;
  readonly values: Readonly<Record<NumberField, number | null>>;
}

const numberFields = [
  'total_minutes',
  'total_time_seconds',
  'prep_time_seconds',
  'perform_time_seconds',
  'recipe_servings',
  'recipe_yield_quantity',
] as const;
type NumberField = (typeof numberFields)[number];

/** The numbers of all recipes of a backup. */
export async function readRecipeNumbers(rows: HearthRows): Promise<readonly RecipeNumbers[]> {
  const found: RecipeNumbers[] = [];
  for await (const recipe of rows.of('recipes')) {
    const number = (field: string) => optionalNumber(recipe[field]);
    const seconds = (field: string) => inSeconds(number(field));
    found.push({
      id: readText(recipe['id']),
      groupId: readText(recipe['group_id']),
      values: {
        total_minutes: number('total_minutes'),
        total_time_seconds: seconds('total_minutes'),
        prep_time_seconds: seconds('prep_minutes'),
        perform_time_seconds: seconds('perform_minutes'),
        recipe_servings: number('recipe_servings'),
        recipe_yield_quantity: number('recipe_yield_quantity'),
      },
    });
  }
  return found;
}

function inSeconds(minutes: number | null): number | null {
  return minutes === null ? null : minutes * 60;
}

/** A filter of a group, and whether it says something else now than it did here. */
export interface TranslatedFilter {
  readonly text: string;
  readonly isFrozen: boolean;
}

/** Translates a filter; one that cannot be read, or that needs no translation, stays as it is. */
export function translateFilter(
  text: string,
  {
    recipes,
    groupId,
    now,
  }: {
    readonly recipes: readonly RecipeNumbers[];
    readonly groupId: string;
    readonly now: Date;
  },
): TranslatedFilter {
  const parsed = parseFilter(text);
  if (parsed instanceof FilterError || parsed.parts.length === 0) return { text, isFrozen: false };
  const own = recipes.filter((recipe) => recipe.groupId === groupId);
  const parts = parsed.parts.map((part) => translatePart(part, own, now));
  if (parts.every((part, at) => part === parsed.parts[at])) return { text, isFrozen: false };
  return { text: parts.map(writePart).join(' '), isFrozen: true };
}

function translatePart(part: FilterPart, recipes: readonly RecipeNumbers[], now: Date): FilterPart {
  const field = numberFields.find((name) => name === part.attributeName);
  if (field === undefined) return fixDates(part, now);
  const ids = recipes.filter(({ values }) => isTrue(part, values[field])).map(({ id }) => id);
  return {
    ...part,
    attributeName: 'id',
    relationalOperator: 'IN',
    value: ids.length === 0 ? [noRecipe] : ids,
  };
}

const noRecipe = '00000000-0000-0000-0000-000000000000';

/** As databases compare: nothing compares with a number that is not there. */
function isTrue({ relationalOperator: operator, value }: FilterPart, number: number | null): boolean {
  if (operator === 'IS' || operator === 'IS NOT') return (number === null) === (operator === 'IS');
  if (number === null) return false;
  const numbers = [value].flat().map(Number);
  const [other = Number.NaN] = numbers;
  switch (operator) {
    case '=':
      return number === other;
    case '<>':
      return number !== other;
    case '<':
      return number < other;
    case '<=':
      return number <= other;
    case '>':
      return number > other;
    case '>=':
      return number >= other;
    case 'IN':
    case 'CONTAINS ALL':
      return numbers.includes(number);
    case 'NOT IN':
      return !numbers.includes(number);
    case 'LIKE':
    case 'NOT LIKE':
      return false;
  }
}

function fixDates(part: FilterPart, now: Date): FilterPart {
  const { value } = part;
  const moved = typeof value === 'string' ? parseRelativeDate(value, now) : null;
  return moved === null ? part : { ...part, value: moved.toISOString().replace(/\.\d{3}Z$/, '') };
}

function writePart(part: FilterPart): string {
  const { leftParenthesis, rightParenthesis, logicalOperator, attributeName, relationalOperator } = part;
  const comparison = `${attributeName} ${relationalOperator} ${writeValue(part.value)}`;
  const placed = `${leftParenthesis ?? ''}${comparison}${rightParenthesis ?? ''}`;
  return logicalOperator === null ? placed : `${logicalOperator} ${placed}`;
}

function writeValue(value: FilterPart['value']): string {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return `[${value.map((one) => `"${one}"`).join(', ')}]`;
  return `"${value}"`;
}

import { FilterError, type FilterPart, parseFilter } from '@hearth/domain/search/query-filter';
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

const numberFields = ['total_minutes', 'recipe_servings', 'recipe_yield_quantity'] as const;
type NumberField = (typeof numberFields)[number];

/** The numbers of all recipes of a backup. */
export async function readRecipeNumbers(rows: HearthRows): Promise<readonly RecipeNumbers[]> {
  const found: RecipeNumbers[] = [];
  for await (const recipe of rows.of('recipes')) {
    const number = (field: NumberField) => optionalNumber(recipe[field]);
    found.push({
      id: readText(recipe['id']),
      groupId: readText(recipe['group_id']),
      values: {
        total_minutes: number('total_minutes'),
        recipe_servings: number('recipe_servings'),
        recipe_yield_quantity: number('recipe_yield_quantity'),
      },
    });
  }
  return found;
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

/** `$NOW`, `$NOW-30d`, `$NOW+2w`: units of years, months, weeks, days, hours, minutes and seconds. */
const relativeDate = /^\$NOW(?:([+-])(\d{1,6})([yMwdHms]))?$/;

function fixDates(part: FilterPart, now: Date): FilterPart {
  const { value } = part;
  if (typeof value !== 'string') return part;
  const found = relativeDate.exec(value.trim());
  if (found === null) return part;
  const [, sign = '+', count = '0', unit = 'd'] = found;
  const moved = moveDate(now, Number(count) * (sign === '-' ? -1 : 1), unit);
  return { ...part, value: moved.toISOString().replace(/\.\d{3}Z$/, '') };
}

const seconds: Readonly<Record<string, number>> = { w: 604_800, d: 86_400, H: 3600, m: 60, s: 1 };

function moveDate(now: Date, count: number, unit: string): Date {
  const moved = new Date(now);
  if (unit === 'y') moved.setUTCFullYear(moved.getUTCFullYear() + count);
  else if (unit === 'M') moved.setUTCMonth(moved.getUTCMonth() + count);
  else moved.setTime(moved.getTime() + count * (seconds[unit] ?? 0) * 1000);
  return Number.isNaN(moved.getTime()) ? now : moved;
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

import type { DaysOperator, FilterField, FilterPart } from './filter-fields.ts';

/** `in the last 30 days` and its opposite, as the filter language says them. */

const daysForm = /^[1-9]\d{0,4}$/;
const valueForm = /^\$NOW-([1-9]\d{0,4})d$/;

/** The condition in the filter language; null while the number of days is missing or invalid. */
export function writeLastDays(
  { attribute, isOptional = false }: FilterField,
  operator: DaysOperator,
  days: string,
): string | null {
  if (!daysForm.test(days.trim())) return null;
  const value = `"$NOW-${days.trim()}d"`;
  if (operator === 'inLast') return `${attribute} >= ${value}`;
  return isOptional ? `(${attribute} < ${value} OR ${attribute} IS NULL)` : `${attribute} < ${value}`;
}

/** A part, or a pair of them that the builder shows as one condition. */
export interface JoinedPart {
  readonly part: FilterPart;
  readonly isPair: boolean;
}

/**
 * Parts with each pair of `(date < "$NOW-30d" OR date IS NULL)` as its first part alone, without the parentheses of the
 * pair.
 */
export function joinPairs(parts: readonly FilterPart[], fields: readonly FilterField[]): JoinedPart[] {
  const joined: JoinedPart[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [first, second] = [parts[at], parts[at + 1]];
    if (first === undefined) continue;
    const pair = second === undefined ? null : joinPair(first, second, fields);
    joined.push({ part: pair ?? first, isPair: pair !== null });
    if (pair !== null) at += 1;
  }
  return joined;
}

/** How a part speaks of the last days, and of how many; null where it does not. */
export function readLastDays(
  { part, isPair }: JoinedPart,
  { isOptional = false }: FilterField,
): { operator: DaysOperator; days: string } | null {
  const days = readDays(part.value);
  if (days === null) return null;
  if (part.relationalOperator === '>=') return { operator: 'inLast', days };
  // Without the pair a recipe without the date is left out, which is not what the builder says.
  return part.relationalOperator === '<' && isPair === isOptional ? { operator: 'notInLast', days } : null;
}

function readDays(value: FilterPart['value']): string | null {
  return typeof value === 'string' ? (valueForm.exec(value)?.[1] ?? null) : null;
}

function joinPair(first: FilterPart, second: FilterPart, fields: readonly FilterField[]): FilterPart | null {
  const field = fields.find(({ attribute }) => attribute === first.attributeName);
  if (field?.isOptional !== true || !isPair(first, second)) return null;
  return {
    ...first,
    leftParenthesis: first.leftParenthesis?.slice(1) ?? null,
    rightParenthesis: second.rightParenthesis?.slice(1) ?? null,
  };
}

function isPair(first: FilterPart, second: FilterPart): boolean {
  return (
    first.relationalOperator === '<' &&
    readDays(first.value) !== null &&
    (first.leftParenthesis ?? '') !== '' &&
    (first.rightParenthesis ?? '') === '' &&
    second.attributeName === first.attributeName &&
    second.logicalOperator === 'OR' &&
    second.relationalOperator === 'IS' &&
    (second.leftParenthesis ?? '') === '' &&
    (second.rightParenthesis ?? '') !== ''
  );
}

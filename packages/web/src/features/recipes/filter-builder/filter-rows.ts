import {
  type FilterField,
  type FilterOperator,
  type FilterPart,
  isDaysOperator,
  listOperators,
} from './filter-fields.ts';
import { type JoinedPart, joinPairs, readLastDays, writeLastDays } from './last-days.ts';

/** A condition that the builder can show. */
export interface KnownCondition {
  kind: 'known';
  /** Key of its field. */
  field: FilterField['key'];
  operator: FilterOperator;
  /** Chosen ids, or one text; a date as `yyyy-mm-dd`, or a number of days. */
  value: string | readonly string[];
}

/** A condition that the builder does not know: it stays as it was written. */
export interface KeptCondition {
  kind: 'kept';
  text: string;
}

/** One line of the builder. */
export interface FilterRow {
  /** Unlike those of all other rows in the app. */
  id: number;
  /** How it joins the row before; of no meaning in the first. */
  joint: 'AND' | 'OR';
  /** How many parentheses open before it and close after it. */
  opening: number;
  closing: number;
  condition: KnownCondition | KeptCondition;
}

let lastId = 0;
const nextId = () => (lastId += 1);

/** A row that waits for its value. */
export function blankRow(field: FilterField): FilterRow {
  return { id: nextId(), joint: 'AND', opening: 0, closing: 0, condition: blankCondition(field) };
}

/** A condition without a value, compared as is usual for its field. */
export function blankCondition(field: FilterField): KnownCondition {
  const operator = listOperators(field)[0] ?? '=';
  return { kind: 'known', field: field.key, operator, value: field.type === 'choice' ? [] : '' };
}

/** The rows of a stored filter. Conditions that the builder does not support become rows that keep their text. */
export function buildRows(parts: readonly FilterPart[], fields: readonly FilterField[]): FilterRow[] {
  return joinPairs(parts, fields).map((joined) => ({
    id: nextId(),
    joint: joined.part.logicalOperator ?? 'AND',
    opening: joined.part.leftParenthesis?.length ?? 0,
    closing: joined.part.rightParenthesis?.length ?? 0,
    condition: knownCondition(joined, fields) ?? { kind: 'kept', text: textOfPart(joined.part) },
  }));
}

/** The filter that the rows spell; null while a value is missing or parentheses do not match. */
export function writeFilter(rows: readonly FilterRow[], fields: readonly FilterField[]): string | null {
  if (!isBalanced(rows)) return null;
  const texts = rows.map((row, index) => {
    const condition = writeCondition(row.condition, fields);
    if (condition === null) return null;
    const joint = index === 0 ? '' : ` ${row.joint} `;
    return `${joint}${'('.repeat(row.opening)}${condition}${')'.repeat(row.closing)}`;
  });
  return texts.includes(null) ? null : texts.join('');
}

/** Whether each parenthesis that opens closes, and none closes before it opened. */
export function isBalanced(rows: readonly FilterRow[]): boolean {
  let depth = 0;
  for (const { opening, closing } of rows) {
    depth += opening - closing;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function writeCondition(condition: FilterRow['condition'], fields: readonly FilterField[]): string | null {
  if (condition.kind === 'kept') return condition.text;
  const field = fields.find(({ key }) => key === condition.field);
  if (field === undefined) return null;
  const { operator } = condition;
  if (isDaysOperator(operator)) return writeLastDays(field, operator, String(condition.value));
  const value = valueText(condition, field);
  return value === null ? null : `${field.attribute} ${condition.operator} ${value}`;
}

/** The language knows no quotation mark inside a value. */
function valueText({ operator, value }: KnownCondition, { canBeEmpty = false }: FilterField): string | null {
  if (typeof value !== 'string') return value.length === 0 && !canBeEmpty ? null : listText(value);
  const text = value.trim();
  if (text === '' || text.includes('"')) return null;
  return operator.endsWith('LIKE') ? `"%${text}%"` : `"${text}"`;
}

const listText = (values: readonly string[]) => `[${values.map((one) => `"${one}"`).join(', ')}]`;

function knownCondition(joined: JoinedPart, fields: readonly FilterField[]): KnownCondition | null {
  const { attributeName: path, relationalOperator: operator, value: sent } = joined.part;
  const field = fields.find(({ attribute, aliases }) => attribute === path || aliases?.includes(path ?? ''));
  const last = field?.type === 'date' ? readLastDays(joined, field) : null;
  if (field !== undefined && last !== null)
    return { kind: 'known', field: field.key, operator: last.operator, value: last.days };
  if (field === undefined || operator === null || !listOperators(field).includes(operator)) return null;
  const value = shownValue(field, operator, sent);
  return value === null ? null : { kind: 'known', field: field.key, operator, value };
}

/** The value as the builder's field shows it; null when the field could not hold it unchanged. */
function shownValue(
  { type, canBeEmpty = false }: FilterField,
  operator: FilterOperator,
  value: FilterPart['value'],
): KnownCondition['value'] | null {
  if (type === 'choice') return Array.isArray(value) && (value.length > 0 || canBeEmpty) ? value : null;
  if (typeof value !== 'string' || value.trim() !== value || value === '') return null;
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(value) ? value : null;
  if (!operator.endsWith('LIKE')) return value;
  return /^%(\S|\S.*\S)%$/.exec(value)?.[1] ?? null;
}

function textOfPart({ attributeName, relationalOperator, value }: FilterPart): string {
  const operator = relationalOperator ?? '=';
  if (value === null) return `${attributeName ?? ''} ${operator} NULL`;
  return `${attributeName ?? ''} ${operator} ${Array.isArray(value) ? listText(value) : `"${value}"`}`;
}

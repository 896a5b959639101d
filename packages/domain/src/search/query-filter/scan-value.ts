import { type Cursor, skipBlanks, take, takeQuoted } from './cursor.ts';
import { type FilterError, invalidFilter } from './filter-error.ts';
import type { KeywordOperator, RelationalOperator } from './syntax.ts';

const wordPattern = /[^\s()"[\]]+/y;
const listItem = /(?:[^",[\]]|"[^"]*")+/y;
/** The closing quote of a value whose opening one was forgotten, as in `name LIKE %soup"`; it is forgiven. */
const forgottenQuote = /(?<=\S)"(?=[\s)]|$)/y;
/** The end of a bare value: a bracket, a quote, or a logical operator as a word of its own. */
const endOfBareValue = /[()"[\]]|(?<!\S)(?:AND|OR)(?=[\s()"[\]]|$)/gi;
const operatorInside = /[<>=]|\s(?:IS|IN|LIKE|NOT\s+IN|NOT\s+LIKE|CONTAINS\s+ALL)\s/i;

const keywords: ReadonlySet<string> = new Set<KeywordOperator>([
  'IS',
  'IS NOT',
  'IN',
  'NOT IN',
  'CONTAINS ALL',
  'LIKE',
  'NOT LIKE',
]);

/** Whether an operator is a word rather than a symbol. */
export function isRelationalKeyword(operator: RelationalOperator): operator is KeywordOperator {
  return keywords.has(operator);
}

/**
 * Reads the value after an operator: quoted, a list, or bare. A bare value is one word after a keyword and may
 * hold blanks after a symbol. Null when there is none.
 */
export function scanValue(cursor: Cursor, isBehindKeyword: boolean): string | string[] | FilterError | null {
  skipBlanks(cursor);
  const first = cursor.text.charAt(cursor.at);
  if (first === '"') return scanQuoted(cursor);
  if (first === '[') return scanList(cursor);
  const bare = isBehindKeyword ? take(cursor, wordPattern) : scanBare(cursor);
  take(cursor, forgottenQuote);
  return bare;
}

function scanQuoted(cursor: Cursor): string | null {
  const quoted = takeQuoted(cursor);
  return quoted.trim() === '"' ? null : unquote(quoted);
}

function scanBare(cursor: Cursor): string | FilterError | null {
  endOfBareValue.lastIndex = cursor.at;
  const end = endOfBareValue.exec(cursor.text)?.index ?? cursor.text.length;
  const value = cursor.text.slice(cursor.at, end).trim();
  cursor.at = end;
  if (operatorInside.test(value)) return invalidFilter(`a second comparison follows in '${value}'`);
  return value === '' ? null : value;
}

function scanList(cursor: Cursor): string[] | FilterError {
  const items: string[] = [];
  while (cursor.text.charAt(cursor.at) !== ']') {
    cursor.at += 1;
    const item = unquote(take(cursor, listItem)?.trim() ?? '');
    if (item !== '') items.push(item);
    if (!/[,\]]/.test(cursor.text.charAt(cursor.at))) return invalidFilter('a list is not closed');
  }
  cursor.at += 1;
  return items;
}

function unquote(text: string): string {
  if (!text.startsWith('"')) return text;
  return text.length > 1 && text.endsWith('"') ? text.slice(1, -1) : text.slice(1);
}

/** The value if the operator takes one of its kind: lists, NULL or NONE, or a single text. */
export function checkedValue(
  operator: RelationalOperator,
  value: string | string[],
): string | string[] | null | FilterError {
  switch (operator) {
    case 'IN':
    case 'NOT IN':
    case 'CONTAINS ALL':
      return Array.isArray(value) ? value : listRequired(operator);
    case 'IS':
    case 'IS NOT':
      return /^(?:NULL|NONE)$/i.test(String(value)) ? null : nullRequired(operator, String(value));
    case '=':
    case '<>':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case 'LIKE':
    case 'NOT LIKE':
      return Array.isArray(value) ? invalidFilter(`${operator} cannot be given a list of values`) : value;
  }
}

/** The missing blank is part of the text that clients know. */
function listRequired(operator: RelationalOperator): FilterError {
  return invalidFilter(`${operator} must be given a list of valuesenclosed by [ and ]`);
}

function nullRequired(operator: RelationalOperator, value: string): FilterError {
  return invalidFilter(`"${operator}" can only be used with "NULL", not "${value}"`);
}

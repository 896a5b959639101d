import { type FilterError, invalidFilter } from './filter-error.ts';
import { checkedValue, isRelationalKeyword, scanValue } from './scan-value.ts';
import { type Cursor, skipBlanks, take, takeQuoted } from './cursor.ts';
import type { FilterToken, LogicalOperator, RelationalOperator } from './syntax.ts';

const namePattern = /[^\s()"[\]<>=]+/y;
const operatorPattern =
  /<>|<=|>=|[=<>]|(?:IS\s+NOT|IS|NOT\s+IN|IN|CONTAINS\s+ALL|NOT\s+LIKE|LIKE)(?=[\s"[()]|$)/iy;

/** Cuts the text of a filter into tokens, in time linear in its length. */
export function scanFilter(text: string): FilterToken[] | FilterError {
  const cursor: Cursor = { text, at: 0 };
  const tokens: FilterToken[] = [];
  for (skipBlanks(cursor); cursor.at < text.length; skipBlanks(cursor)) {
    const token = scanToken(cursor);
    if (token instanceof Error) return token;
    if (token !== null) tokens.push(token);
  }
  return tokens;
}

function scanToken(cursor: Cursor): FilterToken | FilterError | null {
  const character = cursor.text.charAt(cursor.at);
  if (character === '(' || character === ')') {
    cursor.at += 1;
    return { kind: character === '(' ? 'open' : 'close' };
  }
  if (character === '"') return { kind: 'word', text: takeQuoted(cursor) };
  const name = take(cursor, namePattern);
  if (name === null) return invalidFilter(`unexpected '${character}'`);
  const logical = logicalOperator(name);
  return logical === null ? scanComparison(cursor, name) : { kind: 'logic', operator: logical };
}

function logicalOperator(name: string): LogicalOperator | null {
  const upper = name.toUpperCase();
  return upper === 'AND' || upper === 'OR' ? upper : null;
}

function scanComparison(cursor: Cursor, attribute: string): FilterToken | FilterError {
  skipBlanks(cursor);
  const written = take(cursor, operatorPattern);
  if (written === null) return { kind: 'word', text: attribute };
  // The pattern admits only the operators, in any case and spacing.
  const operator = written.toUpperCase().replace(/\s+/g, ' ') as RelationalOperator;
  const value = scanValue(cursor, isRelationalKeyword(operator));
  if (value === null) return invalidFilter(`the comparison of '${attribute}' has no value`);
  const checked = value instanceof Error ? value : checkedValue(operator, value);
  return checked instanceof Error ? checked : { kind: 'comparison', attribute, operator, value: checked };
}

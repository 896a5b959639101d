import { limits } from '@hearth/contract/kernel/limits';
import { type FilterError, invalidFilter } from './filter-error.ts';
import { scanFilter } from './scan.ts';
import { snakeCase } from './snake-path.ts';
import type {
  FilterComparison,
  FilterNode,
  FilterPart,
  FilterToken,
  LogicalOperator,
  ParsedFilter,
} from './syntax.ts';

/** The longest text that is read, in UTF-16 units. */
export const maxFilterLength = limits.queryFilterLength;
/** The most comparisons in one filter. Bounds the depth of every tree, as each of its nodes joins two of them. */
export const maxFilterComparisons = limits.queryFilterTerms;
/** Maximum nesting depth of parentheses. */
const maxFilterDepth = limits.queryFilterDepth;
/** The most values in all lists of one filter together; databases bind some 32,000 in one statement. */
export const maxFilterValues = limits.queryFilterValues;

/** A pair of parentheses being read, or the whole text. */
interface Group {
  terms: FilterNode[];
  /** The operators between the terms, and perhaps one after the last. */
  operators: LogicalOperator[];
}

/** Everything read so far: the open groups from the outside in, and the flat form. */
interface Progress {
  groups: [Group, ...Group[]];
  parts: FilterPart[];
  openings: string;
  lastOperator: LogicalOperator | null;
}

/**
 * Reads a filter. Keywords take any case, a logical operator dangling at either end of a group is ignored. A text without any comparison is the filter that no row passes.
 */
export function parseFilter(text: string): ParsedFilter | FilterError {
  if (text.length > maxFilterLength) return invalidFilter('the filter is too long');
  const tokens = scanFilter(text);
  if (tokens instanceof Error) return tokens;
  const depth = measureDepth(tokens);
  if (depth === null) return invalidFilter('parenthesis are unbalanced');
  if (depth > maxFilterDepth) return invalidFilter('parenthesis are nested too deeply');
  const comparisons = tokens.filter((token) => token.kind === 'comparison');
  if (comparisons.length === 0) return { root: { kind: 'nothing' }, parts: [] };
  return tooMuch(comparisons) ?? parseTokens(tokens);
}

function tooMuch(comparisons: readonly FilterComparison[]): FilterError | null {
  if (comparisons.length > maxFilterComparisons) return invalidFilter('the filter has too many comparisons');
  const values = comparisons.reduce((sum, { value }) => sum + (Array.isArray(value) ? value.length : 1), 0);
  return values > maxFilterValues ? invalidFilter('the filter lists too many values') : null;
}

/** The nesting depth of the parentheses; null if they do not match. */
function measureDepth(tokens: readonly FilterToken[]): number | null {
  let depth = 0;
  let deepest = 0;
  for (const { kind } of tokens) {
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    if (depth < 0) return null;
    deepest = Math.max(deepest, depth);
  }
  return depth === 0 ? deepest : null;
}

function parseTokens(tokens: readonly FilterToken[]): ParsedFilter | FilterError {
  const progress: Progress = { groups: [emptyGroup()], parts: [], openings: '', lastOperator: null };
  for (const token of tokens) {
    const error = accept(progress, token);
    if (error !== null) return error;
  }
  const root = joinTerms(progress.groups[0]);
  return root === null ? emptyParentheses() : { root, parts: progress.parts };
}

function accept(progress: Progress, token: FilterToken): FilterError | null {
  const group = progress.groups.at(-1) ?? progress.groups[0];
  switch (token.kind) {
    case 'word':
      return invalidFilter(`'${token.text}' is not a comparison`);
    case 'logic':
      return acceptOperator(progress, group, token.operator);
    case 'open':
      progress.groups.push(emptyGroup());
      progress.openings += '(';
      return expectsTerm(group) ? null : missingOperator();
    case 'close':
      return closeGroup(progress, group);
    case 'comparison':
      if (!expectsTerm(group)) return missingOperator();
      group.terms.push(token);
      progress.parts.push(toPart(progress, token));
      progress.openings = '';
      return null;
  }
}

function acceptOperator(progress: Progress, group: Group, operator: LogicalOperator): FilterError | null {
  if (group.terms.length === 0) return null;
  if (expectsTerm(group)) return invalidFilter(`'${operator}' follows another operator`);
  group.operators.push(operator);
  progress.lastOperator = operator;
  return null;
}

function closeGroup(progress: Progress, group: Group): FilterError | null {
  const node = joinTerms(group);
  const lastPart = progress.parts.at(-1);
  if (node === null || lastPart === undefined) return emptyParentheses();
  progress.groups.pop();
  progress.groups.at(-1)?.terms.push(node);
  lastPart.rightParenthesis = `${lastPart.rightParenthesis ?? ''})`;
  return null;
}

function emptyGroup(): Group {
  return { terms: [], operators: [] };
}

function expectsTerm({ terms, operators }: Group): boolean {
  return terms.length === operators.length;
}

/** Joins from the right: the last operator binds first. Null for a group without terms. */
function joinTerms({ terms, operators }: Group): FilterNode | null {
  return terms.reduceRight<FilterNode | null>((right, left, index) => {
    if (right === null) return left;
    return { kind: operators[index] === 'AND' ? 'and' : 'or', left, right };
  }, null);
}

function toPart(progress: Progress, comparison: FilterComparison): FilterPart {
  return {
    leftParenthesis: progress.openings === '' ? null : progress.openings,
    rightParenthesis: null,
    logicalOperator: progress.lastOperator,
    attributeName: snakeCase(comparison.attribute),
    relationalOperator: comparison.operator,
    value: comparison.value,
  };
}

function missingOperator(): FilterError {
  return invalidFilter('two comparisons have no AND or OR between them');
}

function emptyParentheses(): FilterError {
  return invalidFilter('parentheses are empty');
}

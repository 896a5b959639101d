/** How a value relates to an attribute, spelled as in the answers of the API. */
export type RelationalOperator = '=' | '<>' | '>' | '<' | '>=' | '<=' | KeywordOperator;

/** The relational operators that are words. */
export type KeywordOperator = 'IS' | 'IS NOT' | 'IN' | 'NOT IN' | 'CONTAINS ALL' | 'LIKE' | 'NOT LIKE';

/** How two terms combine. */
export type LogicalOperator = 'AND' | 'OR';

/** One comparison as written. */
export interface FilterComparison {
  kind: 'comparison';
  /** Dotted, in the writer's case. */
  attribute: string;
  operator: RelationalOperator;
  /** A list for IN, NOT IN and CONTAINS ALL; null for IS and IS NOT, which know no other value; else a text. */
  value: string | string[] | null;
}

/** A filter without any comparison, which no row passes. */
export interface FilterNothing {
  kind: 'nothing';
}

/** Syntax tree. `A AND B OR C` is `A AND (B OR C)`: there is no precedence, the right side groups first. */
export type FilterNode =
  | { kind: 'and' | 'or'; left: FilterNode; right: FilterNode }
  | FilterComparison
  | FilterNothing;

/** One comparison in the flat form of `queryFilter.parts`, where parentheses group by position. */
export interface FilterPart {
  leftParenthesis: string | null;
  rightParenthesis: string | null;
  /** The operator before this comparison, null for the first. */
  logicalOperator: LogicalOperator | null;
  /** Dotted, snake_case. */
  attributeName: string;
  relationalOperator: RelationalOperator;
  value: string | string[] | null;
}

/** A filter in both forms. */
export interface ParsedFilter {
  root: FilterNode;
  parts: FilterPart[];
}

/** A piece of the text; the scanner joins attribute, operator and value to one token. */
export type FilterToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'logic'; operator: LogicalOperator }
  | { kind: 'word'; text: string }
  | FilterComparison;

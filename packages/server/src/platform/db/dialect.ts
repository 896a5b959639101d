import {
  type AliasableExpression,
  type Expression,
  type RawBuilder,
  type SelectQueryNode,
  sql,
} from 'kysely';
import * as postgresJson from 'kysely/helpers/postgres';
import * as sqliteJson from 'kysely/helpers/sqlite';

/** All differences between the two databases, in one place. */
export type Engine = 'sqlite' | 'postgres';

/** A select query, as the query builder's JSON functions take it. */
interface SelectExpression<O> extends AliasableExpression<O> {
  get isSelectQueryBuilder(): true;
  toOperationNode(): SelectQueryNode;
}

export interface Dialect {
  readonly engine: Engine;
  /**
   * Always true; where the database has no time limit of its own, the place where a costly read can be ended. Belongs
   * into the condition of each walk through many rows.
   */
  readonly isInTime: RawBuilder<boolean>;
  /** Rows of a subquery as one JSON array, parsed on read. */
  jsonArrayFrom<O>(query: SelectExpression<O>): RawBuilder<O[]>;
  /** One row of a subquery as a JSON object, or null. */
  jsonObjectFrom<O>(query: SelectExpression<O>): RawBuilder<O | null>;
  /** Whether `column` contains `needle`; both are normalised text. */
  contains(column: Expression<string | null>, needle: string): RawBuilder<boolean>;
  /** A list of values as a one-column table named `value`, bound as one parameter. */
  valueList(values: readonly (string | number)[]): RawBuilder<{ value: string }>;
  /** The texts of a JSON list that is bound later. */
  textsOf(json: string): RawBuilder<string>;
  /**
   * The distinct {@link textsOf} as a table with one column `value`. A query that starts with it (`crossJoin`
   * the other tables) looks up each value; with a condition on the group instead, SQLite would scan all rows
   * of the group.
   */
  textRows(json: string): RawBuilder<{ value: string }>;
  /** The integers of a JSON list that is bound later. */
  numbersOf(json: string): RawBuilder<number>;
  /** As {@link numbersOf}, as a table of `place` and `value`, ordered by position in the list. */
  numberedRows(json: string): RawBuilder<{ place: number; value: number }>;
  /** Texts of many rows joined by commas, in the order of `numberedRows`. */
  joinedInOrder(text: RawBuilder<unknown>, place: RawBuilder<unknown>): RawBuilder<string | null>;
  /**
   * The integers of an ordered query with one column `row`, joined by commas: for a hundred thousand of them,
   * one text is cheaper than as many result rows.
   */
  joinedNumbers(query: Expression<unknown>): RawBuilder<string | null>;
}

export const sqliteDialect: Dialect = {
  engine: 'sqlite',
  isInTime: sql`in_time()`,
  jsonArrayFrom: (query) => sqliteJson.jsonArrayFrom(query) as RawBuilder<never[]>,
  jsonObjectFrom: (query) => sqliteJson.jsonObjectFrom(query) as RawBuilder<never>,
  contains: (column, needle) => sql<boolean>`instr(${column}, ${needle}) > 0`,
  valueList: (values) => sql`(select value from json_each(${JSON.stringify(values)}))`,
  textsOf: (json) => sql`(select value from json_each(${json}))`,
  textRows: (json) => sql`(select distinct value from json_each(${json}))`,
  numbersOf: (json) => sql`(select value from json_each(${json}))`,
  numberedRows: (json) => sql`(select key as place, value from json_each(${json}))`,
  // Rows arrive in list order, because the list alone drives the query; sorting would triple its cost.
  joinedInOrder: (text) => sql`group_concat(${text}, ',')`,
  joinedNumbers: (query) => sql`(select group_concat(row) from (${query}))`,
};

/**
 * The texts of a JSON list as rows. PostgreSQL expects ten rows of an array that it does not know, and a hundred of a
 * function on JSON, for which it reads whole tables where an index would do.
 */
function listTexts(json: string): RawBuilder<string> {
  return sql`unnest(array(select jsonb_array_elements_text(${json}::jsonb)))`;
}

export const postgresDialect: Dialect = {
  engine: 'postgres',
  isInTime: sql`true`,
  jsonArrayFrom: (query) => postgresJson.jsonArrayFrom(query) as RawBuilder<never[]>,
  jsonObjectFrom: (query) => postgresJson.jsonObjectFrom(query) as RawBuilder<never>,
  contains: (column, needle) => sql<boolean>`position(${needle} in ${column}) > 0`,
  valueList: (values) => sql`(select ${listTexts(JSON.stringify(values))} as value)`,
  textsOf: (json) => sql`(select ${listTexts(json)})`,
  textRows: (json) => sql`(select distinct ${listTexts(json)} as value)`,
  numbersOf: (json) => sql`(select ${listTexts(json)}::integer)`,
  numberedRows: (json) =>
    sql`(select place, value::integer as value from jsonb_array_elements_text(${json}::jsonb) with ordinality as list(value, place))`,
  joinedInOrder: (text, place) => sql`string_agg(${text}::text, ',' order by ${place})`,
  joinedNumbers: (query) => sql`array_to_string(array(${query}), ',')`,
};

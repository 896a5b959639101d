import {
  type AliasableExpression,
  type Expression,
  type RawBuilder,
  type SelectQueryNode,
  sql,
} from 'kysely';
import * as postgresJson from 'kysely/helpers/postgres';
import * as sqliteJson from 'kysely/helpers/sqlite';

/** All that differs between the two databases, in one place. */
export type Engine = 'sqlite' | 'postgres';

/** A select query, as the JSON functions of the query layer take it. */
interface SelectExpression<O> extends AliasableExpression<O> {
  get isSelectQueryBuilder(): true;
  toOperationNode(): SelectQueryNode;
}

export interface Dialect {
  readonly engine: Engine;
  /** Rows of a sub-query as one JSON array, read back parsed. */
  jsonArrayFrom<O>(query: SelectExpression<O>): RawBuilder<O[]>;
  /** One row of a sub-query as a JSON object, or null. */
  jsonObjectFrom<O>(query: SelectExpression<O>): RawBuilder<O | null>;
  /** Whether `column` holds `needle` as a part of it; both are normalised text. */
  contains(column: Expression<string | null>, needle: string): RawBuilder<boolean>;
  /** JSON columns arrive as text on SQLite and parsed on PostgreSQL. */
  fromJson<T>(value: T | string): T;
  /** A list of values as a one-column table named `value`: one parameter whatever the length. */
  valueList(values: readonly (string | number)[]): RawBuilder<{ value: string }>;
  /** The texts of a JSON list that is bound later. */
  textsOf(json: string): RawBuilder<string>;
  /**
   * As {@link textsOf}, each once, as a table of one column `value`. A query that begins with it (`crossJoin` the other
   * tables) looks each of them up; beside a condition on the group SQLite would read all that the group has.
   */
  textRows(json: string): RawBuilder<{ value: string }>;
  /** The whole numbers of a JSON list that is bound later. */
  numbersOf(json: string): RawBuilder<number>;
  /** As {@link numbersOf}, as a table of `place` and `value`, to be read in the order of the list. */
  numberedRows(json: string): RawBuilder<{ place: number; value: number }>;
  /** Texts of many rows as one, with commas between, in the order in which `numberedRows` lists them. */
  joinedInOrder(text: RawBuilder<unknown>, place: RawBuilder<unknown>): RawBuilder<string | null>;
  /**
   * The numbers of an ordered query of one column `row` as one text, with commas between: a hundred thousand of them
   * cost less than as many rows of an answer.
   */
  joinedNumbers(query: Expression<unknown>): RawBuilder<string | null>;
}

export const sqliteDialect: Dialect = {
  engine: 'sqlite',
  jsonArrayFrom: (query) => sqliteJson.jsonArrayFrom(query) as RawBuilder<never[]>,
  jsonObjectFrom: (query) => sqliteJson.jsonObjectFrom(query) as RawBuilder<never>,
  contains: (column, needle) => sql<boolean>`instr(${column}, ${needle}) > 0`,
  fromJson: <T>(value: T | string) => (typeof value === 'string' ? (JSON.parse(value) as T) : value),
  valueList: (values) => sql`(select value from json_each(${JSON.stringify(values)}))`,
  textsOf: (json) => sql`(select value from json_each(${json}))`,
  textRows: (json) => sql`(select distinct value from json_each(${json}))`,
  numbersOf: (json) => sql`(select value from json_each(${json}))`,
  numberedRows: (json) => sql`(select key as place, value from json_each(${json}))`,
  // The rows are met in the order of the list, since nothing else drives the query; sorting them would triple its cost.
  joinedInOrder: (text) => sql`group_concat(${text}, ',')`,
  joinedNumbers: (query) => sql`(select group_concat(row) from (${query}))`,
};

export const postgresDialect: Dialect = {
  engine: 'postgres',
  jsonArrayFrom: (query) => postgresJson.jsonArrayFrom(query) as RawBuilder<never[]>,
  jsonObjectFrom: (query) => postgresJson.jsonObjectFrom(query) as RawBuilder<never>,
  contains: (column, needle) => sql<boolean>`position(${needle} in ${column}) > 0`,
  fromJson: <T>(value: T | string) => (typeof value === 'string' ? (JSON.parse(value) as T) : value),
  valueList: (values) => sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as value)`,
  textsOf: (json) => sql`(select jsonb_array_elements_text(${json}::jsonb))`,
  textRows: (json) => sql`(select distinct value from jsonb_array_elements_text(${json}::jsonb) as value)`,
  numbersOf: (json) => sql`(select value::integer from jsonb_array_elements_text(${json}::jsonb) as value)`,
  numberedRows: (json) =>
    sql`(select place, value::integer as value from jsonb_array_elements_text(${json}::jsonb) with ordinality as list(value, place))`,
  joinedInOrder: (text, place) => sql`string_agg(${text}::text, ',' order by ${place})`,
  joinedNumbers: (query) => sql`array_to_string(array(${query}), ',')`,
};

import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { PagingQuery } from '@hearth/contract';
import { OrderByError, type OrderTerm, parseOrderBy } from '@hearth/domain/search/order-by';
import { computePage, type PageWindow } from '@hearth/domain/search/paging';
import type { FilterSchema, ResolvedFilter } from '@hearth/domain/search/query-filter';
import { bound, comparison, toList } from '../db/queries/comparison.ts';
import type { GroupReader } from '../db/database.ts';
import type { Dialect } from '../db/dialect.ts';
import { fail } from '../errors/app-error.ts';
import { longPage, wholeRows } from './long-page.repository.ts';
import { readFilter } from './read-filter.ts';

/**
 * A list that can be too long to hold in memory: the database filters, sorts and pages it. `source` is a
 * query in parentheses that restricts the rows to the scope; every column of the schema is one of its
 * columns.
 */
export interface ListedRows<Row> {
  readonly source: RawBuilder<Row>;
  readonly schema: FilterSchema;
  /** Default sort column, and the id as a tie-breaker. */
  readonly by: string;
  readonly last: string;
  /** Column of random text, if the id is not one. */
  readonly shuffledBy?: string;
}

/** Sorting more rows than these takes the main thread too long. */
const longList = 1000;
/** More comparisons than any client needs; each is evaluated for every row. */
const maxComparisons = 300;

/**
 * One page of the list and its window.
 * @throws AppError `invalidQuery`; ValidationError for a random order without a seed
 */
export async function findListedRows<Row extends object>(
  reader: GroupReader,
  { source, schema, by, last, shuffledBy = last }: ListedRows<Row>,
  query: PagingQuery,
  now: Date,
): Promise<{ window: PageWindow; rows: Row[] }> {
  const filter = resolveFilterText(query.queryFilter, schema, now);
  const isCostly = computeWeight(filter) > costlyFrom;
  const run = <R>(query: CompiledQuery<R>, isLong: boolean) => {
    if (isCostly) return reader.runCostly(query);
    return isLong ? reader.runApart(query) : reader.run(query);
  };
  const passes = conditionOn(filter, reader.dialect);
  const condition = isCostly ? sql<boolean>`(${reader.dialect.isInTime} and ${passes})` : passes;
  const order = resolveOrderTerms(query, schema, { by, last, shuffledBy }, reader.dialect);
  const counted = reader
    .selectFrom(source.as('listed'))
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where(condition);
  const [count] = await run(counted.compile(), false);
  const total = Number(count?.total ?? 0);
  const window = computePage({ page: query.page, perPage: query.perPage, total });
  if (window.limit === 0) return { window, rows: [] };
  const isLongPage = Math.min(window.limit, total - window.offset) > longPage;
  const columns = isLongPage ? sql.ref(`listed.${last}`) : sql`*`;
  const listed = reader
    .selectFrom(
      sql<Row>`(select ${columns} from ${source} as listed where ${condition} order by ${order}
        limit ${window.limit} offset ${window.offset})`.as('page'),
    )
    .selectAll();
  const rows = (await run(listed.compile(), total > longList)) as Row[];
  return { window, rows: isLongPage ? await wholeRows(reader, { source, last }, rows) : rows };
}

/** The filter of a query; null without one. @throws AppError `invalidQuery`, also for too many comparisons */
function resolveFilterText(
  text: string | null | undefined,
  schema: FilterSchema,
  now: Date,
): ResolvedFilter | null {
  const filter = readFilter(text, schema, now);
  if (filter !== null && countComparisons(filter) > maxComparisons)
    fail('invalidQuery', { reason: 'invalid query string: the filter asks for too much' });
  return filter;
}

/** Above this, a filter runs apart from other requests: what apps ask for, such as days from one to another, is below. */
const costlyFrom = 6;
/** A pattern is compared with the whole text of every row. */
const weightOfPattern = 4;

function computeWeight(filter: ResolvedFilter | null): number {
  if (filter === null || filter.kind === 'nothing') return 0;
  if (filter.kind !== 'comparison') return computeWeight(filter.left) + computeWeight(filter.right);
  if (filter.operator === 'LIKE' || filter.operator === 'NOT LIKE') return weightOfPattern;
  return 1 + toList(filter.value).length / 100;
}

function countComparisons(filter: ResolvedFilter): number {
  if (filter.kind === 'nothing') return 0;
  if (filter.kind === 'comparison') return Math.max(1, toList(filter.value).length / 100);
  return countComparisons(filter.left) + countComparisons(filter.right);
}

function conditionOn(filter: ResolvedFilter | null, dialect: Dialect): RawBuilder<boolean> {
  if (filter === null) return sql`1 = 1`;
  switch (filter.kind) {
    case 'nothing':
      return sql`1 = 0`;
    case 'and':
      return sql`(${conditionOn(filter.left, dialect)} and ${conditionOn(filter.right, dialect)})`;
    case 'or':
      return sql`(${conditionOn(filter.left, dialect)} or ${conditionOn(filter.right, dialect)})`;
    case 'comparison': {
      const column = sql.ref(`listed.${filter.field.column}`);
      if (filter.operator !== 'CONTAINS ALL') return comparison(column, filter, dialect);
      const all = toList(filter.value).map((one) => sql<boolean>`${column} = ${bound(one)}`);
      return all.length === 0 ? sql`1 = 1` : sql`(${sql.join(all, sql` and `)})`;
    }
  }
}

function resolveOrderTerms(
  query: PagingQuery,
  schema: FilterSchema,
  { by, last, shuffledBy }: { by: string; last: string; shuffledBy: string },
  dialect: Dialect,
): RawBuilder<unknown> {
  const { orderBy, orderDirection } = query;
  const end = (direction: 'asc' | 'desc') => sql`${sql.ref(`listed.${last}`)} ${sql.raw(direction)}`;
  if (orderBy === 'random') return shuffled(shuffledBy, query.paginationSeed ?? '');
  if (orderBy === null || orderBy === undefined || orderBy === '') {
    return sql`${sql.ref(`listed.${by}`)} ${sql.raw(orderDirection)}, ${end(orderDirection)}`;
  }
  const terms = parseOrderBy(orderBy, orderDirection, schema);
  if (terms instanceof OrderByError) return fail('invalidQuery', { reason: terms.message });
  const parts = terms.map((term) => orderPart(term, query.orderByNullPosition ?? null, dialect));
  return sql.join([...parts, end(terms[0]?.direction ?? 'desc')]);
}

/** By default nulls come first in ascending order, on both databases. */
function orderPart(term: OrderTerm, nulls: 'first' | 'last' | null, dialect: Dialect): RawBuilder<unknown> {
  const column = sql.ref(`listed.${term.column}`);
  const direction = sql.raw(term.direction);
  const place = nulls ?? (term.direction === 'asc' ? 'first' : 'last');
  const isPlaced = nulls !== null || dialect.engine === 'postgres';
  const expression = term.type === 'text' ? sql`lower(${column})` : column;
  if (!isPlaced) return sql`${expression} ${direction}`;
  return sql`${expression} ${direction} nulls ${sql.raw(place)}`;
}

/** Sorts by a substring of the random id that depends on the seed: a repeatable random order. */
function shuffled(id: string, seed: string): RawBuilder<unknown> {
  const place = 1 + (Array.from(seed).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7) % 30);
  const column = sql.ref(`listed.${id}`);
  return sql`substr(${column}, ${sql.lit(place)}), ${column}`;
}

import { type RawBuilder, sql } from 'kysely';
import type { OrderTerm } from '@hearth/domain/search/order-by';
import type { Dialect } from '../../../../platform/db/dialect.ts';
import { referColumn } from './recipe-filter.repository.ts';
import { followedRelations, toMany, toOne } from './relations.ts';

/** The expression that a term orders by. Text runs alike in upper and lower case. */
export function orderExpression(term: OrderTerm, dialect: Dialect): RawBuilder<unknown> {
  if (term.path.length === 0 && term.name === 'name') return sql`recipes.name_normalized`;
  const path = followedRelations(term.path);
  const value =
    path.length === 0 ? referColumn(term, 'recipes', dialect) : valueAlong(term, path, 'recipes', dialect);
  return term.type === 'text' ? sql`lower(${value})` : value;
}

/** A scalar for the field: of many related rows the least, or the greatest when the order runs down. */
function valueAlong(
  term: OrderTerm,
  [relation = '', ...rest]: readonly string[],
  near: string,
  dialect: Dialect,
): RawBuilder<unknown> {
  const alias = `${near}_r`;
  const inner =
    rest.length === 0 ? referColumn(term, alias, dialect) : valueAlong(term, rest, alias, dialect);
  const pick = sql.raw(term.direction === 'asc' ? 'min' : 'max');
  return sql`(select ${pick}(${inner}) from ${sql.raw(relatedRows(relation, near, alias))})`;
}

function relatedRows(relation: string, near: string, alias: string): string {
  const many = toMany[relation];
  if (many !== undefined) {
    const { from, where, recipe } = many;
    return `${from} where ${where} and ${recipe} = ${near}.id`
      .replaceAll('{a}', alias)
      .replaceAll('{join}', 'cross join');
  }
  const one = toOne[relation];
  if (one === undefined) throw new Error(`there is no relation ${relation}`);
  return `${one.table} ${alias} where ${alias}.${one.key} = ${near}.${one.near}`;
}

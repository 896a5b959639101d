import { type RawBuilder, sql } from 'kysely';
import type { OrganizerKind } from '@hearth/contract';
import type { OrderTerm } from '@hearth/domain/search/order-by';
import type {
  LocatedField,
  ResolvedComparison,
  ResolvedFilter,
  ResolvedScalar,
} from '@hearth/domain/search/query-filter';
import type { GroupReader } from '../../../platform/db/database.ts';
import type { Dialect } from '../../../platform/db/dialect.ts';
import { bound, comparison, listOf } from '../../../platform/db/queries/comparison.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { recipeRelations } from './recipe-fields.ts';

/** Turns resolved filters and orders into SQL. Names come from our own allow-list; values are always bound. */

type Condition = RawBuilder<boolean>;

const recipes = 'recipes';
const nothing: Condition = sql`1 = 0`;
const everything: Condition = sql`1 = 1`;

/** How many conditions on related rows one filter may have; each is a subquery. */
const maxLooks = 300;
/** PostgreSQL turns such looks into joins, which is best for a few and takes it minutes to plan for many. */
const maxJoins = 8;

/** How the parts of one filter are written. */
interface Writing {
  readonly dialect: Dialect;
  readonly groupId: string;
  /** Stands behind a look at related rows. */
  readonly afterLook: RawBuilder<unknown>;
}

/**
 * The condition of a filter over `recipes`.
 * @throws AppError `invalidQuery` if it has too many conditions
 */
export function filterCondition(filter: ResolvedFilter, { dialect, scope }: GroupReader): Condition {
  const looks = countLooks(filter);
  if (looks > maxLooks)
    fail('invalidQuery', { reason: 'invalid query string: the filter asks for too much' });
  return condition(filter, {
    dialect,
    groupId: scope.groupId,
    afterLook: looks > maxJoins ? sql` is true` : sql``,
  });
}

function countLooks(filter: ResolvedFilter): number {
  if (filter.kind === 'nothing') return 0;
  if (filter.kind !== 'comparison') return countLooks(filter.left) + countLooks(filter.right);
  const { field, operator, value } = filter;
  if (operator === 'CONTAINS ALL') return new Set(listOf(value)).size;
  return field.path.length > 0 || field.mapKey !== null ? 1 : 0;
}

function condition(filter: ResolvedFilter, writing: Writing): Condition {
  switch (filter.kind) {
    case 'nothing':
      return nothing;
    case 'and':
      return sql`(${condition(filter.left, writing)} and ${condition(filter.right, writing)})`;
    case 'or':
      return sql`(${condition(filter.left, writing)} or ${condition(filter.right, writing)})`;
    case 'comparison':
      return comparisonCondition(filter, writing);
  }
}

const opposites = { '<>': '=', 'NOT IN': 'IN', 'NOT LIKE': 'LIKE', IS: 'IS NOT' } as const;

/**
 * Over a list of related rows, a positive comparison holds when some row fits, and its opposite when none does: "none
 * of these tags" excludes every recipe that has one of them.
 */
function comparisonCondition(compared: ResolvedComparison, writing: Writing): Condition {
  const { dialect } = writing;
  const { field, operator, value } = compared;
  if (operator === 'CONTAINS ALL') return containsAll(field, listOf(value), writing);
  const overMany = field.path.some(({ many }) => many) || field.mapKey !== null;
  const opposite = isNegative(operator) ? opposites[operator] : undefined;
  if (overMany && opposite !== undefined) {
    return sql`not ${alongPath(field, (column) => comparison(column, { ...compared, operator: opposite }, dialect), writing)}`;
  }
  return alongPath(field, (column) => comparison(column, compared, dialect), writing);
}

function isNegative(operator: string): operator is keyof typeof opposites {
  return operator in opposites;
}

function containsAll(field: LocatedField, values: readonly ResolvedScalar[], writing: Writing): Condition {
  const all = [...new Set(values)].map((one) =>
    alongPath(field, (column) => sql`${column} = ${bound(one)}`, writing),
  );
  return all.length === 0 ? everything : sql`(${sql.join(all, sql` and `)})`;
}

/** `test` on the field's column, inside a look at related rows for every relation on the way. */
function alongPath(
  field: LocatedField,
  test: (column: RawBuilder<unknown>) => Condition,
  writing: Writing,
): Condition {
  const { dialect, afterLook } = writing;
  if (field.mapKey !== null) {
    return sql`(exists (select 1 from recipe_extras x where x.recipe_id = recipes.id and x.key = ${field.mapKey} and ${test(sql`x.value`)})${afterLook})`;
  }
  const testOf = (alias: string) => test(columnOf(field, alias, dialect));
  if (field.path.length === 0) return testOf(recipes);
  const organizers = field.path.length === 1 ? organizerTables[field.path[0]?.relation ?? ''] : undefined;
  const look =
    organizers === undefined
      ? existsAlong(field, 0, recipes, testOf)
      : withOrganizer(organizers, testOf, writing);
  return sql<boolean>`(${look}${afterLook})`;
}

const organizerTables: Readonly<Record<string, OrganizerKind>> = {
  tags: 'tags',
  tools: 'tools',
  categories: 'categories',
  recipe_category: 'categories',
};

/** From the group's few organizers to the recipes that carry them, never from every recipe to its organizers. */
function withOrganizer(
  kind: OrganizerKind,
  testOf: (alias: string) => Condition,
  { groupId }: Writing,
): Condition {
  return sql`recipes.row in (select linked.row
    from ${sql.table(kind)} r0 cross join ${sql.table(`recipes_to_${kind}`)} link cross join recipes linked
    where r0.group_id = ${groupId} and ${testOf('r0')} and link.organizer_id = r0.id and linked.id = link.recipe_id)`;
}

function existsAlong(
  field: LocatedField,
  step: number,
  parent: string,
  test: (alias: string) => Condition,
): Condition {
  const relation = field.path[step];
  if (relation === undefined) return test(parent);
  const alias = `r${step}`;
  const inner = existsAlong(field, step + 1, alias, test);
  return sql`exists (select 1 from ${sql.raw(wayOf(relation.relation, alias, parent))} and ${inner})`;
}

function wayOf(relation: string, alias: string, parent: string): string {
  const household =
    parent === recipes
      ? '(select owner.household_id from users owner where owner.id = recipes.user_id)'
      : `${parent}.household_id`;
  return (recipeRelations[relation] ?? '')
    .replaceAll('{a}', alias)
    .replaceAll('{p}', parent)
    .replaceAll('{household}', household);
}

function columnOf(field: LocatedField, alias: string, dialect: Dialect): RawBuilder<unknown> {
  const column = field.column.replaceAll('{t}', alias);
  if (!column.startsWith('json:')) return sql.raw(column);
  const [, owner = '', member = ''] = column.split(':');
  return dialect.engine === 'sqlite'
    ? sql.raw(`json_extract(${owner}, '$.${member}')`)
    : sql.raw(`(${owner}::jsonb ->> '${member}')`);
}

/** The expression that a term orders by. Text runs alike in upper and lower case. */
export function orderExpression(term: OrderTerm, dialect: Dialect): RawBuilder<unknown> {
  if (term.path.length === 0 && term.name === 'name') return sql`recipes.name_normalized`;
  const value = valueAlong(term, 0, recipes, dialect);
  return term.type === 'text' ? sql`lower(${value})` : value;
}

/** A scalar for the field: of many related rows the least, or the greatest when the order runs down. */
function valueAlong(term: OrderTerm, step: number, parent: string, dialect: Dialect): RawBuilder<unknown> {
  const relation = term.path[step];
  if (relation === undefined) return columnOf(term, parent, dialect);
  const alias = `r${step}`;
  const inner = valueAlong(term, step + 1, alias, dialect);
  const pick = sql.raw(term.direction === 'asc' ? 'min' : 'max');
  return sql`(select ${pick}(${inner}) from ${sql.raw(wayOf(relation.relation, alias, parent))})`;
}

import { type RawBuilder, sql } from 'kysely';
import type { LocatedField, ResolvedComparison } from '@hearth/domain/search/query-filter';
import type { GroupReader } from '../../../../platform/db/database.ts';
import type { Dialect } from '../../../../platform/db/dialect.ts';
import { bound, comparison } from '../../../../platform/db/queries/comparison.ts';
import type { FilterPlan, HasAll, Look } from './filter-plan.ts';
import { extras, toMany, type ToMany, type ToOne, toOne } from './relations.ts';

/**
 * Turns planned filters into SQL. Names come from our own allow-list; values are always bound. A look at related rows is
 * a set of recipes that is found once, never a search for each recipe.
 */

type Condition = RawBuilder<boolean>;
type TestOf = (alias: string) => Condition;

const recipes = 'recipes';

/** PostgreSQL turns such looks into joins, which is best for a few and takes it minutes to plan for many. */
const maxJoins = 8;

/** How the parts of one filter are written. */
interface Writing {
  readonly dialect: Dialect;
  readonly groupId: string;
  /** Stands after a look at related rows. */
  readonly afterLook: RawBuilder<unknown>;
}

/** The condition of a filter over `recipes`. */
export function filterCondition(plan: FilterPlan, { dialect, scope }: GroupReader): Condition {
  const afterLook = countLooks(plan) > maxJoins ? sql` is true` : sql``;
  const passes = condition(plan, { dialect, groupId: scope.groupId, afterLook });
  return sql`(${dialect.isInTime} and ${passes})`;
}

function countLooks(plan: FilterPlan): number {
  if (plan.kind === 'own') return 0;
  if (plan.kind !== 'all' && plan.kind !== 'any') return 1;
  return plan.plans.reduce((total, one) => total + countLooks(one), 0);
}

function condition(plan: FilterPlan, writing: Writing): Condition {
  switch (plan.kind) {
    case 'all':
      return joined('and', plan.plans, writing);
    case 'any':
      return joined('or', plan.plans, writing);
    case 'own':
      return testOn(plan.comparison, writing.dialect)(recipes);
    case 'has all':
      return hasAllCondition(plan, writing);
    case 'look':
      return lookCondition(plan, writing);
  }
}

function joined(operator: 'and' | 'or', plans: readonly FilterPlan[], writing: Writing): Condition {
  if (plans.length === 0) return operator === 'and' ? sql`1 = 1` : sql`1 = 0`;
  const between = operator === 'and' ? sql` and ` : sql` or `;
  return sql`(${sql.join(
    plans.map((plan) => condition(plan, writing)),
    between,
  )})`;
}

function lookCondition({ path, isNegated, joinedBy, tests }: Look, writing: Writing): Condition {
  const between = joinedBy === 'and' ? sql` and ` : sql` or `;
  const test: TestOf = (alias) =>
    sql`(${sql.join(
      tests.map((one) => testOn(one, writing.dialect)(alias)),
      between,
    )})`;
  const [first = '', ...rest] = path;
  const many = first === 'extras' ? extras : toMany[first];
  const found =
    many === undefined
      ? alongReference(path, recipes, test, writing)
      : sql<boolean>`recipes.row in (${recipesWith(many, rest, test, writing)})`;
  const look = sql<boolean>`(${found}${writing.afterLook})`;
  return isNegated ? sql`not ${look}` : look;
}

/** One walk through the related rows, whatever the number of values. */
function hasAllCondition({ path, comparison: compared, values }: HasAll, writing: Writing): Condition {
  const [first = '', ...rest] = path;
  const many = toMany[first];
  if (many === undefined) throw new Error(`${first} is no relation to many rows`);
  const column = referColumn(compared.field, `r${rest.length}`, writing.dialect);
  const isWanted = sql<boolean>`${column} in (${sql.join(values.map(bound))})`;
  const found = walk(many, { isLeading: many.isOfGroup, further: joinsTo(rest), passes: isWanted }, writing);
  const all = sql`${found} group by linked.row having count(distinct ${column}) = ${values.length}`;
  return sql`(recipes.row in (${all})${writing.afterLook})`;
}

/** Joins of the rows that a related row `r0` refers to, one after another. */
function joinsTo(path: readonly string[]): RawBuilder<unknown> {
  const joins = path.map((relation, index) => {
    const one = toOne[relation];
    if (one === undefined) throw new Error(`there is no relation ${relation}`);
    const [near, far] = [`r${index}.${one.near}`, `r${index + 1}.${one.key}`];
    return sql` join ${sql.table(one.table)} ${sql.ref(`r${index + 1}`)} on ${sql.ref(far)} = ${sql.ref(near)}`;
  });
  return sql.join(joins, sql``);
}

/** Rows of the recipes of the group that have such a related row. */
function recipesWith(
  many: ToMany,
  rest: readonly string[],
  test: TestOf,
  writing: Writing,
): RawBuilder<unknown> {
  const passes = rest.length === 0 ? test('r0') : alongReference(rest, 'r0', test, writing, 1);
  return walk(many, { isLeading: many.isOfGroup || rest.length > 0, further: sql``, passes }, writing);
}

interface Walk {
  /** Whether the related rows lead to the recipes; else the recipes of the group lead to their rows. */
  readonly isLeading: boolean;
  /** Joins of further tables. */
  readonly further: RawBuilder<unknown>;
  readonly passes: Condition;
}

function walk(many: ToMany, { isLeading, further, passes }: Walk, { groupId, dialect }: Writing) {
  const [from, joins, recipe] = [many.from, many.where, many.recipe].map((text) => inSql(text, 'r0'));
  const ofGroup = many.isOfGroup ? sql`r0.group_id = ${groupId}` : sql`linked.group_id = ${groupId}`;
  const tables = isLeading
    ? sql`${from}${further} cross join recipes linked`
    : sql`recipes linked cross join ${from}${further}`;
  return sql`select linked.row from ${tables}
    where ${ofGroup} and ${dialect.isInTime} and linked.id = ${recipe} and ${joins} and ${passes}`;
}

/** The condition on `near`, the alias of a row, that the row at the end of the path passes the test. */
function alongReference(
  [relation, ...rest]: readonly string[],
  near: string,
  test: TestOf,
  writing: Writing,
  step = 0,
): Condition {
  const one = relation === undefined ? undefined : toOne[relation];
  if (one === undefined) return test(near);
  const alias = `r${step}`;
  const inner = rest.length === 0 ? test(alias) : alongReference(rest, alias, test, writing, step + 1);
  return sql`${sql.ref(`${near}.${one.near}`)} in (${farRows(one, alias, inner, writing)})`;
}

function farRows(one: ToOne, alias: string, inner: Condition, { groupId, dialect }: Writing) {
  const ofGroup = one.isOfGroup ? sql`${sql.ref(`${alias}.group_id`)} = ${groupId}` : sql`true`;
  return sql`select ${sql.ref(`${alias}.${one.key}`)} from ${sql.table(one.table)} ${sql.ref(alias)}
    where ${ofGroup} and ${dialect.isInTime} and ${inner}`;
}

function inSql(text: string, alias: string): RawBuilder<unknown> {
  return sql.raw(text.replaceAll('{a}', alias).replaceAll('{join}', 'cross join'));
}

function testOn(compared: ResolvedComparison, dialect: Dialect): TestOf {
  const { field } = compared;
  if (field.mapKey === null)
    return (alias) => comparison(referColumn(field, alias, dialect), compared, dialect);
  return (alias) =>
    sql`(${sql.ref(`${alias}.key`)} = ${field.mapKey} and ${comparison(sql.ref(`${alias}.value`), compared, dialect)})`;
}

/** The SQL of a field, of the row with that alias. */
export function referColumn(
  field: Pick<LocatedField, 'column'>,
  alias: string,
  dialect: Dialect,
): RawBuilder<unknown> {
  const column = field.column.replaceAll('{t}', alias);
  if (!column.startsWith('json:')) return sql.raw(column);
  const [, owner = '', member = ''] = column.split(':');
  return dialect.engine === 'sqlite'
    ? sql.raw(`json_extract(${owner}, '$.${member}')`)
    : sql.raw(`(${owner}::jsonb ->> '${member}')`);
}

import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { MealPlanRuleRow } from '../entries/meal-plans.tables.ts';

/** What a rule can be linked to. */
export const linkKinds = ['categories', 'tags', 'households'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Something that a rule is linked to. */
export interface RuleLink {
  rule_id: string;
  kind: LinkKind;
  id: string;
  name: string;
  slug: string;
}

/** All rules of the own household, in the order they were made. */
export function findRules(reader: Reader<MemberScope>): Promise<MealPlanRuleRow[]> {
  return reader
    .selectFrom('meal_plan_rules')
    .selectAll()
    .where('household_id', '=', reader.scope.householdId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findRule(reader: Reader<MemberScope>, id: string): Promise<MealPlanRuleRow | undefined> {
  return reader
    .selectFrom('meal_plan_rules')
    .selectAll()
    .where('id', '=', id)
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
}

/** What these rules are linked to, by name. */
export async function findLinks(
  reader: Reader<MemberScope>,
  ruleIds: readonly string[],
): Promise<RuleLink[]> {
  if (ruleIds.length === 0) return [];
  const ofKind = (kind: LinkKind): RawBuilder<RuleLink> => sql`select link.rule_id,
    ${sql.lit(kind)} as kind, linked.id, linked.name, linked.slug
    from ${reader.dialect.textRows(JSON.stringify(ruleIds))} wanted cross join ${sql.table(`meal_plan_rules_to_${kind}`)} link
    cross join ${sql.table(kind)} linked where link.rule_id = wanted.value and linked.id = link.linked_id
    and linked.group_id = ${reader.scope.groupId}`;
  const all = sql<RuleLink>`(${sql.join(linkKinds.map(ofKind), sql` union all `)})`;
  const rows = await reader
    .selectFrom(all.as('links'))
    .selectAll()
    .orderBy('links.name')
    .orderBy('links.id')
    .execute();
  return rows;
}

/** How many of these the group has. */
export async function countLinked(
  reader: Reader<MemberScope>,
  kind: LinkKind,
  ids: readonly string[],
): Promise<number> {
  const { count } = await reader
    .selectFrom(kind)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('id'), ids))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertRule(tx: Tx<MemberScope>, row: MealPlanRuleRow): Promise<void> {
  await tx.insertInto('meal_plan_rules').values(row).execute();
}

export async function updateRule(tx: Tx<MemberScope>, { id, ...row }: MealPlanRuleRow): Promise<void> {
  await tx
    .updateTable('meal_plan_rules')
    .set(row)
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

export async function deleteRule(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('meal_plan_rules')
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

/** Links a rule of the own household to these, and to nothing else of the kind. */
export async function replaceLinks(
  tx: Tx<MemberScope>,
  ruleId: string,
  kind: LinkKind,
  ids: readonly string[],
): Promise<void> {
  const table = `meal_plan_rules_to_${kind}` as const;
  await tx.deleteFrom(table).where('rule_id', '=', ruleId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((linked_id) => ({ rule_id: ruleId, linked_id }));
  await tx.insertInto(table).values(rows).execute();
}

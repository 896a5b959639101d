import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { PlanTemplateEntryRow, PlanTemplateRow } from './plan-templates.tables.ts';

/** A menu, and how many entries it has. */
export interface FoundTemplate extends PlanTemplateRow {
  readonly entries: number | string;
}

/** The menus of the own household by name. */
export function findTemplates(reader: Reader<MemberScope>): Promise<FoundTemplate[]> {
  return reader
    .selectFrom('plan_templates as templates')
    .selectAll('templates')
    .select((eb) =>
      eb
        .selectFrom('plan_template_entries as entries')
        .select((one) => one.fn.countAll<number | string>().as('count'))
        .whereRef('entries.template_id', '=', 'templates.id')
        .$asScalar()
        .as('entries'),
    )
    .where('templates.household_id', '=', reader.scope.householdId)
    .orderBy('templates.name')
    .orderBy('templates.id')
    .$narrowType<{ entries: number | string }>()
    .execute();
}

/** The entries of a menu of the own household, in their order. */
export function findTemplateEntries(
  reader: Reader<MemberScope>,
  id: string,
): Promise<PlanTemplateEntryRow[]> {
  return reader
    .selectFrom('plan_templates as templates')
    .innerJoin('plan_template_entries as entries', 'entries.template_id', 'templates.id')
    .selectAll('entries')
    .where('templates.id', '=', id)
    .where('templates.household_id', '=', reader.scope.householdId)
    .orderBy('entries.place')
    .execute();
}

export async function insertTemplate(
  tx: Tx<MemberScope>,
  row: PlanTemplateRow,
  entries: readonly PlanTemplateEntryRow[],
): Promise<void> {
  await tx.insertInto('plan_templates').values(row).execute();
  await tx
    .insertInto('plan_template_entries')
    .values([...entries])
    .execute();
}

export async function renameTemplate(
  tx: Tx<MemberScope>,
  { id, ...change }: Pick<PlanTemplateRow, 'id' | 'name' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('plan_templates')
    .set(change)
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

export async function deleteTemplate(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx
    .deleteFrom('plan_templates')
    .where('id', '=', id)
    .where('household_id', '=', tx.scope.householdId)
    .execute();
}

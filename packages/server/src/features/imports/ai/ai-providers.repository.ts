import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import type { AiProviderRow } from './ai-providers.tables.ts';

/** The columns that say what a service is used for. */
export type AiUse = 'is_default' | 'reads_pictures' | 'hears_sound';

/** Which of a group's services, or none of them, is used for something. */
export interface AiChoice {
  readonly groupId: string;
  readonly use: AiUse;
  readonly id: string | null;
}

/** The services of a group, oldest first. */
export function findProviders(reader: Reader, groupId: string): Promise<AiProviderRow[]> {
  return reader
    .selectFrom('ai_providers')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The services of several groups, for administrators; of each the oldest first. */
export function findProvidersOfGroups(
  reader: Reader<SystemScope>,
  groupIds: readonly string[],
): Promise<AiProviderRow[]> {
  if (groupIds.length === 0) return Promise.resolve([]);
  return reader
    .selectFrom('ai_providers')
    .selectAll()
    .where('group_id', 'in', groupIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A service of any group, for administrators. */
export function findProviderOfAny(
  reader: Reader<SystemScope>,
  id: string,
): Promise<AiProviderRow | undefined> {
  return reader.selectFrom('ai_providers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function hasGroup(reader: Reader<SystemScope>, id: string): Promise<boolean> {
  return (
    (await reader.selectFrom('groups').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

export async function insertProvider(tx: Tx, row: AiProviderRow): Promise<void> {
  await tx.insertInto('ai_providers').values(row).execute();
}

export async function updateProvider(
  tx: Tx,
  { id, group_id: groupId, ...change }: Partial<AiProviderRow> & Pick<AiProviderRow, 'id' | 'group_id'>,
): Promise<void> {
  await tx
    .updateTable('ai_providers')
    .set(change)
    .where('id', '=', id)
    .where('group_id', '=', groupId)
    .execute();
}

export async function deleteProvider(
  tx: Tx,
  { id, group_id: groupId }: Pick<AiProviderRow, 'id' | 'group_id'>,
): Promise<void> {
  await tx.deleteFrom('ai_providers').where('id', '=', id).where('group_id', '=', groupId).execute();
}

/** Uses that service of the group for something, and no other. */
export async function chooseProvider(tx: Tx, { groupId, use, id }: AiChoice): Promise<void> {
  await tx
    .updateTable('ai_providers')
    .set((eb) => ({
      [use]: eb
        .case()
        .when('id', '=', id ?? '')
        .then(1)
        .else(0)
        .end(),
    }))
    .where('group_id', '=', groupId)
    .execute();
}

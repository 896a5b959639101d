import { type CatalogEntryKind, limits } from '@hearth/contract';
import { sql } from 'kysely';
import type { GroupReader } from '../../../platform/db/database.ts';
import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { FormerEntryRow } from './foods.tables.ts';

const targetColumns = { foods: 'food_id', units: 'unit_id' } as const;

/** A food or unit that is about to be deleted, and what takes its place; null for nothing. */
export interface EndedEntry extends Pick<
  FormerEntryRow,
  'id' | 'kind' | 'one' | 'many' | 'search_text' | 'ended_at'
> {
  readonly target: string | null;
}

/** Remembers what a food or unit was called and what it was merged into; what was merged into it follows. */
export async function insertFormerEntry(tx: LibraryTx, { target, ...ended }: EndedEntry): Promise<void> {
  const column = targetColumns[ended.kind];
  const { groupId: group_id } = tx.scope;
  await tx
    .updateTable('former_entries')
    .set({ [column]: target })
    .where('group_id', '=', group_id)
    .where(column, '=', ended.id)
    .execute();
  const row = { ...ended, group_id, food_id: null, unit_id: null, [column]: target };
  await tx
    .insertInto('former_entries')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await deleteOldest(tx);
}

async function deleteOldest(tx: LibraryTx): Promise<void> {
  const { groupId } = tx.scope;
  await tx
    .deleteFrom('former_entries')
    .where('group_id', '=', groupId)
    .where('ended_at', '<', (eb) =>
      eb
        .selectFrom('former_entries as latest')
        .select('latest.ended_at')
        .where('latest.group_id', '=', groupId)
        .orderBy('latest.ended_at', 'desc')
        .limit(sql.lit(1))
        .offset(sql.lit(limits.formerEntries - 1)),
    )
    .execute();
}

/** The former foods or units of the group among these ids. */
export async function findFormerEntries(
  reader: GroupReader,
  kind: CatalogEntryKind,
  ids: readonly string[],
): Promise<FormerEntryRow[]> {
  if (ids.length === 0) return [];
  return reader
    .selectFrom('former_entries')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .where('kind', '=', kind)
    .where((eb) => isOneOf(reader.dialect, eb.ref('id'), ids))
    .execute();
}

/** The names of the group's foods or units that were merged, with the id of the one that took their place. */
export async function findMergedNames(
  reader: GroupReader,
  kind: CatalogEntryKind,
): Promise<{ readonly id: string; readonly search_text: string }[]> {
  const column = targetColumns[kind];
  const rows = await reader
    .selectFrom('former_entries')
    .select([column, 'search_text'])
    .where('group_id', '=', reader.scope.groupId)
    .where(column, 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ search_text, ...target }) => {
    const id = Object.values(target)[0];
    return typeof id === 'string' ? [{ id, search_text }] : [];
  });
}

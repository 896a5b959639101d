import type { OrganizerKind } from '@hearth/contract';
import type { GroupReader } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import { isNotInTrash } from '../visibility/index.ts';

/** Row numbers of the group's recipes with the organizer, newest first. */
export async function findRowsWith(
  reader: GroupReader,
  kind: OrganizerKind,
  organizerId: string,
): Promise<number[]> {
  const table = `recipes_to_${kind}` as const;
  const rows = await reader
    .selectFrom('recipes')
    .select('row')
    .where('group_id', '=', reader.scope.groupId)
    .where('id', 'in', (eb) =>
      eb.selectFrom(table).select('recipe_id').where('organizer_id', '=', organizerId),
    )
    .where(isNotInTrash)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ row }) => row);
}

const rowsAmong = prepared<{ groupId: string; ids: string }, { id: string; row: number }>(
  (db, parameter, dialect) =>
    db
      .selectFrom(dialect.textRows(parameter('ids')).as('wanted'))
      .crossJoin('recipes')
      .select(['recipes.id', 'recipes.row'])
      .whereRef('recipes.id', '=', 'wanted.value')
      .where('recipes.group_id', '=', parameter('groupId'))
      .where(isNotInTrash),
);

/** Row numbers of the group's recipes among those with these ids, by id; recipes in the trash are left out. */
export async function findRowsOf(reader: GroupReader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsAmong(reader, { groupId: reader.scope.groupId, ids: JSON.stringify(ids) });
  return new Map(rows.map(({ id, row }) => [id, row]));
}

import type { CatalogEntryKind } from '@hearth/contract';
import { sql } from 'kysely';
import type { GroupReader } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { CatalogEntryRow } from './foods.tables.ts';

const namesAmong = (kind: CatalogEntryKind) =>
  prepared<{ groupId: string; ids: string }, { id: string; name: string }>((db, parameter, dialect) =>
    db
      .selectFrom(dialect.textRows(parameter('ids')).as('wanted'))
      .crossJoin(sql<CatalogEntryRow>`${sql.table(kind)}`.as('entry'))
      .select(['entry.id', 'entry.name'])
      .whereRef('entry.id', '=', 'wanted.value')
      .where('entry.group_id', '=', parameter('groupId')),
  );
const existingNames = { foods: namesAmong('foods'), units: namesAmong('units') } as const;

/** The group's foods or units among those given: their names by their ids. */
export async function findExistingNames(
  reader: GroupReader,
  kind: CatalogEntryKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await existingNames[kind](reader, {
    groupId: reader.scope.groupId,
    ids: JSON.stringify(ids),
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Ids of the group's foods or units among those given. */
export async function findExistingIds(
  reader: GroupReader,
  kind: CatalogEntryKind,
  ids: readonly string[],
): Promise<Set<string>> {
  return new Set((await findExistingNames(reader, kind, ids)).keys());
}

/** Ids of the group's foods that have one of these names. */
export async function findFoodsNamed(reader: GroupReader, names: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('foods')
    .select('id')
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('name'), names))
    .execute();
  return rows.map(({ id }) => id);
}

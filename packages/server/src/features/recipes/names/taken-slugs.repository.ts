import type { GroupReader } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';

const takenSlugs = prepared<{ groupId: string; slugs: string }, { slug: string }>((db, parameter, dialect) =>
  db
    .selectFrom(dialect.textRows(parameter('slugs')).as('wanted'))
    .crossJoin('recipes')
    .select('recipes.slug')
    .where('recipes.group_id', '=', parameter('groupId'))
    .whereRef('recipes.slug', '=', 'wanted.value'),
);

/** Which of these slugs the group uses already. */
export async function findTakenSlugs(reader: GroupReader, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await takenSlugs(reader, { groupId: reader.scope.groupId, slugs: JSON.stringify(slugs) });
  return new Set(rows.map(({ slug }) => slug));
}

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

const numberedSlugs = prepared<{ groupId: string; first: string; end: string }, { slug: string }>(
  (db, parameter) =>
    db
      .selectFrom('recipes')
      .select('slug')
      .where('group_id', '=', parameter('groupId'))
      .where('slug', '>=', parameter('first'))
      .where('slug', '<', parameter('end')),
);

/** The slugs of the group that begin with a stem and a digit. */
export async function findNumberedSlugs(reader: GroupReader, stem: string): Promise<Set<string>> {
  // In the order of code points, `:` comes after the digits.
  const range = { first: `${stem}0`, end: `${stem}:` };
  const rows = await numberedSlugs(reader, { groupId: reader.scope.groupId, ...range });
  return new Set(rows.map(({ slug }) => slug));
}

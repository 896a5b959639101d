import type { GroupReader } from '../../../../platform/db/database.ts';
import { isOneOf } from '../../../../platform/db/queries/expressions.ts';
import { isNotInTrash } from '../../visibility/index.ts';

/** The names of the group's recipes among these ids and slugs, by either. */
export async function findRecipeNames(
  reader: GroupReader,
  idsOrSlugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (idsOrSlugs.length === 0) return new Map();
  const rows = await reader
    .selectFrom('recipes')
    .select(['id', 'slug', 'name'])
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) =>
      eb.or([
        isOneOf(reader.dialect, eb.ref('id'), idsOrSlugs),
        isOneOf(reader.dialect, eb.ref('slug'), idsOrSlugs),
      ]),
    )
    .where(isNotInTrash)
    .execute();
  return new Map(rows.flatMap(({ id, slug, name }) => [[slug, name] as const, [id, name] as const]));
}

import { sql } from 'kysely';
import type { PagingQuery } from '@hearth/contract';
import type { FilterSchema } from '@hearth/domain/search/query-filter';
import type { GroupReader } from '../../../platform/db/database.ts';
import { findListedRows } from '../../../platform/paging/listed-rows.repository.ts';

/** A deleted recipe, with what decides who may bring it back. */
export interface TrashRow {
  id: string;
  name: string;
  slug: string;
  image: string | null;
  deleted_at: string;
  deleted_by: string | null;
  username: string | null;
  full_name: string | null;
  owner_id: string;
  group_id: string;
  owner_household_id: string;
  locked: number;
  household_locks: number | null;
}

/** What clients may filter and order the trash by. */
const schema: FilterSchema = {
  fields: {
    id: { type: 'uuid', column: 'id' },
    name: { type: 'text', column: 'name' },
    slug: { type: 'text', column: 'slug' },
    deleted_at: { type: 'datetime', column: 'deleted_at' },
  },
};

/** One page of the group's deleted recipes, the last deleted first. */
export async function findTrash(reader: GroupReader, query: PagingQuery, now: Date) {
  const source = sql<TrashRow>`(select r.id, r.name, t.slug, r.image, t.deleted_at, t.deleted_by, u.username,
    u.full_name, r.user_id as owner_id, r.group_id, owner.household_id as owner_household_id, r.locked,
    p.lock_recipe_edits_from_other_households as household_locks
    from recipe_trash t join recipes r on r.row = t.recipe_row join users owner on owner.id = r.user_id
    left join users u on u.id = t.deleted_by left join household_preferences p on p.household_id = owner.household_id
    where t.group_id = ${reader.scope.groupId})`;
  return findListedRows<TrashRow>(reader, { source, schema, by: 'deleted_at', last: 'id' }, query, now);
}

import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';

/** A list with the household that it belongs to. */
export interface FeedList {
  readonly name: string | null;
  readonly householdId: string;
}

/** The list with that id, unless it is deleted. */
export function findFeedList(reader: Reader<SystemScope>, id: string): Promise<FeedList | undefined> {
  return reader
    .selectFrom('shopping_lists as l')
    .innerJoin('users as owner', 'owner.id', 'l.user_id')
    .select(['l.name', 'owner.household_id as householdId'])
    .where('l.id', '=', id)
    .where('l.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The items of a list in their order, with the names that their lines need. */
export function findFeedItems(reader: Reader<SystemScope>, listId: string) {
  return reader
    .selectFrom('shopping_items as i')
    .leftJoin('foods as food', 'food.id', 'i.food_id')
    .leftJoin('units as unit', 'unit.id', 'i.unit_id')
    .leftJoin('labels as label', (join) =>
      join.on('label.id', '=', sql<string>`coalesce(i.label_id, food.label_id)`),
    )
    .select([
      'i.id',
      'i.quantity',
      'i.note',
      'i.original_text',
      'i.is_food',
      'i.checked',
      'i.created_at',
      'i.updated_at',
      'food.name as food_name',
      'food.plural_name as food_plural',
      'unit.name as unit_name',
      'unit.plural_name as unit_plural',
      'unit.abbreviation as unit_abbreviation',
      'unit.plural_abbreviation as unit_plural_abbreviation',
      'unit.use_abbreviation as uses_abbreviation',
      'unit.fraction as uses_fraction',
      'label.name as label_name',
    ])
    .where('i.list_id', '=', listId)
    .orderBy('i.position')
    .orderBy('i.row')
    .execute();
}

export type FeedItemRow = Awaited<ReturnType<typeof findFeedItems>>[number];

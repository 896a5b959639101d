import { sql } from 'kysely';
import type { PagingQuery } from '@hearth/contract';
import type { FilterSchema } from '@hearth/domain/search/query-filter';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { findListedRows } from '../../../platform/paging/listed-rows.repository.ts';
import type { ShoppingItemRow } from './shopping.tables.ts';
import { withShares } from './stored-items.repository.ts';

type MemberReader = Reader<MemberScope>;

const text = (column: string) => ({ type: 'text' as const, column });
const uuid = (column: string) => ({ type: 'uuid' as const, column });
const number = (column: string) => ({ type: 'number' as const, column });
const flag = (column: string) => ({ type: 'boolean' as const, column });
const instant = (column: string) => ({ type: 'datetime' as const, column });
const named = (id: string, name: string): FilterSchema => ({ fields: { id: uuid(id), name: text(name) } });

/** Fields by which clients may filter and order items. */
const schema: FilterSchema = {
  fields: {
    id: uuid('id'),
    shopping_list_id: uuid('list_id'),
    group_id: uuid('group_id'),
    household_id: uuid('household_id'),
    note: text('note'),
    quantity: number('quantity'),
    position: number('position'),
    checked: flag('checked'),
    is_food: flag('is_food'),
    food_id: uuid('food_id'),
    unit_id: uuid('unit_id'),
    label_id: uuid('label_id'),
    created_at: instant('created_at'),
    updated_at: instant('updated_at'),
    update_at: instant('updated_at'),
  },
  relations: {
    food: { many: false, schema: () => named('food_id', 'food_name') },
    unit: { many: false, schema: () => named('unit_id', 'unit_name') },
    label: { many: false, schema: () => named('label_id', 'label_name') },
    shopping_list: { many: false, schema: () => named('list_id', 'list_name') },
  },
};

/** One page of the items on the household's lists. */
export async function findItemsPage(reader: MemberReader, query: PagingQuery, now: Date) {
  const { scope } = reader;
  const source = sql<ShoppingItemRow>`(select i.*, l.group_id, owner.household_id, l.name as list_name,
    f.name as food_name, u.name as unit_name, b.name as label_name
    from shopping_lists l join users owner on owner.id = l.user_id join shopping_items i on i.list_id = l.id
    left join foods f on f.id = i.food_id left join units u on u.id = i.unit_id
    left join labels b on b.id = i.label_id
    where l.group_id = ${scope.groupId} and owner.household_id = ${scope.householdId}
    and l.deleted_at is null)`;
  const page = await findListedRows(reader, { source, schema, by: 'row', last: 'id' }, query, now);
  return { window: page.window, items: await withShares(reader, page.rows) };
}

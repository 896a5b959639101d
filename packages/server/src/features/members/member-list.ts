import type { FilterSchema } from '@hearth/domain/query-filter';
import type { RowReader } from '../../platform/paging/row-filter.ts';
import type { UserWithPlaces } from '../users/index.ts';

const flag = (column: string) => ({ type: 'boolean' as const, column });
const text = (column: string) => ({ type: 'text' as const, column });

/** What members may filter and order each other by. Passwords and keys are not in it, so they do not exist here. */
const schema: FilterSchema = {
  fields: {
    id: { type: 'uuid', column: 'id' },
    group_id: { type: 'uuid', column: 'group_id' },
    household_id: { type: 'uuid', column: 'household_id' },
    username: text('username'),
    full_name: text('full_name'),
    admin: flag('admin'),
    can_invite: flag('can_invite'),
    can_manage: flag('can_manage'),
    can_manage_household: flag('can_manage_household'),
    can_organize: flag('can_organize'),
    created_at: { type: 'datetime', column: 'created_at' },
    updated_at: { type: 'datetime', column: 'updated_at' },
    update_at: { type: 'datetime', column: 'updated_at' },
  },
  relations: {
    household: { many: false, schema: () => household },
  },
};

const household: FilterSchema = {
  fields: {
    id: { type: 'uuid', column: 'household_id' },
    name: text('householdName'),
    slug: text('householdSlug'),
  },
};

/** How lists of members are filtered and ordered. */
export const memberRows: RowReader<UserWithPlaces> = {
  schema,
  valueOf: (row, column) => row[column as keyof UserWithPlaces],
};

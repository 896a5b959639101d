import type { FilterSchema } from '@hearth/domain/search/query-filter';
import { householdFields } from '../../../platform/paging/row-fields.ts';
import { asStored } from '../../../platform/paging/row-filter.ts';
import type { UserWithPlaces } from './users.repository.ts';

const flag = (column: string) => ({ type: 'boolean' as const, column });
const text = (column: string) => ({ type: 'text' as const, column });

const place = (kind: 'group' | 'household'): FilterSchema => ({
  fields: {
    id: { type: 'uuid', column: `${kind}_id` },
    name: text(`${kind}Name`),
    slug: text(`${kind}Slug`),
  },
});

/** The fields that all users of a group may see. Without passwords and keys, so that no filter can reach them. */
const memberFields: FilterSchema = {
  fields: {
    ...householdFields,
    username: text('username'),
    full_name: text('full_name'),
    admin: flag('admin'),
    can_invite: flag('can_invite'),
    can_manage: flag('can_manage'),
    can_manage_household: flag('can_manage_household'),
    can_organize: flag('can_organize'),
  },
  relations: { household: { many: false, schema: () => place('household') } },
};

const accountFields: FilterSchema = {
  fields: {
    ...memberFields.fields,
    email: text('email'),
    auth_method: text('auth_method'),
    advanced: flag('advanced'),
    last_sign_in_at: { type: 'datetime', column: 'last_sign_in_at' },
  },
  relations: { ...memberFields.relations, group: { many: false, schema: () => place('group') } },
};

/** How members filter and order each other. */
export const memberRows = asStored<UserWithPlaces>(memberFields);

/** How administrators filter and order all users. */
export const accountRows = asStored<UserWithPlaces>(accountFields);

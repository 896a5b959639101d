import type { Page, PagingQuery, UserOut } from '@hearth/contract';
import type { FilterSchema } from '@hearth/domain/query-filter';
import { systemScope } from '../../platform/db/scope.ts';
import { required } from '../../platform/errors/app-error.ts';
import { pageOfAll } from '../../platform/paging/page-envelope.ts';
import { filterRows, type RowReader } from '../../platform/paging/row-filter.ts';
import { orderRows } from '../../platform/paging/row-order.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAllUsers, findUser, presentUser, type UserWithPlaces } from '../users/index.ts';

const scope = systemScope('administration');

const flag = (column: string) => ({ type: 'boolean' as const, column });
const place = (kind: 'group' | 'household'): FilterSchema => ({
  fields: {
    id: { type: 'uuid', column: `${kind}_id` },
    name: { type: 'text', column: `${kind}Name` },
    slug: { type: 'text', column: `${kind}Slug` },
  },
});

/** What administrators may filter and order people by; what is not listed, such as the password, stays unseen. */
const people: RowReader<UserWithPlaces> = {
  schema: {
    fields: {
      id: { type: 'uuid', column: 'id' },
      username: { type: 'text', column: 'username' },
      full_name: { type: 'text', column: 'full_name' },
      email: { type: 'text', column: 'email' },
      auth_method: { type: 'text', column: 'auth_method' },
      group_id: { type: 'uuid', column: 'group_id' },
      household_id: { type: 'uuid', column: 'household_id' },
      admin: flag('admin'),
      advanced: flag('advanced'),
      can_invite: flag('can_invite'),
      can_manage: flag('can_manage'),
      can_manage_household: flag('can_manage_household'),
      can_organize: flag('can_organize'),
      created_at: { type: 'datetime', column: 'created_at' },
      updated_at: { type: 'datetime', column: 'updated_at' },
      update_at: { type: 'datetime', column: 'updated_at' },
    },
    relations: {
      group: { many: false, schema: () => place('group') },
      household: { many: false, schema: () => place('household') },
    },
  },
  valueOf: (row, column) => row[column as keyof UserWithPlaces],
};

/** Everybody on this server, newest first unless the query says otherwise. `route` is the path without `/api`. */
export async function listAccounts(
  platform: Platform,
  query: PagingQuery,
  route: string,
): Promise<Page<UserOut>> {
  const all = await findAllUsers(platform.database.read(scope));
  const chosen = filterRows(all, query.queryFilter, people, platform.clock.now());
  const page = pageOfAll(orderRows(chosen, query, people), query, route);
  return { ...page, items: page.items.map(presentUser) };
}

/** @throws AppError `itemNotFound` */
export async function getAccount(platform: Platform, id: string): Promise<UserOut> {
  return presentUser(required(await findUser(platform.database.read(scope), id), 'itemNotFound'));
}

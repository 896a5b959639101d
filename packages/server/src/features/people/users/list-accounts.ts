import type { ListedUser, Page, PagingQuery, UserOut } from '@hearth/contract';
import { mapInTurns } from '../../../platform/concurrency/map-in-turns.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import { selectPage } from '../../../platform/paging/select-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountRows, findAllUsers, findUser, presentListedUser, presentUser } from '../user-store/index.ts';

const scope = systemScope('administer accounts');

/** All users of this server, newest first unless the query says otherwise. `route` is the path without `/api`. */
export async function listAccounts(
  platform: Platform,
  query: PagingQuery,
  route: string,
): Promise<Page<ListedUser>> {
  const all = await findAllUsers(platform.database.read(scope));
  const page = await selectPage(all, query, { reader: accountRows, route, now: platform.clock.now() });
  return { ...page, items: await mapInTurns(page.items, presentListedUser) };
}

/** @throws AppError `itemNotFound` */
export async function getAccount(platform: Platform, id: string): Promise<UserOut> {
  return presentUser(required(await findUser(platform.database.read(scope), id), 'itemNotFound'));
}

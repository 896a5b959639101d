import { operations, type ShoppingListFeed } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDerivedToken, makeDerivedToken, revokeFeed } from '../../meal-plans/index.ts';
import { findList } from '../store/lists.repository.ts';

const noFeed: ShoppingListFeed = { address: null, path: null };

/** What the address of a list is derived for. */
export function nameFeed(listId: string): string {
  return `shopping list ${listId}`;
}

/** The caller's own address of a list. @throws AppError `itemNotFound` */
export async function getListFeed(
  platform: Platform,
  scope: MemberScope,
  listId: string,
): Promise<ShoppingListFeed> {
  required(await findList(platform.database.read(scope), listId), 'itemNotFound');
  const token = await findDerivedToken(platform, scope, nameFeed(listId));
  return token === null ? noFeed : presentFeed(platform, { listId, token });
}

/** The caller's own address of a list; who has no calendar addresses gets some. @throws AppError `itemNotFound` */
export async function createListFeed(
  platform: Platform,
  scope: MemberScope,
  listId: string,
): Promise<ShoppingListFeed> {
  required(await findList(platform.database.read(scope), listId), 'itemNotFound');
  const token = await makeDerivedToken(platform, scope, nameFeed(listId));
  return presentFeed(platform, { listId, token });
}

/** Takes the caller's calendar addresses back. @throws AppError `itemNotFound` */
export async function revokeListFeed(
  platform: Platform,
  scope: MemberScope,
  listId: string,
): Promise<ShoppingListFeed> {
  required(await findList(platform.database.read(scope), listId), 'itemNotFound');
  await revokeFeed(platform, scope);
  return noFeed;
}

function presentFeed(
  { settings }: Platform,
  { listId, token }: { listId: string; token: string },
): ShoppingListFeed {
  const path = operations.shoppingListTasks.path.replace('{item_id}', listId).replace('{token}', token);
  return { address: `${settings.server.baseUrl}${path}`, path };
}

import type {
  Page,
  PagingQuery,
  ShoppingListItemOut,
  ShoppingListItemsCollectionOut,
} from '@hearth/contract';
import { listPageLinks } from '@hearth/domain/search/paging';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import { pageEnvelope } from '../../../platform/paging/page-envelope.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ChangedItems } from './item-changes.ts';
import { findCatalogEntries } from './item-entries.ts';
import { findItemsPage } from '../store/item-pages.repository.ts';
import { findItems } from '../store/stored-items.repository.ts';
import { presentItem } from './shopping.present.ts';
import type { StoredItem } from '../store/stored-item.ts';

/** One page of the items on the household's lists, newest first by default. */
export async function listItems(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<ShoppingListItemOut>> {
  const reader = platform.database.read(scope);
  const { window, items } = await findItemsPage(reader, query, platform.clock.now());
  const links = listPageLinks('/households/shopping/items', query, window);
  return pageEnvelope(window, links, await presentItems(reader, items));
}

/** @throws AppError `itemNotFound` */
export async function getItem(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<ShoppingListItemOut> {
  const reader = platform.database.read(scope);
  const [item] = await presentItems(reader, await findItems(reader, [id]));
  return required(item, 'itemNotFound');
}

/** Items as the contract has them, in their order. */
export async function presentItems(
  reader: Reader<MemberScope>,
  items: readonly StoredItem[],
): Promise<ShoppingListItemOut[]> {
  if (items.length === 0) return [];
  const catalog = await findCatalogEntries(reader, items);
  return items.map((item) => presentItem(item, catalog, reader.scope));
}

/** The answer to a request that changed items. */
export async function presentChanged(
  platform: Platform,
  scope: MemberScope,
  { created, updated, deleted }: ChangedItems,
): Promise<ShoppingListItemsCollectionOut> {
  const reader = platform.database.read(scope);
  const all = await presentItems(reader, [...created, ...updated, ...deleted]);
  const end = created.length + updated.length;
  return {
    createdItems: all.slice(0, created.length),
    updatedItems: all.slice(created.length, end),
    deletedItems: all.slice(end),
  };
}

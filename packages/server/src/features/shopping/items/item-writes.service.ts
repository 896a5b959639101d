import type { ShoppingListItemCreate, ShoppingListItemsCollectionOut } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeItems, type ItemChange } from './change-items.ts';
import { createItems, guessItemLabels } from './create-items.ts';
import { findItems } from '../store/stored-items.repository.ts';
import { presentChanged } from './items.service.ts';
import { removeItems } from './remove-items.ts';

/** Adds items for a client of the contract; see {@link createItems}. */
export async function postItems(
  platform: Platform,
  scope: MemberScope,
  inputs: readonly ShoppingListItemCreate[],
): Promise<ShoppingListItemsCollectionOut> {
  const labelGuess = await guessItemLabels(platform, scope, inputs);
  const changed = await platform.database.write(scope, (tx) =>
    createItems(platform, tx, inputs, { now: storedInstant(platform.clock.now()), labelGuess }),
  );
  return presentChanged(platform, scope, changed);
}

/** Changes items for a client of the contract; see {@link changeItems}. */
export async function putItems(
  platform: Platform,
  scope: MemberScope,
  inputs: readonly ItemChange[],
): Promise<ShoppingListItemsCollectionOut> {
  const changed = await platform.database.write(scope, (tx) =>
    changeItems(platform, tx, inputs, { now: storedInstant(platform.clock.now()) }),
  );
  return presentChanged(platform, scope, changed);
}

/** Deletes items for a client of the contract; unknown ids are ignored. */
export async function dropItems(
  platform: Platform,
  scope: MemberScope,
  ids: readonly string[],
): Promise<void> {
  await platform.database.write(scope, async (tx) => {
    await removeItems(platform, tx, await findItems(tx, ids), { now: storedInstant(platform.clock.now()) });
  });
}

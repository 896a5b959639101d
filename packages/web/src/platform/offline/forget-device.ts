import { basePath } from '../boot/site-address.ts';
import { answersCache, picturesCache, sharedCache } from './cache-names.ts';
import { openKeptRecipes } from './kept/kept-recipes.ts';

/**
 * Takes off this device what the server answered one person: the next one must not see it. Changes that wait to be sent
 * stay, under the name of who made them.
 */
export async function forgetDevice(): Promise<void> {
  for (const name of [answersCache, picturesCache, sharedCache]) await caches.delete(name);
  await openKeptRecipes(basePath)
    .clear()
    .catch(() => undefined);
}

import { queryOptions } from '@tanstack/react-query';
import { basePath } from '../../../platform/boot/site-address.ts';
import { openKeptRecipes } from '../../../platform/offline/kept/kept-recipes.ts';

/** How many recipes are on this device, and the bytes that all of Hearth takes there. */
export const keptStateQuery = queryOptions({
  queryKey: ['kept', 'state'],
  queryFn: async () => {
    const rows = await openKeptRecipes(basePath).listRows();
    const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    return { count: rows.length, bytes: usage };
  },
});

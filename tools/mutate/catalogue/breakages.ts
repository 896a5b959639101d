import type { Mutation } from '../mutation.ts';

const shopping = 'packages/web/src/features/shopping/';
const listChangesTest = [`${shopping}sync/list-changes.test.ts`];
const prefetchTest = [`${shopping}sync/prefetch.test.ts`];

/** Work that the web app would lose, hide or show wrongly: what hooks, dialogs and queries decide. */
export const breakages: readonly Mutation[] = [
  {
    name: 'a copied item keeps its id and takes the place of the original',
    file: `${shopping}sync/list-changes.ts`,
    find: '({ ...item, id: newId(), shoppingListId, recipeReferences: [] })',
    replace: '({ ...item, shoppingListId, recipeReferences: [] })',
    tests: listChangesTest,
  },
  {
    name: 'undoing a tick loses the recipes of the item',
    file: `${shopping}sync/list-changes.ts`,
    find: '({ id, checked, recipeReferences }) => ({ id, fields: { checked, recipeReferences } })',
    replace: '({ id, checked }) => ({ id, fields: { checked } })',
    tests: listChangesTest,
  },
  {
    name: 'only the plan of today is kept on the device',
    file: `${shopping}sync/prefetch.ts`,
    find: 'const plannedDays = 21;',
    replace: 'const plannedDays = 1;',
    tests: prefetchTest,
  },
  {
    name: 'the oldest lists are kept on the device',
    file: `${shopping}sync/prefetch.ts`,
    find: 'other.updatedAt.localeCompare(one.updatedAt)',
    replace: 'one.updatedAt.localeCompare(other.updatedAt)',
    tests: prefetchTest,
  },
  {
    name: 'an item that is moved here from another list does not show',
    file: `${shopping}sync/items-now.ts`,
    find: '.filter((pendingChange) => shows(pendingChange, pendingChange.listId === id ? sequence : 0))',
    replace: '.filter((pendingChange) => pendingChange.listId === id && shows(pendingChange, sequence))',
    tests: [`${shopping}sync/items-now.test.ts`],
  },
  {
    name: 'an item that is moved here is measured by the changes of this list',
    file: `${shopping}sync/items-now.ts`,
    find: 'pendingChange.listId === id ? sequence : 0',
    replace: 'sequence',
    tests: [`${shopping}sync/items-now.test.ts`],
  },
  {
    name: 'a recipe that is taken off wholly stays with 0',
    file: `${shopping}sync/recipe-counts.ts`,
    find: 'compare(rest, ZERO) <= 0 ? [] :',
    replace: 'compare(rest, ZERO) < 0 ? [] :',
    tests: [`${shopping}sync/recipe-counts.test.ts`],
  },
  {
    name: 'the number beside a label counts what is ticked',
    file: `${shopping}items/rows/list-rows.ts`,
    find: 'count: own.filter(({ checked }) => !checked).length',
    replace: 'count: own.length',
    tests: [`${shopping}items/rows/list-rows.test.ts`],
  },
  {
    name: 'the share of a recipe in an item ignores its scale',
    file: `${shopping}items/rows/recipe-shares.tsx`,
    find: 'quantity: recipeQuantity * (recipeScale ?? 1)',
    replace: 'quantity: recipeQuantity + 0 * (recipeScale ?? 1)',
    tests: [`${shopping}items/rows/recipe-shares.test.tsx`],
  },
  {
    name: 'pasted lines keep their boxes',
    file: `${shopping}items/entry/entry-bar.tsx`,
    find: '(?:\\[[ xX]?\\]\\s*)?/',
    replace: '/',
    tests: [`${shopping}items/entry/entry-bar.test.tsx`],
  },
];

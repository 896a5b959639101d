import type { Mutation } from '../mutation.ts';

const domain = 'packages/domain/src/shopping';
const shopping = 'packages/server/src/features/shopping';

/** − and +, usual amounts, recipes within, and addresses of shopping lists. */
export const rowsOfLists: readonly Mutation[] = [
  {
    name: '− takes the last step of an amount, and leaves nothing of it',
    file: `${domain}/amount-steps/amount-steps.ts`,
    find: 'return next < 1 ? null : next * size;',
    replace: 'return next < 0 ? null : next * size;',
    tests: [`${domain}/amount-steps/amount-steps.test.ts`],
  },
  {
    name: 'the usual amount is that of a party',
    file: `${domain}/usual/usual-items.ts`,
    find: 'sorted[Math.floor((sorted.length - 1) / 2)]',
    replace: 'sorted.at(-1)',
    tests: [`${domain}/usual/usual.test.ts`],
  },
  {
    name: 'an item does not say any more which recipe within brought it, once it was ticked and taken back',
    file: `${shopping}/items/sent-item.ts`,
    find: 'tidySources(sent.fromRecipes ?? before?.fromRecipes ?? [])',
    replace: 'tidySources(before?.fromRecipes ?? [])',
    tests: [`${shopping}/recipes-on-list/nested-recipes.test.ts`],
  },
  {
    name: 'the address of one list opens the others of the household',
    file: `${shopping}/list-feed/list-feed.service.ts`,
    find: 'return `shopping list ${listId}`;',
    replace: "return `shopping list ${listId === '' ? '' : 'any'}`;",
    tests: [`${shopping}/list-feed/list-feed.test.ts`],
  },
  {
    name: 'what other households buy is offered',
    file: `${shopping}/store/ticks.repository.ts`,
    find: "    .select(['thing', 'note', 'quantity', 'unit_id'])\n    .where('list_id', 'in', idsOfHousehold(reader))",
    replace: "    .select(['thing', 'note', 'quantity', 'unit_id'])",
    tests: [`${shopping}/usual/usual-items.test.ts`],
  },
];

import type { Mutation } from '../mutation.ts';

const server = 'packages/server/src/features/shopping/stores';
const web = 'packages/web/src/features/shopping';
const order = 'packages/domain/src/shopping/order';
const learned = [`${server}/learned-stores.test.ts`];

/** Stores of a household: what they sell, and the order that is learned from walks. */
export const stores: readonly Mutation[] = [
  {
    name: 'what was ticked by mistake stays in the order of a store',
    file: `${server}/record-walk.ts`,
    find: 'if (itemIds.length > 0) await deleteUndoneTicks',
    replace: 'if (itemIds.length < 0) await deleteUndoneTicks',
    tests: learned,
  },
  {
    name: 'the list moves under the finger of who walks through a store',
    file: `${order}/walks.ts`,
    find: '.filter((walk) => now - (walk.at(-1)?.at ?? now) > maxPauseMs)',
    replace: '.filter((walk) => now - (walk.at(-1)?.at ?? now) >= 0)',
    tests: [...learned, `${order}/store-order.test.ts`],
  },
  {
    name: 'what is ticked in one go at home is learned as a walk through the store',
    file: `${order}/walks.ts`,
    find: 'runs.filter((run) => run.length < minBurst)',
    replace: 'runs.filter((run) => run.length > 0)',
    tests: [`${order}/store-order.test.ts`],
  },
  {
    name: 'a food of which nobody has said where it is sold is hidden in every store',
    file: `${web}/stores/store-view.ts`,
    find: '!own.has(foodId) && others.has(foodId)',
    replace: '!own.has(foodId) && others.size > 0',
    tests: [`${web}/stores/store-view.test.ts`],
  },
  {
    name: 'ticks without a signal are learned in the order and at the time in which they arrive',
    file: `${web}/sync/outbox/sent-pending-change.ts`,
    find: ', ...operation.step }',
    replace: ' }',
    tests: [`${web}/sync/outbox/sent-pending-change.test.ts`],
  },
  {
    name: 'a merged food forgets where it is sold',
    file: 'packages/server/src/features/catalog/foods/catalog-entries.repository.ts',
    find: '  await moveStores(tx, from, to);\n',
    replace: '',
    tests: [`${server}/stores.test.ts`],
  },
];

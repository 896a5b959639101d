import type { Mutation } from '../mutation.ts';

/** Saves write what changed, and all of that. */
export const saves: readonly Mutation[] = [
  {
    name: 'a save leaves lines that were taken away',
    file: 'packages/server/src/features/recipes/recipe/write/recipe-lists.repository.ts',
    find: '    before.length > rows.length &&',
    replace: '    before.length < 0 &&',
    tests: ['packages/server/src/features/recipes/recipe/write/change-recipe.test.ts'],
  },
  {
    name: 'a save writes a line that stays as it is',
    file: 'packages/server/src/features/recipes/recipe/write/recipe-lists.repository.ts',
    find: 'rows.filter((row, position) => !isSame(row, before[position]));',
    replace: 'rows;',
    tests: ['packages/server/src/platform/db/postgres/query-counts.test.ts'],
  },
  {
    name: 'a statement is taken after the end of its transaction',
    file: 'packages/server/src/platform/db/database.ts',
    find: 'if (!open.isOpen) throw',
    replace: 'if (false) throw',
    tests: ['packages/server/src/platform/db/postgres/statement-batch.test.ts'],
  },
];

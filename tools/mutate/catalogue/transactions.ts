import type { Mutation } from '../mutation.ts';

const db = 'packages/server/src/platform/db';
const features = 'packages/server/src/features';
const recipes = `${features}/recipes`;
const shopping = `${features}/shopping-lists`;
const domain = 'packages/domain/src';

/** What happens as a whole or not at all, and in which order. */
export const transactions: readonly Mutation[] = [
  {
    name: 'what is to be done after a commit is done after a rollback too',
    file: `${db}/database.ts`,
    find: 'onCommit: (action) => void ending.actions.push(action),',
    replace: 'onCommit: (action) => action(),',
    tests: [`${db}/transactions.test.ts`],
  },
  {
    name: 'PostgreSQL: a transaction that another one ended is not tried again',
    file: `${db}/database.ts`,
    find: 'const mostAttempts = 4;',
    replace: 'const mostAttempts = 1;',
    tests: [`${db}/transactions.test.ts`],
  },
  {
    name: 'every failed transaction is tried again',
    file: `${db}/expressions.ts`,
    find: "return code === '40P01' || code === '40001';",
    replace: 'return code !== undefined || true;',
    tests: [`${db}/transactions.test.ts`],
  },
  {
    name: 'listeners hear of a change before it is committed',
    file: `${db}/database.ts`,
    find: '    if (shared === undefined)\n      for (const announcement of ending.announced.values()) this.announcements.tell(announcement);\n',
    replace: '',
    tests: [`${features}/live/live.test.ts`],
  },
  {
    name: 'SQLite: rows may point to nothing',
    file: `${db}/open-sqlite.ts`,
    find: "  connection.exec('pragma foreign_keys = on');\n",
    replace: "  connection.exec('pragma foreign_keys = off');\n",
    tests: [`${db}/transactions.test.ts`],
  },
  {
    name: 'lists of recipes are not told of a change',
    file: `${db}/library-revision.ts`,
    find: "eb('library_revisions.revision', '+', 1)",
    replace: "eb('library_revisions.revision', '+', 0)",
    tests: [`${recipes}/list-memory.test.ts`, `${recipes}/recipe-list.test.ts`],
  },
  {
    name: 'a changed recipe is answered as it was',
    file: `${recipes}/recipe-answers.repository.ts`,
    find: '        document: answer.document,\n        summary: answer.summary,\n        depends_on_household: answer.dependsOnHousehold,\n        version: ',
    replace: '        version: ',
    tests: [`${recipes}/change-recipe.test.ts`],
  },
  {
    name: 'an edit overwrites one that its sender has not seen',
    file: `${recipes}/change-recipe.ts`,
    find: '  requireVersion(recipe, change.ifMatch);\n',
    replace: '',
    tests: [`${recipes}/recipe-versions.test.ts`],
  },
  {
    name: 'the history does not remember a change',
    file: `${recipes}/change-recipe.ts`,
    find: '  await rememberChange(platform, tx, { before, after, kind });\n',
    replace: '',
    tests: [`${features}/history/history.test.ts`],
  },
  {
    name: 'a changed recipe is told to nobody',
    file: `${recipes}/change-recipe.ts`,
    find: '      await tell(tx, changed);\n',
    replace: '',
    tests: [`${features}/notifiers/publish.test.ts`],
  },
  {
    name: 'a deleted recipe is told to nobody',
    file: `${recipes}/change-recipe.ts`,
    find: '    await tellDeleted(platform, tx, recipe);\n',
    replace: '',
    tests: [`${features}/notifiers/publish.test.ts`],
  },
  {
    name: 'a restored recipe is not found by its words',
    file: `${recipes}/recipe-trash.repository.ts`,
    find: '  await indexRecipes(tx, [id]);\n',
    replace: '',
    tests: [`${features}/trash/trash.test.ts`],
  },
  {
    name: 'files of a recipe that is deleted for good stay',
    file: `${features}/trash/trash.service.ts`,
    find: '    await deleteFilesLater(platform, tx, [id]);\n',
    replace: '',
    tests: [`${features}/trash/purge-trash.test.ts`],
  },
  {
    name: 'PostgreSQL: two plans at once take the same place in a day',
    file: `${features}/meal-plans/meal-plans.repository.ts`,
    find: "  if (tx.dialect.engine !== 'postgres') return;\n",
    replace: '  if (tx.dialect.engine.length > 0) return;\n',
    tests: [`${features}/meal-plans/plan-together.test.ts`],
  },
  {
    name: 'a day of the plan is not numbered anew when an entry leaves it',
    file: `${features}/meal-plans/meal-plans.service.ts`,
    find: '    await deleteEntry(tx, id);\n    await arrangeDay(tx, row.date);\n',
    replace: '    await deleteEntry(tx, id);\n',
    tests: [`${features}/meal-plans/plan-days.test.ts`, `${features}/meal-plans/plan-together.test.ts`],
  },
  {
    name: 'PostgreSQL: two changes of one item at once lose an amount',
    file: `${shopping}/list-edit.ts`,
    find: '  const sequences = await touchLists(tx, [...new Set(listIds)], now);',
    replace:
      '  const sequences = new Map(listIds.map((id) => [id, 1]));\n  tx.onCommit(() => void [touchLists, now]);',
    tests: [`${shopping}/item-merging.test.ts`, `${shopping}/shopping-changes.test.ts`],
  },
  {
    name: 'an event of the shopping list is not published with its change',
    file: `${shopping}/lists.service.ts`,
    find: "  await tellOfList(platform, tx, { id, name }, 'create');\n",
    replace: '',
    tests: [`${shopping}/shopping-list-events.test.ts`],
  },
  {
    name: 'many recipes are changed though one of them may not be',
    file: `${recipes}/recipe-rights.ts`,
    find: '  if (!mayBulkChangeRecipe(question(scope, recipe))) fail',
    replace: '  if (scope.userId === recipe.id) fail',
    tests: [`${recipes}/bulk-change.test.ts`],
  },
  {
    name: 'a merge takes back what only the other editor has changed',
    file: `${domain}/recipe-merge/merge-values.ts`,
    find: '  if (isSame(mine, base)) return theirs;\n',
    replace: '  if (isSame(mine, base)) return mine;\n',
    tests: [`${domain}/recipe-merge/recipe-merge.test.ts`],
  },
];

import type { Mutation } from '../mutation.ts';

const shopping = 'packages/web/src/features/shopping/';
const listChangesTest = [`${shopping}sync/list-actions.test.ts`];
const prefetchTest = [`${shopping}sync/prefetch.test.ts`];

const planner = 'packages/web/src/features/meal-plans/planner/';
const plannerTest = [`${planner}use-planner.test.ts`];
const editing = 'packages/web/src/features/recipes/edit/state/';
const draftStateTest = [`${editing}use-draft-state.test.ts`];
const backups = 'packages/web/src/features/site/backups/';

/** Work that the web app would lose, hide or show wrongly: what hooks, dialogs and queries decide. */
export const breakages: readonly Mutation[] = [
  {
    name: 'a copied item keeps its id and takes the place of the original',
    file: `${shopping}sync/list-actions.ts`,
    find: '({ ...item, id: newId(), shoppingListId, recipeReferences: [] })',
    replace: '({ ...item, shoppingListId, recipeReferences: [] })',
    tests: listChangesTest,
  },
  {
    name: 'undoing a tick loses the recipes of the item',
    file: `${shopping}sync/list-actions.ts`,
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
    file: `${shopping}sync/apply-to-items.ts`,
    find: '.filter((pendingChange) => shows(pendingChange, pendingChange.listId === id ? sequence : 0))',
    replace: '.filter((pendingChange) => pendingChange.listId === id && shows(pendingChange, sequence))',
    tests: [`${shopping}sync/apply-to-items.test.ts`],
  },
  {
    name: 'an item that is moved here is measured by the changes of this list',
    file: `${shopping}sync/apply-to-items.ts`,
    find: 'pendingChange.listId === id ? sequence : 0',
    replace: 'sequence',
    tests: [`${shopping}sync/apply-to-items.test.ts`],
  },
  {
    name: 'a recipe that is taken off wholly stays with 0',
    file: `${shopping}sync/recipe-counts.ts`,
    find: 'compare(rest, zero) <= 0 ? [] :',
    replace: 'compare(rest, zero) < 0 ? [] :',
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
  {
    name: 'undoing the removal of a plan entry loses its servings',
    file: `${planner}use-plan-ops.ts`,
    find: 'add.mutate({ date, entryType, ...kind, title, text, recipeId, servings, position })',
    replace: 'add.mutate({ date, entryType, ...kind, title, text, recipeId, position })',
    tests: [`${planner}use-plan-ops.test.ts`],
  },
  {
    name: 'undoing a move of a plan entry leaves it with the meal it was dropped on',
    file: `${planner}use-plan-ops.ts`,
    find: 'changes: { date, ...fields, position },',
    replace: 'changes: { date, position },',
    tests: [`${planner}use-plan-ops.test.ts`],
  },
  {
    name: 'a step of a plan entry counts what is planned for other meals',
    file: 'packages/web/src/features/meal-plans/entries/plan-steps.ts',
    find: 'inOrder(ofDay(entries, entry.date)).filter((one) => meals.findMeal(one).key === meal.key)',
    replace: 'inOrder(ofDay(entries, entry.date))',
    tests: ['packages/web/src/features/meal-plans/entries/plan-steps.test.ts'],
  },
  {
    name: 'a second quick click takes a recipe for the next day, too',
    file: `${planner}entries/recipe-choice.tsx`,
    find: 'detail < 2 && onTake(recipe)',
    replace: 'detail >= 0 && onTake(recipe)',
    tests: [`${planner}entries/recipe-choice.test.tsx`],
  },
  {
    name: 'what others plan never arrives while the page is open',
    file: `${planner}use-planner.ts`,
    find: '    refetchInterval: isLive ? livePollMs : pollMs,\n',
    replace: '',
    tests: plannerTest,
  },
  {
    name: 'what others plan does not arrive when one returns to the page',
    file: `${planner}use-planner.ts`,
    find: "    refetchOnWindowFocus: 'always',\n",
    replace: '',
    tests: plannerTest,
  },
  {
    name: 'Alt with an arrow moves a meal to the wrong day in Arabic',
    file: `${planner}entries/entry-menu.tsx`,
    find: "activeLocale.dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']",
    replace: "activeLocale.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowLeft', 'ArrowRight']",
    tests: [`${planner}entries/entry-menu.test.tsx`],
  },
  {
    name: 'a note without a word can be stored on the plan',
    file: `${planner}entries/entry-dialog.tsx`,
    find: "(isNote ? title.trim() !== '' : recipe !== null)",
    replace: '(isNote || recipe !== null)',
    tests: [`${planner}entries/entry-dialog.test.tsx`],
  },
  {
    name: 'a new picture takes the new version although others have saved',
    file: `${editing}use-draft-state.ts`,
    find: 'etag: isOnlyPicture ? etag : base.etag,',
    replace: 'etag: isOnlyPicture ? etag : (etag ?? base.etag),',
    tests: draftStateTest,
  },
  {
    name: 'a new file takes the new version although others have saved',
    file: `${editing}use-draft-state.ts`,
    find: 'return isOnlyAsset ? { ...base, recipe: expected, etag } : base;',
    replace: 'return { ...base, recipe: isOnlyAsset ? expected : base.recipe, etag };',
    tests: draftStateTest,
  },
  {
    name: 'a line that only names another recipe is dropped when saving',
    file: 'packages/domain/src/recipes/sections/blank-rows.ts',
    find: 'const names = [unit, food, referencedRecipe];',
    replace: 'const names = [unit, food];',
    tests: [`${editing}draft.test.ts`],
  },
  {
    name: 'a draft on the device is offered to the next one who signs in',
    file: `${editing}use-stored-draft.ts`,
    find: "id: `recipe:${self?.id ?? ''}:${base.recipe.id}`",
    replace: "id: `recipe:${self === null ? '' : 'x'}:${base.recipe.id}`",
    tests: [`${editing}use-stored-draft.test.ts`],
  },
  {
    name: 'the editor goes back five steps only',
    file: `${editing}history.ts`,
    find: 'const maxSteps = 200;',
    replace: 'const maxSteps = 5;',
    tests: [`${editing}history.test.ts`, ...draftStateTest],
  },
  {
    name: 'a bad backup can be restored from its menu',
    file: `${backups}backup-row.tsx`,
    find: 'isDisabled: backup.problem !== null,',
    replace: 'isDisabled: false,',
    tests: [`${backups}backup-row.test.tsx`],
  },
  {
    name: 'nothing warns that the newest backup is bad',
    file: `${backups}backup-state.tsx`,
    find: 'newest !== undefined && newest.problem !== null',
    replace: 'newest === undefined',
    tests: [`${backups}backup-state.test.tsx`],
  },
];

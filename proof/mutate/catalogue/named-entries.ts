import type { Mutation } from '../mutation.ts';

const features = 'packages/server/src/features';
const foods = `${features}/catalog/foods`;
const write = `${features}/recipes/recipe/write`;
const ingredients = [`${write}/named-ingredients.test.ts`];
const lines = [`${write}/recipe-links.test.ts`];
const items = [`${features}/shopping/items/named-items.test.ts`];

/** Names of foods, units and recipes are never lost, and lines are shown with them. */
export const namedEntries: readonly Mutation[] = [
  {
    name: 'a food that is named by the id of one that was merged twice is lost',
    file: `${foods}/former-entries.repository.ts`,
    find: '.set({ [column]: target })',
    replace: '.set({ [column]: null })',
    tests: ingredients,
  },
  {
    name: 'a food that is named and not linked leaves no words in a recipe',
    file: `${write}/recipe-columns.ts`,
    find: 'writeNote({ unit: unit.words, food: food.words, recipe: recipeWords }',
    replace: "writeNote({ unit: '', food: '', recipe: recipeWords }",
    tests: ingredients,
  },
  {
    name: 'a food that is named and not linked leaves no words on a list',
    file: `${features}/shopping/items/sent-item.ts`,
    find: 'food: food.words }, note',
    replace: "food: '' }, note",
    tests: items,
  },
  {
    name: 'a recipe that is named by its name alone leaves no words',
    file: `${write}/referenced-recipes.ts`,
    find: "(sent.name ?? sent.slug ?? '')",
    replace: "''",
    tests: ingredients,
  },
  {
    name: 'a food that is named by an unknown id is created',
    file: `${foods}/entry-links.service.ts`,
    find: 'getSentId(one) === null && findByName(one) === undefined',
    replace: 'findByName(one) === undefined',
    tests: ingredients,
  },
  {
    name: 'former foods of other groups are named',
    file: `${foods}/former-entries.repository.ts`,
    find: `    .where('group_id', '=', reader.scope.groupId)
    .where('kind', '=', kind)`,
    replace: "    .where('kind', '=', kind)",
    tests: ingredients,
  },
  {
    name: 'what was merged into a food is named no longer',
    file: `${foods}/entry-index.service.ts`,
    find: 'return [...entries, ...merged.map(',
    replace: 'return [...entries, ...merged.slice(merged.length).map(',
    tests: [`${foods}/former-entries.test.ts`],
  },
  {
    name: 'foods that are named no longer are remembered without end',
    file: `${foods}/former-entries.repository.ts`,
    find: '  await deleteOldest(tx);\n',
    replace: '',
    tests: [`${foods}/former-entries.test.ts`],
  },
  {
    name: 'a line that names a food hides it with the amounts',
    file: `${features}/recipes/documents/recipes.present.ts`,
    find: 'hidesAmounts && isText',
    replace: 'hidesAmounts',
    tests: lines,
  },
  {
    name: 'a text that names nothing counts one where amounts are shown',
    file: `${write}/recipe-columns.ts`,
    find: 'return showsAmounts ? null : 1;',
    replace: 'return showsAmounts ? 1 : 1;',
    tests: lines,
  },
  {
    name: 'a line that names nothing readable ends the reading of all',
    file: `${features}/catalog/ingredient-parser/read-or-null.ts`,
    find: '    return null;',
    replace: '    throw error;',
    tests: [`${features}/catalog/ingredient-parser/unreadable-lines.test.ts`],
  },
];

import type { Mutation } from '../mutation.ts';

const formats = 'packages/recipe-extractor/src/migrations/formats/';
const migrationsTest = ['packages/recipe-extractor/src/migrations/migrations.test.ts'];
const nutrition = 'packages/domain/src/nutrition/recipe-nutrition/';
const nutritionTest = [`${nutrition}named-ingredient.test.ts`];
const weights = 'packages/domain/src/measures/food-weights/';
const naming = 'packages/ingredients/src/naming/';
const corrections = 'packages/server/src/features/catalog/ingredient-corrections/';
const backups = 'packages/server/src/features/site/backups/';
const documents = 'packages/server/src/features/recipes/documents/';
const countersTest = [`${backups}counters-after-restore.test.ts`];

/** One field of a mapping, one word of a list, one branch of an expression, one counter. */
export const lostFields: readonly Mutation[] = [
  {
    name: 'the rating of Recipe Keeper is lost',
    file: `${formats}recipe-keeper.ts`,
    find: "      rating: text('recipeRating'),\n",
    replace: '',
    tests: migrationsTest,
  },
  {
    name: 'the notes of Mela are lost',
    file: `${formats}mela.ts`,
    find: "notes: text('notes') === '' ? [] : [text('notes')],",
    replace: 'notes: [],',
    tests: ['packages/recipe-extractor/src/migrations/more-formats.test.ts'],
  },
  {
    name: 'a time of 0 in My Recipe Box is 0 minutes',
    file: 'packages/recipe-extractor/src/migrations/tables/cell-values.ts',
    find: 'if (count === 0) return null;',
    replace: '',
    tests: migrationsTest,
  },
  {
    name: 'a cook time that only the older field has is left out of exports',
    file: 'packages/domain/src/recipes/exports/recipe-parts.ts',
    find: 'oneLine(performTime) || oneLine(cookTime)',
    replace: 'oneLine(performTime) || oneLine(cookTime).slice(0, 0)',
    tests: ['packages/domain/src/recipes/exports/recipe-parts.test.ts'],
  },
  {
    name: 'a recipe of a reference backup shows the amounts that were switched off',
    file: `${backups}mealie-backup/setting-columns.ts`,
    find: "disableAmount: 'disable_amount'",
    replace: "disableAmount: ''",
    tests: [`${backups}mealie-backup/read/map-recipes.test.ts`],
  },
  {
    name: 'stored recipes of an earlier release lack its new fields',
    file: `${documents}recipe-documents.repository.ts`,
    find: 'case when recipe_documents.shape = ${documentShape} then ${stored} end',
    replace: '${stored}',
    tests: [`${documents}recipe-documents.test.ts`],
  },
  {
    name: 'lists of recipes of an earlier release lack its new fields',
    file: `${documents}recipe-documents.repository.ts`,
    find: "\n      .where('a.shape', '=', documentShape)",
    replace: '',
    tests: [`${documents}recipe-documents.test.ts`],
  },
  {
    name: 'an earlier state keeps a field that it did not have',
    file: 'packages/domain/src/recipes/history/recipe-content.ts',
    find: '{ ...emptyContent, ...stored, ...completeRows(stored) }',
    replace: '{ ...emptyContent, ...stored, ...completeRows(stored), recipeYield: stored.recipeYield }',
    tests: ['packages/domain/src/recipes/fields/recipe-fields.test.ts'],
  },
  {
    name: 'a weight that each piece has counts once',
    file: `${nutrition}resolve-ingredient.ts`,
    find: 'isPack(unit) || eachPattern.test(note) ? quantity : 1',
    replace: 'isPack(unit) ? quantity : 1',
    tests: nutritionTest,
  },
  {
    name: 'a weight after the German word for each is not read',
    file: `${nutrition}resolve-ingredient.ts`,
    find: '|around|roughly|each|je)',
    replace: '|around|roughly|each)',
    tests: nutritionTest,
  },
  {
    name: 'about 4 oz in a note is not the weight',
    file: `${nutrition}resolve-ingredient.ts`,
    find: '(?:about|approx',
    replace: '(?:approx',
    tests: nutritionTest,
  },
  {
    name: 'juice of a lemon is no amount',
    file: `${nutrition}ingredient-words.ts`,
    find: 'quantity: quantity || 1,',
    replace: 'quantity,',
    tests: nutritionTest,
  },
  {
    name: 'a large piece of a food whose pieces have one weight has none',
    file: `${weights}convert-food.ts`,
    find: "new Set(['small', 'large'])",
    replace: "new Set(['small'])",
    tests: [`${weights}food-weights.test.ts`],
  },
  {
    name: 'a large onion has no weight',
    file: `${weights}piece-names.ts`,
    find: "  'large extra-large big groß große großer großes großen',\n",
    replace: '',
    tests: [...nutritionTest, `${weights}food-weights.test.ts`],
  },
  {
    name: 'the piece of a group is taken for every unit of pieces',
    file: `${naming}same-measure.ts`,
    find: "id === undefined || id === 'piece'",
    replace: 'id === undefined',
    tests: [`${naming}naming.test.ts`],
  },
  {
    name: 'what a text begins with is offered before what it ends with',
    file: `${naming}offers.ts`,
    find: 'const atTheEnd = 0.9;',
    replace: 'const atTheEnd = 0.5;',
    tests: [`${naming}naming.test.ts`],
  },
  {
    name: 'at the limit the newest corrections go',
    file: `${corrections}ingredient-corrections.service.ts`,
    find: 'kept.indexOf(row) >= room',
    replace: '(kept.includes(row) && kept.indexOf(row) < kept.length - room)',
    tests: [`${corrections}corrections-limit.test.ts`],
  },
  {
    name: 'corrections are listed oldest first',
    file: `${corrections}ingredient-corrections.service.ts`,
    find: 'selectPage(rows.toReversed(), query',
    replace: 'selectPage(rows, query',
    tests: [`${corrections}corrections-limit.test.ts`],
  },
  {
    name: 'after a restore phones take an earlier list for what they know',
    file: `${backups}restore.repository.ts`,
    find: "return atLeast(row, 'sequence', ofList.get(String(row.id)));",
    replace: 'return ofList.size < 0 ? {} : row;',
    tests: countersTest,
  },
  {
    name: 'after a restore caches take an earlier library for what they know',
    file: `${backups}restore.repository.ts`,
    find: "return atLeast(row, 'revision', ofGroup.get(String(row.group_id)));",
    replace: 'return ofGroup.size < 0 ? {} : row;',
    tests: countersTest,
  },
];

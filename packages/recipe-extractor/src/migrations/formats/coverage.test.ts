import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWorkbook } from '../../workbooks/index.ts';
import { type MigratedRecipe, type MigrationType, migrationFormats, readAnyFile } from '../index.ts';
import { language } from '../read-for-test.ts';
import { furtherFiles } from './documents-for-test.ts';

const folder = join(import.meta.dirname, 'fixtures');
const page = join(import.meta.dirname, '../../../../../docs/formats.md');
const programs = readdirSync(folder) as MigrationType[];

/** The names of the programs, as they write them. */
const names: Readonly<Record<string, string>> = {
  anylist: 'AnyList',
  chowdown: 'Chowdown',
  cooklang: 'Cooklang',
  cookmate: 'COOKmate',
  copymethat: 'Copy Me That',
  crouton: 'Crouton',
  gourmet: 'Gourmet',
  json: 'JSON of other programs',
  krecipes: 'Krecipes',
  markdown: 'Markdown',
  mastercook: 'MasterCook',
  mealie_alpha: 'Mealie before 1.0',
  mealmaster: 'MealMaster',
  mela: 'Mela',
  myrecipebox: 'My Recipe Box',
  nextcloud: 'Nextcloud Cookbook',
  nowyourecooking: 'Now You’re Cooking!',
  openrecipeformat: 'Open Recipe Format',
  paprika: 'Paprika',
  paprika_html: 'Paprika as web pages',
  plaintext: 'Plain text',
  plantoeat: 'Plan to Eat',
  recettetek: 'RecetteTek',
  recipekeeper: 'Recipe Keeper',
  recipemd: 'RecipeMD',
  recipeml: 'RecipeML',
  rezkonv: 'RezKonv',
  saffron: 'Saffron',
  schemaorg: 'schema.org JSON',
  tandoor: 'Tandoor',
  webpage: 'Saved web pages',
};

/** What may come along, and whether a recipe shows it. */
const facets: readonly (readonly [string, (recipe: MigratedRecipe) => boolean])[] = [
  ['Title', ({ name }) => name !== ''],
  ['Ingredients', ({ recipeIngredient }) => recipeIngredient.length > 0],
  ['Amount, unit, food', ({ recipeIngredient }) => recipeIngredient.some(({ parts }) => parts !== undefined)],
  ['Groups', ({ recipeIngredient }) => recipeIngredient.some(({ title }) => title !== null)],
  ['Steps', ({ recipeInstructions }) => recipeInstructions.length > 0],
  ['Yield', (recipe) => recipe.recipeServings > 0 || recipe.recipeYieldQuantity > 0],
  [
    'Times',
    (recipe) => [recipe.prepTime, recipe.performTime, recipe.totalTime].some((time) => time !== null),
  ],
  ['Picture', ({ picture }) => Boolean(picture?.bytes ?? (picture?.url || picture?.paths?.[0]))],
  ['Notes', ({ notes }) => notes.length > 0],
  ['Source', ({ source, orgURL }) => source !== null || orgURL !== null],
  ['Tags', ({ tags, categories }) => tags.length + categories.length > 0],
  ['Rating', ({ rating }) => rating !== null],
  ['Favourite', ({ isFavorite }) => isFavorite],
  ['Nutrition', ({ nutrition }) => Object.keys(nutrition).length > 0],
  ['Extras', ({ extras }) => Object.keys(extras).length > 0],
];

function readAll(program: MigrationType): MigratedRecipe[] {
  return readdirSync(join(folder, program), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.read.txt'))
    .flatMap((entry) => {
      const bytes = new Uint8Array(readFileSync(join(entry.parentPath, entry.name)));
      return migrationFormats[program].read({ name: entry.name, bytes }, language);
    })
    .flatMap((one) => ('recipe' in one ? [one.recipe] : []));
}

const withWorkbooks = { readWorkbook };

/** The recipes of documents and tables; a file that is not read is a failure of the test. */
async function readFurther(files: (typeof furtherFiles)[string]): Promise<MigratedRecipe[]> {
  const read = await Promise.all(files.map((file) => readAnyFile(file, language, withWorkbooks)));
  return read.flat().map((one) => {
    if ('failure' in one) throw new Error(`${one.failure.message}: ${one.failure.exception}`);
    return one.recipe;
  });
}

async function buildTable(): Promise<string> {
  const head = ['Format', ...facets.map(([name]) => name)];
  const further = await Promise.all(
    Object.entries(furtherFiles).map(async ([name, files]) => [name, await readFurther(files)] as const),
  );
  const ofPrograms = programs.map((program) => [names[program] ?? program, readAll(program)] as const);
  const rows = [...ofPrograms, ...further]
    .map(([name, recipes]) => [name, ...facets.map(([, has]) => (recipes.some(has) ? 'yes' : ''))])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b, 'en'));
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const table = /(<!-- table -->\n)[\s\S]*?(\n<!-- \/table -->)/;

// `WRITE_TABLE=1` with this test writes the table anew.
it('the table of the guide says what comes along from each format', async () => {
  const text = readFileSync(page, 'utf8');
  const expected = text.replace(table, `$1${await buildTable()}$2`);
  if (process.env['WRITE_TABLE'] === '1') writeFileSync(page, expected);
  expect(readFileSync(page, 'utf8')).toBe(expected);
});

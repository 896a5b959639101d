import { headLines } from '../../cleaning/index.ts';
import {
  classNames,
  elementLines,
  findElement,
  findElements,
  type PageElement,
  parseHtml,
} from '../../extraction/index.ts';
import { linkedPaths, withEnding } from '../archive-paths.ts';
import { recognizeBy } from '../file-head.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { type MigratedPicture, type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { decodeText } from '../decode-text.ts';
import { withoutNumber } from '../without-number.ts';

/** Recipe Keeper: `recipes.html` with a `div.recipe-details` each, in microdata of its own. */
export const recipeKeeper: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, 'recipes.html'),
  read: ({ name, bytes }, language) =>
    readEach(
      name,
      () => findElements(parseHtml(decodeText(bytes)).root, isRecipe),
      (recipe) => readRecipe(recipe, name, language),
    ),
  recognize: (file) =>
    recognizeBy(file, {
      marks: [/itemprop="recipe(?:Nut|IsFavourite|ShareId)/i, /class="recipe-details"/i],
      endings: [],
    }),
};

const isRecipe = (element: PageElement) => classNames(element).includes('recipe-details');

/** Nutrition by the names that the program gives its fields. */
const nutrients = {
  calories: 'recipeNutCalories',
  fatContent: 'recipeNutTotalFat',
  saturatedFatContent: 'recipeNutSaturatedFat',
  cholesterolContent: 'recipeNutCholesterol',
  sodiumContent: 'recipeNutSodium',
  carbohydrateContent: 'recipeNutTotalCarbohydrate',
  fiberContent: 'recipeNutDietaryFiber',
  sugarContent: 'recipeNutSugars',
  proteinContent: 'recipeNutProtein',
} as const;

function readRecipe(recipe: PageElement, page: string, language: string): MigratedRecipe | null {
  const parts = (name: string) => findElements(recipe, ({ attributes }) => attributes.itemprop === name);
  const lines = (name: string) => parts(name).flatMap(readLines);
  const text = (name: string) => lines(name)[0] ?? '';
  const steps = headLines(lines('recipeDirections').join('\n'));
  const notes = lines('recipeNotes').join('\n');
  return migratedRecipe(
    {
      name: text('name'),
      yield: text('recipeYield'),
      prepTime: text('prepTime'),
      performTime: text('cookTime'),
      ...listIngredients(headLines([...lines('recipeIngredients'), ...lines('recipeIngredient')].join('\n'))),
      ...listSteps(steps.map((step) => ({ ...step, text: withoutNumber(step.text) }))),
      notes: notes === '' ? [] : [notes],
      nutrition: Object.fromEntries(Object.entries(nutrients).map(([field, name]) => [field, text(name)])),
      categories: parts('recipeCategory').flatMap(readLines),
      tags: [...parts('recipeCourse'), ...parts('recipeCollection')].flatMap(readLines),
      rating: text('recipeRating'),
      orgURL: addressIn(parts('recipeSource')[0]),
      source: lines('recipeSource')
        .filter((line) => !/^https?:/i.test(line))
        .join(', '),
      isFavorite: /^(?:true|1)$/i.test(text('recipeIsFavourite')),
      extras: readExtras(text),
      picture: readPicture(recipe, page),
    },
    language,
  );
}

/** Nutrition that has no field, by its names there, and what a serving is. */
function readExtras(text: (name: string) => string): Record<string, string> {
  const names = ['recipeNutServingSize', 'recipeNutTransFat', 'recipeNutPotassium'];
  return Object.fromEntries(names.map((name) => [name.replace('recipeNut', ''), text(name)]));
}

/** The value of a `meta` element stands in its attribute. */
function readLines(element: PageElement): string[] {
  const { content } = element.attributes;
  return content === undefined ? elementLines(element) : [content].filter((line) => line.trim() !== '');
}

function addressIn(source: PageElement | undefined): string {
  if (source === undefined) return '';
  const link = findElement(source, ({ attributes }) => attributes.href !== undefined);
  const text = link?.attributes.href ?? source.attributes.content ?? elementLines(source)[0] ?? '';
  return /^https?:/i.test(text) ? text : '';
}

/** The first picture; its file stands beside the page. */
function readPicture(recipe: PageElement, page: string): MigratedPicture {
  const part = findElement(recipe, ({ attributes }) => /^photo0?$/.test(attributes.itemprop ?? ''));
  return { paths: linkedPaths(page, part?.attributes.src ?? part?.attributes.content ?? '') };
}

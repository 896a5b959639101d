import { headLines } from '../../cleaning/index.ts';
import {
  elementLines,
  findElement,
  findElements,
  type PageElement,
  parseHtml,
} from '../../extraction/index.ts';
import { fileName, linkedPaths, withEnding } from '../archive-paths.ts';
import { certainty, readHead } from '../file-head.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { readNutritionText } from '../nutrition-lines.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { decodeText } from '../decode-text.ts';
import { withoutNumber } from '../without-number.ts';

/** The export of Paprika as web pages: a page a recipe in microdata, pictures beside it. */
export const paprikaHtml: MigrationFormat = {
  sourcesAmong: (names) =>
    withEnding(names, '.html', '.htm').filter((name) => !/^index\.html?$/i.test(fileName(name))),
  read: ({ name, bytes }, language) =>
    readEach(
      fileName(name),
      () => findElements(parseHtml(decodeText(bytes)).root, isRecipe),
      (recipe) => readRecipe(recipe, name, language),
    ),
  recognize: (file) => {
    const head = readHead(file);
    // Saved pages of the web begin with what they are; Paprika begins with the recipe, or says which program it is.
    const isOwn = /^\s*<(?!!doctype|html|\?xml)/i.test(head) || /class="recipe"/i.test(head);
    return isOwn &&
      /schema\.org\/Recipe"/i.test(head) &&
      /itemprop="(?:recipeIngredient|aggregateRating|recipeCategory)"/i.test(head)
      ? certainty.possible
      : certainty.none;
  },
};

const isRecipe = ({ attributes: { itemtype = '' } }: PageElement) => /schema\.org\/Recipe$/i.test(itemtype);

function readRecipe(recipe: PageElement, page: string, language: string): MigratedRecipe | null {
  const parts = (name: string) => findElements(recipe, ({ attributes }) => attributes.itemprop === name);
  const lines = (name: string) => parts(name).flatMap(elementLines);
  const text = (name: string) => lines(name).join(' ');
  const notes = lines('comment').join('\n');
  const steps = headLines(lines('recipeInstructions').join('\n'));
  const { nutrition, rest } = readNutritionText(lines('nutrition').join('\n'));
  const [rating] = parts('aggregateRating');
  const [image] = parts('image');
  return migratedRecipe(
    {
      name: text('name'),
      description: lines('description').join('\n'),
      yield: text('recipeYield'),
      prepTime: text('prepTime'),
      performTime: text('cookTime'),
      totalTime: text('totalTime'),
      ...listIngredients(headLines(lines('recipeIngredient').join('\n'))),
      ...listSteps(steps.map((step) => ({ ...step, text: withoutNumber(step.text) }))),
      nutrition,
      notes: notes === '' ? [] : [notes],
      tags: lines('recipeCategory').join(','),
      rating: rating?.attributes.value,
      orgURL: addressIn(parts('url')),
      source: text('author'),
      extras: { difficulty: text('difficulty'), nutrition: rest },
      picture: { paths: linkedPaths(page, image?.attributes.src ?? '') },
    },
    language,
  );
}

function addressIn(parts: readonly PageElement[]): string {
  const hasAddress = ({ attributes }: PageElement) => attributes.href !== undefined;
  const found = parts
    .map((part) => (hasAddress(part) ? part : findElement(part, hasAddress)))
    .find((part) => part !== null);
  const address = found?.attributes.href ?? '';
  return /^https?:/i.test(address) ? address : '';
}

import {
  classNames,
  elementText,
  findElement,
  findElements,
  type PageElement,
  parseHtml,
} from '../../extraction/index.ts';
import { countFolders, linkedPaths, withEnding } from '../archive-paths.ts';
import { recognizeBy } from '../file-head.ts';
import { type MigrationFormat, readEach } from '../format.ts';
import { headedLines } from '../headed-lines.ts';
import { type MigratedPicture, type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { decodeText } from '../decode-text.ts';

/** Copy Me That: `recipes.html` with a `div.recipe` each, whose parts have ids, and pictures beside it. */
export const copyMeThat: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.html', '.htm').filter((name) => countFolders(name) <= 1),
  read: ({ name, bytes }, language) =>
    readEach(
      name,
      () => findElements(parseHtml(decodeText(bytes)).root, (one) => hasClass(one, 'recipe')),
      (recipe) => readRecipe(recipe, name, language),
    ),
  recognize: (file) =>
    recognizeBy(file, {
      marks: [/class="recipeIngredient"|id="?recipeIngredients|copymethat\.com/i],
      endings: [],
    }),
};

function readRecipe(recipe: PageElement, page: string, language: string): MigratedRecipe | null {
  const part = (id: string) => findElement(recipe, ({ attributes }) => attributes.id === id);
  const text = (id: string) => textIn(part(id));
  const ingredients = headedLines(part('recipeIngredients'), 'recipeIngredient_subheader');
  const steps = headedLines(part('recipeInstructions'), 'instruction_subheader');
  return migratedRecipe(
    {
      name: text('name'),
      description: text('description'),
      yield: text('recipeYield') || text('servings').replace(/^\s*servings:/i, ''),
      ingredients: ingredients.lines,
      headings: ingredients.headings,
      steps: steps.lines,
      stepHeadings: steps.headings,
      notes: headedLines(part('recipeNotes'), '').lines,
      tags: findElements(recipe, (one) => hasClass(one, 'recipeCategory')).map(elementText),
      rating: text('ratingValue'),
      orgURL: part('original_link')?.attributes.href,
      source: readSource(part('original_link')),
      isMade: part('made_this') !== null,
      picture: readPicture(recipe, page),
    },
    language,
  );
}

/** A link that is named after its address says nothing more. */
function readSource(link: PageElement | null): string {
  const text = textIn(link);
  const isAddress = /^(?:https?:|www\.)/i.test(text) || (text.includes('.') && !/\s/.test(text));
  return isAddress || /^(?:original|source|view)\b/i.test(text) ? '' : text;
}

function readPicture(recipe: PageElement, page: string): MigratedPicture | null {
  const src = findElement(recipe, (one) => hasClass(one, 'recipeImage'))?.attributes.src ?? '';
  if (/^https?:/i.test(src)) return { url: src };
  return { paths: linkedPaths(page, src) };
}

function hasClass(element: PageElement, name: string): boolean {
  return classNames(element).includes(name);
}

function textIn(element: PageElement | null): string {
  return element === null ? '' : elementText(element);
}

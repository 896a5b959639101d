import { cleanCategories } from '../../cleaning/index.ts';
import { writeHtmlAsText } from '../../documents/index.ts';
import { type ExtractedRecipe, extractRecipe, toImportedRecipe } from '../../extraction/index.ts';
import { readRecipeTexts } from '../../text/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { certainty, readHead } from '../file-head.ts';
import { type MigrationFormat, readEach, readOne, type ReadRecipe, type RecipeSource } from '../format.ts';
import type { MigratedRecipe } from '../migrated-recipe.ts';
import { recipeOfText } from '../recipe-of-text.ts';

/** Web pages that were saved as files, and texts that other programs have saved as pages. */
export const webPage: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.html', '.htm', '.xhtml'),
  read: (source, language) => {
    const html = decodeText(source.bytes);
    const found = extractRecipe(html, null);
    if (found !== null) return readOne(fileName(source.name), () => buildRecipe(found, language));
    return readAsText(html, source, language);
  },
  recognize: (file) =>
    /^\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype\s+html|html|head|body|article|main|section|div|table|ul|ol|h[1-6]|p)\b/i.test(
      readHead(file),
    )
      ? certainty.possible
      : certainty.none,
};

function buildRecipe(found: ExtractedRecipe, language: string): MigratedRecipe {
  const { image, ...recipe } = toImportedRecipe(found, { language });
  return {
    tools: [],
    notes: [],
    source: found.author,
    ...recipe,
    categories: cleanCategories(found.category),
    // What a page shows is the opinion of its readers.
    rating: null,
    dateAdded: null,
    isMade: false,
    isFavorite: false,
    extras: {},
    picture: { url: image },
    assets: null,
  };
}

function readAsText(html: string, { name }: RecipeSource, language: string): readonly ReadRecipe[] {
  return readEach(
    fileName(name),
    () => {
      const recipes = readRecipeTexts(writeHtmlAsText(html));
      if (recipes.length === 0) throw new Error('There is no recipe on this page');
      return recipes;
    },
    (recipe) => recipeOfText(recipe, name, language),
  );
}

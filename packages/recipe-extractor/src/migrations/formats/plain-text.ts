import { readRecipeTexts } from '../../text/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { isText, readHead } from '../file-head.ts';
import { type MigrationFormat, readEach, type RecipeSource } from '../format.ts';
import { buildMigratedRecipe } from '../recipe-of-text.ts';
import { recipesIn } from './markdown.ts';

const endings = ['.txt', '.text'] as const;

/** Plain texts, one recipe a file or several. */
export const plainText: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, ...endings),
  read: (source, language) =>
    readEach(
      fileName(source.name),
      () => recipesIn(source),
      (recipe) => buildMigratedRecipe(recipe, source.name, language),
    ),
  recognize: likeness,
};

/** Every text may be one, so that every other format comes first. */
function likeness(file: RecipeSource): number {
  if (!isText(file)) return 0;
  const isNamed = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
  const head = readHead(file);
  if (/^\s*[<{[]/.test(head)) return 0;
  return readRecipeTexts(head).length > 0 ? (isNamed ? 0.5 : 0.3) : isNamed ? 0.2 : 0;
}

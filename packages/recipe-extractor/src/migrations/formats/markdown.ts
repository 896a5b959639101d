import { hasAmount, isRecipeMd, readRecipeTexts, type TextRecipe } from '../../text/index.ts';
import { splitFrontMatter } from '../../front-matter/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { isText, readHead } from '../file-head.ts';
import { type MigrationFormat, readEach, type RecipeSource } from '../format.ts';
import { buildMigratedRecipe } from '../recipe-of-text.ts';

const endings = ['.md', '.markdown', '.mdown', '.mkd', '.mdx'] as const;

/** Folders of Markdown: Hugo, Jekyll, Obsidian, the Markdown that Hearth exports; a text or several recipes a file, pictures by relative paths. */
export const markdown: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, ...endings),
  read: (source, language) =>
    readEach(
      fileName(source.name),
      () => recipesIn(source),
      (recipe) => buildMigratedRecipe(recipe, source.name, language),
    ),
  recognize: likeness,
};

/**
 * The recipes of a text file.
 * @throws Error for a text without one, as a README is
 */
export function recipesIn({ bytes }: RecipeSource): readonly TextRecipe[] {
  const found = readRecipeTexts(decodeText(bytes)).filter(isCertain);
  if (found.length === 0) throw new Error('There is no recipe in this file');
  return found;
}

/** Lists and texts of any file may look like foods and steps; a recipe has amounts, or all of its parts. */
function isCertain({ ingredients, steps, servings, prepTime, totalTime }: TextRecipe): boolean {
  const counted = ingredients.filter(({ text }) => hasAmount(text)).length;
  // Without steps, a list of plans or tasks has a number here and there as well.
  const isCounted = steps.length > 0 ? counted > 0 : counted > 1 && counted * 2 >= ingredients.length;
  return (
    isCounted ||
    (ingredients.length > 0 && steps.length > 0 && (servings ?? prepTime ?? totalTime) !== null) ||
    (ingredients.length > 1 && steps.length > 1)
  );
}

function likeness(file: RecipeSource): number {
  const isNamed = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
  if (!isText(file)) return 0;
  const head = readHead(file);
  const isHeaded = /^#{1,6} \S/m.test(head) || splitFrontMatter(head).matter !== null;
  const hasList = /^\s{0,4}[-*+] \S/m.test(head) || /^\|.+\|\s*$/m.test(head);
  if (isRecipeMd(head)) return isNamed ? 0.6 : 0.5;
  if (!isHeaded || !hasList) return isNamed ? 0.4 : 0;
  return isNamed ? 0.8 : 0.6;
}

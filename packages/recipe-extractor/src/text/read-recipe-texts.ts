import { areRecipeMd } from './recipe-md.ts';
import { splitFrontMatter } from '../front-matter/index.ts';
import { unwrapMail } from './mail-lines.ts';
import { withoutMarks } from './markdown-marks.ts';
import { prepareLines } from './prepare-lines.ts';
import { readRecipeText, readTokensOfRecipe } from './read-recipe-text.ts';
import { cutAt, findStarts } from './split-recipes.ts';
import type { TextRecipe } from './text-recipe.ts';
import { tokenize, type Token } from './read-tokens.ts';

/**
 * All recipes of a plain text, in their order: parted by page breaks, by headings of one level, by names above each
 * list of ingredients, or by rules, where each part is a whole recipe. One recipe with parts, such as dough and filling,
 * stays one. Empty where the text has none.
 */
export function readRecipeTexts(text: string): readonly TextRecipe[] {
  const { matter, body } = splitFrontMatter(text);
  const several = matter === null ? readSeveral(body) : null;
  if (several !== null) return several;
  const one = readRecipeText(text);
  return one === null ? [] : [one];
}

function readSeveral(body: string): readonly TextRecipe[] | null {
  const { lines } = unwrapMail(prepareLines(body));
  const tokens = tokenize(lines);
  if (areRecipeMd(tokens)) return null;
  for (const starts of findStarts(tokens)) {
    const found = readParts(tokens.slice(0, starts[0]), cutAt(tokens, starts));
    if (found !== null) return found;
  }
  return null;
}

/** The recipes of parts; null unless at least two are whole, and no part is half a recipe. */
function readParts(
  lead: readonly Token[],
  parts: readonly (readonly Token[])[],
): readonly TextRecipe[] | null {
  const whole: TextRecipe[] = [];
  const left: Token[] = [...lead];
  for (const [at, part] of parts.entries()) {
    const recipe = readTokensOfRecipe(part);
    if (recipe !== null && !isWhole(recipe)) return null;
    if (recipe !== null) whole.push(recipe);
    else left.push(...part);
    keepWords(whole, left);
    // Most parts are recipes, or the text is parted by something else.
    if (recipe === null && (at + 1 - whole.length) * 2 > parts.length) return null;
  }
  return whole.length >= 2 && whole.length * 2 >= parts.length ? whole : null;
}

/** Words outside the recipes, such as the title of a book, are a note of the recipe above them, or of the first one. */
function keepWords(recipes: readonly TextRecipe[], left: Token[]): void {
  const last = recipes.at(-1);
  const text = left
    .map(({ line }) => line)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (last === undefined) return;
  if (text !== '') last.notes.push({ title: '', text: withoutMarks(text.replace(/^#{1,6} /gm, '')) });
  left.length = 0;
}

function isWhole({ name, ingredients, steps }: TextRecipe): boolean {
  return name !== null && ingredients.length > 0 && steps.length > 0;
}

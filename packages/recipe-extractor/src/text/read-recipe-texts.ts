import { areRecipeMd } from './recipe-md.ts';
import { splitFrontMatter } from './front-matter.ts';
import { unwrapMail } from './mail-lines.ts';
import { prepareLines } from './prepare-lines.ts';
import { readRecipeText, readTokensOfRecipe } from './read-recipe-text.ts';
import { cutAt, findStarts } from './split-recipes.ts';
import type { TextRecipe } from './text-recipe.ts';
import { readToken, type Token } from './tokens.ts';

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
  const tokens = lines.map(readToken);
  if (areRecipeMd(tokens)) return null;
  for (const starts of findStarts(tokens)) {
    const found = readParts(cutAt(tokens, starts));
    if (found !== null) return found;
  }
  return null;
}

/** The recipes of parts, if at least two are whole and the others are none at all; words above the first are dropped with it. */
function readParts(parts: readonly (readonly Token[])[]): readonly TextRecipe[] | null {
  const read = parts.map((part) => readTokensOfRecipe(part));
  const whole = read.filter((recipe) => recipe !== null);
  const isEach = whole.length >= 2 && whole.every(isWhole);
  return isEach && whole.length * 2 >= parts.length ? whole : null;
}

function isWhole({ name, ingredients, steps }: TextRecipe): boolean {
  return name !== null && ingredients.length > 0 && steps.length > 0;
}

import { splitFrontMatter } from '../front-matter/index.ts';
import { storeFrontMatter } from './front-matter.ts';
import { unwrapMail } from './mail-lines.ts';
import { prepareLines, type TextLine } from './prepare-lines.ts';
import { readRecipeMd } from './recipe-md.ts';
import { addSource, emptyTextRecipe, type TextRecipe } from './text-recipe.ts';
import { readTokens } from './text-reader.ts';
import { tokenize, type Token } from './read-tokens.ts';

/**
 * The recipe of a plain or pasted text, Markdown with or without front matter among it: its first line is the name,
 * headings begin its sections, and without headings lines with an amount are ingredients, sentences and long lines
 * steps. Null without any ingredient and step. Takes time in proportion to the length of the text.
 */
export function readRecipeText(text: string): TextRecipe | null {
  const { matter, body } = splitFrontMatter(text);
  const recipe = emptyTextRecipe();
  const isListed = matter !== null && storeFrontMatter(recipe, matter);
  if (isListed && recipe.steps.length > 0 && recipe.ingredients.length > 0)
    return withBodyAsDescription(recipe, body);
  const found = readLines(prepareLines(body), recipe);
  return found || isListed ? recipe : null;
}

/** The recipe of lines whose marks are read; null for other texts. */
export function readTokensOfRecipe(tokens: readonly Token[]): TextRecipe | null {
  const recipe = emptyTextRecipe();
  return readRecipeMd(tokens, recipe) || readTokens(tokens, recipe, null) ? recipe : null;
}

/** Reads lines into a recipe of which some is known. False if nothing says that they are one. */
function readLines(lines: readonly TextLine[], recipe: TextRecipe): boolean {
  const { lines: own, subject, sender, extras } = unwrapMail(lines);
  const tokens = tokenize(own);
  const isRead = readRecipeMd(tokens, recipe) || readTokens(tokens, recipe, subject);
  if (!isRead) return false;
  if (sender !== null) addSource(recipe, sender);
  Object.assign(recipe.extras, extras);
  if (subject !== null && recipe.name === null) recipe.name = subject;
  else if (subject !== null && recipe.name !== subject) recipe.extras['subject'] = subject;
  return true;
}

function withBodyAsDescription(recipe: TextRecipe, body: string): TextRecipe {
  const text = body.replace(/\r\n?/g, '\n').trim();
  recipe.description = [recipe.description, text].filter((part) => part !== '').join('\n\n');
  return recipe;
}

/** Converts the reply of an AI service about pictures of a recipe into a recipe that can be stored. */
import { cleanTime, inlineText, normalizeYield, parseYield, stableText } from '../cleaning/index.ts';

/** A line with the heading above it. */
export interface ReplyLine {
  readonly title?: string | null | undefined;
  readonly text: string;
}

/** The requested reply; times are text, as in the picture. */
export interface RecipeReply {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly recipe_yield?: string | null | undefined;
  readonly total_time?: string | null | undefined;
  readonly prep_time?: string | null | undefined;
  readonly perform_time?: string | null | undefined;
  readonly ingredients: readonly ReplyLine[];
  readonly instructions: readonly ReplyLine[];
  readonly notes: readonly ReplyLine[];
}

/** Fields of a recipe that a reply fills. */
export interface RepliedRecipe {
  readonly name: string;
  readonly description: string;
  readonly recipeYield: string;
  readonly recipeServings: number;
  readonly recipeYieldQuantity: number;
  readonly totalTime: string | null;
  readonly prepTime: string | null;
  readonly performTime: string | null;
  readonly recipeIngredient: { title: string | null; note: string }[];
  readonly recipeInstructions: { title: string; text: string }[];
  readonly notes: { title: string; text: string }[];
}

/**
 * The recipe of a reply, or null if it has no name or neither ingredients nor steps. Lines without text are left out;
 * of successive lines with the same heading, only the first keeps it. Times as computers write them (`PT10M`) become
 * words.
 * @param language the tag of the language of those words
 */
export function recipeOfReply(reply: RecipeReply, language = 'en-US'): RepliedRecipe | null {
  const readTime = (text: string | null | undefined) => cleanTime(inlineText(text ?? ''), language);
  const name = inlineText(reply.name);
  const ingredients = cleanLines(reply.ingredients, inlineText);
  const steps = cleanLines(reply.instructions, stableText);
  if (name === '' || ingredients.length + steps.length === 0) return null;
  return {
    name,
    description: stableText(reply.description ?? ''),
    ...readYield(reply.recipe_yield ?? ''),
    totalTime: readTime(reply.total_time),
    prepTime: readTime(reply.prep_time),
    performTime: readTime(reply.perform_time),
    recipeIngredient: ingredients.map(({ title, text }) => ({ title: title || null, note: text })),
    recipeInstructions: steps,
    notes: cleanLines(reply.notes, stableText),
  };
}

function cleanLines(
  lines: readonly ReplyLine[],
  clean: (text: string) => string,
): { title: string; text: string }[] {
  const filled = lines
    .map(({ title, text }) => ({ title: inlineText(title ?? ''), text: clean(text) }))
    .filter(({ text }) => text !== '');
  return filled.map((line, index) => ({
    ...line,
    title: line.title === filled[index - 1]?.title ? '' : line.title,
  }));
}

function readYield(text: string) {
  if (inlineText(text) === '') return { recipeYield: '', recipeServings: 0, recipeYieldQuantity: 0 };
  const wording = normalizeYield(text);
  const { servings, yieldQuantity, yieldText } = parseYield(wording);
  return {
    recipeYield: yieldQuantity > 0 ? yieldText : wording,
    recipeServings: servings,
    recipeYieldQuantity: yieldQuantity,
  };
}

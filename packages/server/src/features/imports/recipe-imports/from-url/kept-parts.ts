import type { Recipe, RecipeInput } from '@hearth/contract';

type Ingredient = Recipe['recipeIngredient'][number];

/**
 * The newer content of a page with what people have made of the older one: lines that are still the same keep their
 * food, unit and amount, and steps that are still the same keep the ingredients that they are linked to.
 */
export function withKeptParts(input: RecipeInput, recipe: Recipe): RecipeInput {
  const { recipeIngredient, recipeInstructions } = input;
  return {
    ...input,
    ...(recipeIngredient ? { recipeIngredient: keptLines(recipeIngredient, recipe.recipeIngredient) } : {}),
    ...(recipeInstructions
      ? { recipeInstructions: keptSteps(recipeInstructions, recipe.recipeInstructions) }
      : {}),
  };
}

function keptLines(
  newer: NonNullable<RecipeInput['recipeIngredient']>,
  older: readonly Ingredient[],
): NonNullable<RecipeInput['recipeIngredient']> {
  const left = [...older];
  return newer.map((line) => {
    if (typeof line === 'string') return line;
    const at = left.findIndex((one) => getSourceLine(one) === line.note);
    const [same] = at < 0 ? [] : left.splice(at, 1);
    return same === undefined ? line : { ...same, title: line.title };
  });
}

/** The line of the page that an ingredient was: a parsed one remembers it. */
function getSourceLine({ originalText, note }: Ingredient): string {
  return originalText === null || originalText === '' ? (note ?? '') : originalText;
}

function keptSteps(
  newer: NonNullable<RecipeInput['recipeInstructions']>,
  older: Recipe['recipeInstructions'],
): NonNullable<RecipeInput['recipeInstructions']> {
  const left = [...older];
  return newer.map((step) => {
    const at = left.findIndex(({ text }) => text === step.text);
    const [same] = at < 0 ? [] : left.splice(at, 1);
    return same === undefined
      ? step
      : { ...step, id: same.id, ingredientReferences: same.ingredientReferences };
  });
}

import { limits, maxOrganizerNameLength, RecipeInput } from '@hearth/contract';
import type { MigratedRecipe } from '@hearth/recipe-extractor/migrations';
import { getTexts, type Locale } from '../../../platform/i18n/locales.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { validationError } from '../../../platform/http/input/validation.ts';
import { recipeInput } from '../recipe-imports/index.ts';
import { readOwnDocument } from './own-document.ts';

/**
 * A recipe of another program as a new recipe of the caller.
 * @param tag one that it gets besides its own
 * @throws AppError `recipeTooLarge`; ValidationError for texts that are longer than a recipe's can be
 */
export function movedInput(
  recipe: MigratedRecipe,
  tag: string | null,
  locale: Locale,
): RecipeInput & { name: string } {
  const { ingredients, steps } = limits;
  if (recipe.recipeIngredient.length > ingredients || recipe.recipeInstructions.length > steps)
    return fail('recipeTooLarge', { ingredients, steps });
  const input = buildInput(recipe, tag, locale);
  const parsed = RecipeInput.safeParse(input);
  if (!parsed.success) throw validationError('body', parsed.error, RecipeInput);
  return input;
}

function buildInput(
  recipe: MigratedRecipe,
  tag: string | null,
  locale: Locale,
): RecipeInput & { name: string } {
  if (recipe.document !== undefined) return readOwnDocument(recipe.document, recipe.name, tag);
  const {
    categories,
    tools,
    notes,
    source,
    dateAdded,
    isMade: _isMade,
    isFavorite: _favorite,
    ...others
  } = recipe;
  const { picture: _picture, assets: _assets, rating: _rating, ...fields } = others;
  const tags = tag === null ? fields.tags : [...fields.tags, tag];
  const lines = recipe.recipeIngredient.map(({ title, note }) => ({ title, note }));
  return {
    ...recipeInput({ ...fields, recipeIngredient: lines, tags, image: null }, { includeTags: true }),
    recipeCategory: organizers(categories),
    tools: organizers(tools),
    notes:
      source === null ? [...notes] : [...notes, { title: getTexts(locale).exports.source, text: source }],
    ...(dateAdded === null ? {} : { dateAdded }),
  };
}

function organizers(names: readonly string[]): string[] {
  return names.map((name) => name.slice(0, maxOrganizerNameLength).toWellFormed());
}

import { limits, maxOrganizerNameLength, type RecipeInput } from '@hearth/contract';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { ServerTexts } from '../../../../platform/i18n/server-texts.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { fetchRecipeImage } from '../../../recipes/images/index.ts';
import { cutName } from '../../../recipes/names/index.ts';
import { failWithoutRecipe, fetchPage } from './fetch-page.ts';
import { withReadLines } from '../read-lines.ts';
import { createWithPicture } from '../with-picture.ts';
import { readPage, type ReadRecipe } from './read-page.ts';
import { type PastedRecipe, type PastedText, readPastedText } from './read-pasted-text.ts';
import { storable } from '../../../../platform/db/values/storable.ts';

export interface RecipeImportOptions {
  readonly includeTags: boolean;
  readonly includeCategories: boolean;
  /** Whether the recipe shows the nutrition that the page states, whatever the household shows otherwise. */
  readonly showNutrition: boolean;
  /** Whether ingredients become amount, unit and food where they are understood; else each is a note. */
  readonly readIngredients: boolean;
  readonly locale: Locale;
  /** Hears of every step of the import. */
  readonly tell?: TellStep;
}

/** The steps of an import that take time. */
export type ImportStep = keyof ServerTexts['imported']['steps'];
export type TellStep = (step: ImportStep) => void;

/**
 * Imports the recipe of a web page and returns its slug.
 * @throws AppError `badRecipeData` when there is none, `outboundRefused`, `scrapingTimedOut`
 */
export async function importFromUrl(
  platform: Platform,
  scope: MemberScope,
  text: string,
  options: RecipeImportOptions,
): Promise<string> {
  const { locale, tell } = options;
  return storeImported(platform, scope, await recipeAt(platform, text, locale, tell), options);
}

/**
 * The recipe of a web page, fit to be stored.
 * @throws AppError `badRecipeData` when there is none, `outboundRefused`, `scrapingTimedOut`
 */
export async function recipeAt(
  platform: Platform,
  text: string,
  locale: Locale,
  tell: TellStep = ignoreStep,
): Promise<ReadRecipe> {
  tell('loadingPage');
  const page = await fetchPage(platform, text);
  tell('readingRecipe');
  return storable((await readPage(platform, page, locale)) ?? failWithoutRecipe(page));
}

/**
 * Imports a recipe from pasted HTML, schema.org JSON or plain text. The page itself is not fetched, its picture is.
 * @throws AppError `badRecipeData`, `importJsonBroken`
 */
export async function importFromText(
  platform: Platform,
  scope: MemberScope,
  given: PastedText,
  options: RecipeImportOptions,
): Promise<string> {
  options.tell?.('readingRecipe');
  return storeImported(platform, scope, await recipeFrom(platform, given, options.locale), options);
}

/** The source of an import: a text, possibly with the address that it is from, or without one the page at the address. */
export interface ImportSource {
  readonly data: string | null;
  readonly url: string | null;
}

/**
 * The first recipe of a text or of a page, fit to be stored.
 * @throws AppError `importAddressMissing` where there is neither, and what reading it throws
 */
export async function recipeFrom(
  platform: Platform,
  source: ImportSource,
  locale: Locale,
): Promise<PastedRecipe> {
  const [first] = await recipesFrom(platform, source, locale);
  return first;
}

/**
 * All recipes of a text, or the one of a page, fit to be stored.
 * @throws AppError as {@link recipeFrom}
 */
export async function recipesFrom(
  platform: Platform,
  { data, url }: ImportSource,
  locale: Locale,
): Promise<readonly [PastedRecipe, ...PastedRecipe[]]> {
  if (data === null) return [await recipeAt(platform, url ?? '', locale)];
  const [first, ...others] = await readPastedText(platform, { data, url }, locale);
  return [storable(first), ...others.map((one) => storable(one))];
}

/** Stores a recipe that was read as a new one of the caller, with its picture, and returns its slug. */
export async function storeImported(
  platform: Platform,
  scope: MemberScope,
  recipe: PastedRecipe,
  options: RecipeImportOptions,
): Promise<string> {
  options.tell?.('savingRecipe');
  const plain = recipeInput(recipe, options);
  const lines = options.readIngredients ? recipe.recipeIngredient : null;
  const { input } = await withReadLines(platform, scope, plain, lines);
  const { slug } = await createWithPicture(platform, scope, input, {
    picture: recipe.images ?? recipe.image,
    locale: options.locale,
  });
  return slug;
}

/** A recipe from elsewhere as a new recipe of the caller: each ingredient a note. */
export function recipeInput(
  recipe: Omit<PastedRecipe, 'fields'> & Partial<Pick<PastedRecipe, 'fields'>>,
  {
    includeTags,
    includeCategories = false,
    showNutrition = false,
  }: Pick<RecipeImportOptions, 'includeTags'> & Partial<RecipeImportOptions>,
): RecipeInput & { name: string } {
  const { image: _image, images: _images, fields: _read, pageCategories = [], ...stored } = recipe;
  const { tags, recipeIngredient, recipeInstructions, notes, ...fields } = stored;
  return {
    ...fields,
    name: cutName(fields.name),
    recipeIngredient: recipeIngredient.map(({ title, note }) => ({ title, note })),
    recipeInstructions: recipeInstructions.map((step) => ({ ...step, ingredientReferences: [] })),
    ...(notes === undefined ? {} : { notes: [...notes] }),
    ...(showNutrition && hasValues(fields.nutrition) ? { settings: { showNutrition: true } } : {}),
    ...(includeTags ? { tags: cutNames(tags) } : {}),
    ...(includeCategories && pageCategories.length > 0 ? { recipeCategory: cutNames(pageCategories) } : {}),
  };
}

function cutNames(names: readonly string[]): string[] {
  return names
    .slice(0, limits.organizers)
    .map((name) => name.slice(0, maxOrganizerNameLength).toWellFormed());
}

function hasValues(nutrition: PastedRecipe['nutrition']): boolean {
  return Object.values(nutrition).some((value) => value !== null && value !== '');
}

function ignoreStep(): void {}

/** A recipe without its picture is better than no recipe. */
export async function tryImage(
  platform: Platform,
  scope: MemberScope,
  slug: string,
  url: string,
): Promise<void> {
  await fetchRecipeImage(platform, scope, slug, url).catch((error: unknown) => {
    platform.log.info({ err: error, slug }, 'the picture of an imported recipe could not be fetched');
  });
}

import type { MemberScope } from '../../../../platform/db/scope.ts';
import { fail } from '../../../../platform/errors/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type GivenColumns, writeRecipe } from '../../../recipes/recipe/index.ts';
import { addEntry, type NewEntry } from '../../reports/index.ts';
import { organizersJson } from './stored-imports.ts';
import { claimPage, takePage } from './bulk-import.repository.ts';
import type { PendingPageRow } from './bulk-import.tables.ts';
import { exceptionText } from './exception-text.ts';
import type { ReadRecipe } from '../from-url/read-page.ts';
import { type RecipeImportOptions, recipeAt, recipeInput, tryImage } from '../from-url/imports.service.ts';
import { type LinesRead, withReadLines } from '../read-lines.ts';
import { writeWithPicture } from '../with-picture.ts';

/** A page that was begun more often has stopped the server each time. */
const maxAttempts = 3;
const stoppedEachTime = 'The server was stopped each time it read this page';

/** How the pages of an import are read. */
type PageOptions = Pick<RecipeImportOptions, 'locale' | 'readIngredients'>;

/**
 * Imports one page and adds its entry to the report. The recipe is written together with its picture and the note that
 * the page has become one, and the entry together with taking the page off the list: at whatever moment the server is
 * stopped, no recipe is made twice, and no page is left out.
 */
export async function importPage(
  platform: Platform,
  scope: MemberScope,
  page: PendingPageRow,
  options: PageOptions,
): Promise<void> {
  const made = page.recipe_id === null ? await makeRecipe(platform, scope, page, options) : madeBefore(page);
  if (made === null) return;
  if ('success' in made) return storeEntry(platform, scope, page, made);
  if (page.picture_url !== null) await tryImage(platform, scope, made.id, page.picture_url);
  await storeEntry(platform, scope, page, {
    success: true,
    message: `Successfully imported recipe ${made.name}`,
    ingredients: made.ingredients,
  });
}

interface Made {
  readonly id: string;
  readonly name: string;
  /** Null where none were to be read. */
  readonly ingredients: LinesRead | null;
}

function madeBefore({ recipe_id, recipe_name, url, ...page }: PendingPageRow): Made {
  const { ingredients_read: read, ingredients_left: left } = page;
  return {
    id: recipe_id ?? '',
    name: recipe_name ?? url,
    ingredients: read === null || left === null ? null : { read, left },
  };
}

/** The recipe of a page, why there is none, or null if another worker has made it meanwhile. */
async function makeRecipe(
  platform: Platform,
  scope: MemberScope,
  page: PendingPageRow,
  options: PageOptions,
): Promise<Made | NewEntry | null> {
  const failed = (message: string) => (error: unknown) => {
    platform.log.info({ err: error, url: page.url }, 'a page of many was not imported');
    return { success: false, message, exception: exceptionText(error, options.locale) };
  };
  const notScraped = `failed to scrape url ${page.url}`;
  if (page.attempts >= maxAttempts)
    return { success: false, message: notScraped, exception: stoppedEachTime };
  const recipe = await recipeAt(platform, page.url, options.locale).catch(failed(notScraped));
  if ('success' in recipe) return recipe;
  return storeOnce(platform, scope, page, recipe, options).catch(
    failed(`Failed to save recipe to database during bulk url import ${page.url}`),
  );
}

async function storeOnce(
  platform: Platform,
  scope: MemberScope,
  page: PendingPageRow,
  recipe: ReadRecipe,
  { locale, readIngredients }: PageOptions,
): Promise<Made | null> {
  const plain = buildInput(recipe, page);
  if (plain.name.trim() === '') return fail('badRecipeData');
  const lines = readIngredients ? recipe.recipeIngredient : null;
  const { input, ingredients } = await withReadLines(platform, scope, plain, lines);
  const write = (given: GivenColumns): Promise<Made | null> =>
    platform.database.write(scope, async (tx) => {
      const made = { id: given.id, name: input.name, ingredients };
      if (!(await claimPage(tx, page.id, buildClaim(made)))) return null;
      await writeRecipe(platform, tx, input, locale, given);
      return made;
    });
  return writeWithPicture(platform, scope, recipe.images ?? recipe.image, write, (made) => made !== null);
}

/** The recipe under what was chosen for the page, besides the tags of the page itself where these were asked for. */
function buildInput(recipe: ReadRecipe, page: PendingPageRow): ReturnType<typeof recipeInput> {
  const { includeTags, includeCategories, showNutrition, ...chosen } = organizersJson.parse(page.organizers);
  const input = recipeInput(recipe, {
    includeTags: includeTags ?? false,
    includeCategories: includeCategories ?? false,
    showNutrition: showNutrition ?? false,
  });
  const recipeCategory = [...(chosen.recipeCategory ?? []), ...(input.recipeCategory ?? [])];
  return { ...input, ...chosen, recipeCategory, tags: [...(chosen.tags ?? []), ...(input.tags ?? [])] };
}

function buildClaim({ id, name, ingredients }: Made) {
  return {
    recipe_id: id,
    recipe_name: name,
    ingredients_read: ingredients?.read ?? null,
    ingredients_left: ingredients?.left ?? null,
  };
}

async function storeEntry(
  platform: Platform,
  scope: MemberScope,
  page: PendingPageRow,
  entry: NewEntry,
): Promise<void> {
  await platform.database.write(scope, async (tx) => {
    if (await takePage(tx, page.id)) await addEntry(platform, tx, page.report_id, entry);
  });
}

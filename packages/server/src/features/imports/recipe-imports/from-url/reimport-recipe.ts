import type { Recipe, RecipeInput } from '@hearth/contract';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import type { JsonText } from '../../../../platform/http/answers/json-text.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getRecipe, readRecipe } from '../../../recipes/documents/index.ts';
import { changeRecipe, requireEditable, requireRecipe } from '../../../recipes/recipe/index.ts';
import { withReadLines } from '../read-lines.ts';
import { recipeFrom, recipeInput, tryImage } from './imports.service.ts';
import { withKeptParts } from './kept-parts.ts';

/** The parts of a recipe that belong to its page; name, notes, tags and settings are the household's own by now. */
const pageFields = [
  'description',
  'recipeYield',
  'recipeServings',
  'recipeYieldQuantity',
  'prepTime',
  'performTime',
  'totalTime',
  'recipeIngredient',
  'recipeInstructions',
  'nutrition',
] as const satisfies readonly (keyof RecipeInput)[];

/** What a recipe is imported again from. */
interface NewerSource {
  /** The text of the page; null to fetch it. */
  readonly data: string | null;
  /** The address of the page; null for that of the recipe. */
  readonly url: string | null;
  /** Whether lines that are new become amount, unit and food where they are understood. */
  readonly readIngredients: boolean;
  readonly locale: Locale;
}

/**
 * Replaces what the page of a recipe says by what it says now, what another page says, or a pasted text; the state
 * before stays in the history. What the page does not say is kept, and so are a picture that the recipe has, and what
 * people have made of lines and steps that are still the same.
 * @throws AppError `recipeNotFound`, `recipePermissionDenied`, `importAddressMissing` where there is neither a text nor
 *   an address, and what an import throws
 */
export async function reimportRecipe(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
  { data, url, readIngredients, locale }: NewerSource,
): Promise<JsonText<Recipe>> {
  requireEditable(scope, await requireRecipe(platform.database.read(scope), slugOrId));
  const recipe = await readRecipe(platform, scope, slugOrId);
  const found = await recipeFrom(platform, { data, url: url ?? (recipe.orgURL || null) }, locale);
  const kept = withKeptParts(pageContent(recipeInput(found, { includeTags: false })), recipe);
  const read = readIngredients ? await withNewLinesRead(platform, scope, kept, recipe) : kept;
  const input = { ...read, ...(url === null ? {} : { orgURL: found.orgURL }) };
  const { id } = recipe;
  await changeRecipe(platform, scope, {
    slugOrId: id,
    input,
    mode: 'patch',
    ifMatch: null,
    isSeparateState: true,
  });
  if (recipe.image === null && found.image !== null) await tryImage(platform, scope, id, found.image);
  return getRecipe(platform, scope, id);
}

/** Lines that the recipe had are what people have made of them; only others are read. */
async function withNewLinesRead(
  platform: Platform,
  scope: MemberScope,
  input: RecipeInput,
  { settings }: Recipe,
): Promise<RecipeInput> {
  const lines = (input.recipeIngredient ?? []).map((one) =>
    typeof one === 'string' || 'referenceId' in one
      ? null
      : { title: one.title ?? null, note: one.note ?? '' },
  );
  const { input: read, ingredients } = await withReadLines(platform, scope, input, lines);
  return ingredients?.read ? { ...read, settings: { ...settings, disableAmount: false } } : input;
}

/** The fields of the page that say something. */
function pageContent(input: RecipeInput): RecipeInput {
  return Object.fromEntries(
    pageFields.map((field) => [field, input[field]] as const).filter(([, value]) => saysSomething(value)),
  );
}

function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(saysSomething);
  return value !== undefined && value !== null && value !== '' && value !== 0;
}

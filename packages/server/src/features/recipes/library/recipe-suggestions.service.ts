import {
  type IngredientFood,
  RecipeListQuery,
  type RecipeSuggestionQuery,
  type RecipeSuggestions,
} from '@hearth/contract';
import { seededPermutation } from '@hearth/domain/search/shuffle';
import { canonicalUuid } from '@hearth/domain/text/slugs';
import type { GroupReader } from '../../../platform/db/database.ts';
import type { GroupScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findFoodsNamed, getFoods } from '../../catalog/foods/index.ts';
import { listStapleNames } from '../../catalog/seeders/index.ts';
import { readDocument, summariesText } from '../documents/index.ts';
import { buildSelection } from './recipe-selection.ts';
import { hasLinkedRecipes } from './needed-foods.repository.ts';
import {
  findMissingFoods,
  findSubstitutes,
  findSuggested,
  type Pantry,
  type SuggestedRow,
} from './recipe-suggestions.repository.ts';

/**
 * Recipes that can be cooked from the things at hand, fewest missing ones first. Foods of recipes within them are needed
 * as well. A handful of queries, however many recipes.
 * @throws AppError `invalidQuery` for a filter or an order that cannot be read
 */
export async function suggestRecipes(
  platform: Platform,
  scope: GroupScope,
  query: RecipeSuggestionQuery,
): Promise<RecipeSuggestions> {
  const list = RecipeListQuery.parse(buildOrder(query));
  const reader = platform.database.read(scope);
  const selection = await buildSelection(reader, list, () => fail('cookbookNotFound'), platform.clock.now());
  const staples = query.includeStaples ? await findFoodsNamed(reader, await listStapleNames()) : [];
  const pantry = buildPantry(query, scope, staples);
  const substitutes = await readSubstitutes(reader, query, pantry);
  // Foods that can be replaced are taken for granted.
  const known = { ...pantry, staples: [...pantry.staples, ...substitutes.keys()] };
  const most = { foods: query.maxMissingFoods, tools: query.maxMissingTools };
  const isRandom = query.orderBy === 'random';
  const hasLinks = await hasLinkedRecipes(reader);
  const limit = isRandom ? null : query.limit;
  const found = await findSuggested(reader, selection, known, most, { hasLinks, limit });
  const rows = (isRandom ? shuffled(found, query.paginationSeed ?? '') : found).slice(0, query.limit);
  const lacking = await findMissingFoods(
    reader,
    rows.map(({ id }) => id),
    pantry,
    hasLinks,
  );
  const named = lacking.flatMap(({ foodId }) => [foodId, substitutes.get(foodId) ?? foodId]);
  const foods = await getFoods(reader, [...new Set(named)]);
  const texts = await summariesText(
    platform,
    scope,
    rows.map(({ row }) => row),
  );
  const recipes = readDocument('summaries', texts);
  return {
    items: recipes.map((recipe) => ({
      recipe,
      ...divideFoods(
        lacking.flatMap((one) => (one.recipeId === recipe.id ? one.foodId : [])),
        { foods, substitutes, isAsked: query.includeSubstitutes },
      ),
      missingTools: recipe.tools.filter(
        ({ id, onHand }) => !pantry.tools.includes(id) && !(pantry.toolsOf !== null && onHand),
      ),
    })),
  };
}

/** The public has no kitchen, and learns nothing of what the group takes for what. */
async function readSubstitutes(
  reader: GroupReader,
  query: RecipeSuggestionQuery,
  pantry: Pantry,
): Promise<ReadonlyMap<string, string>> {
  const isAsked = query.includeSubstitutes && reader.scope.kind === 'member';
  return isAsked ? findSubstitutes(reader, pantry) : new Map();
}

interface KnownFoods {
  readonly foods: ReadonlyMap<string, IngredientFood>;
  /** By the ids of foods that are not had: the food in the place of each. */
  readonly substitutes: ReadonlyMap<string, string>;
  readonly isAsked: boolean;
}

/** Foods that a recipe lacks, and those of them that something else takes the place of. */
function divideFoods(
  ids: readonly string[],
  { foods, substitutes, isAsked }: KnownFoods,
): Pick<RecipeSuggestions['items'][number], 'missingFoods' | 'substitutedFoods'> {
  const findFood = (id: string | undefined) => foods.get(id ?? '') ?? [];
  const missingFoods = ids.filter((id) => !substitutes.has(id)).flatMap(findFood);
  if (!isAsked) return { missingFoods };
  const substitutedFoods = ids.flatMap((id) => {
    const [food, substitute] = [foods.get(id), foods.get(substitutes.get(id) ?? '')];
    return food && substitute ? [{ food, substitute }] : [];
  });
  return { missingFoods, substitutedFoods };
}

function buildOrder({
  queryFilter,
  orderBy,
  orderByNullPosition,
  orderDirection,
  paginationSeed,
}: RecipeSuggestionQuery) {
  return { queryFilter, orderBy, orderByNullPosition, orderDirection, paginationSeed };
}

/** What there is. The public has no kitchen. */
function buildPantry(query: RecipeSuggestionQuery, scope: GroupScope, staples: readonly string[]): Pantry {
  const kitchen = scope.kind === 'member' ? scope.householdId : null;
  return {
    foods: knownIds(query.foods),
    staples,
    tools: knownIds(query.tools),
    foodsOf: query.includeFoodsOnHand ? kitchen : null,
    toolsOf: query.includeToolsOnHand ? kitchen : null,
  };
}

function knownIds(texts: readonly string[] | null | undefined): string[] {
  return [...new Set((texts ?? []).map(canonicalUuid).filter((id) => id !== null))];
}

/** By chance among those that lack equally many. */
function shuffled(found: readonly SuggestedRow[], seed: string): SuggestedRow[] {
  const place = seededPermutation(seed, found.length);
  const mixed = found.map((_, index) => found[place(index)]).filter((row) => row !== undefined);
  return mixed.toSorted((a, b) => a.missing - b.missing);
}

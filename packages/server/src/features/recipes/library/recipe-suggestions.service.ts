import { RecipeListQuery, type RecipeSuggestionQuery, type RecipeSuggestions } from '@hearth/contract';
import { seededPermutation } from '@hearth/domain/search/shuffle';
import { canonicalUuid } from '@hearth/domain/text/slugs';
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
  const most = { foods: query.maxMissingFoods, tools: query.maxMissingTools };
  const isRandom = query.orderBy === 'random';
  const hasLinks = await hasLinkedRecipes(reader);
  const limit = isRandom ? null : query.limit;
  const found = await findSuggested(reader, selection, pantry, most, { hasLinks, limit });
  const rows = (isRandom ? shuffled(found, query.paginationSeed ?? '') : found).slice(0, query.limit);
  const lacking = await findMissingFoods(
    reader,
    rows.map(({ id }) => id),
    pantry,
    hasLinks,
  );
  const foods = await getFoods(reader, [...new Set(lacking.map(({ foodId }) => foodId))]);
  const texts = await summariesText(
    platform,
    scope,
    rows.map(({ row }) => row),
  );
  const recipes = readDocument('summaries', texts);
  return {
    items: recipes.map((recipe) => ({
      recipe,
      missingFoods: lacking
        .filter(({ recipeId }) => recipeId === recipe.id)
        .map(({ foodId }) => foods.get(foodId))
        .filter((food) => food !== undefined),
      missingTools: recipe.tools.filter(
        ({ id, onHand }) => !pantry.tools.includes(id) && !(pantry.toolsOf !== null && onHand),
      ),
    })),
  };
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

/** The public has no kitchen. */
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

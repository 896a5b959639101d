import type { GroupTx, Tx } from '../../../../platform/db/database.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { publish } from '../../../automation/notifiers/index.ts';

/** A recipe as it appears in events. */
export interface NamedRecipe {
  readonly name: string;
  readonly slug: string;
  /** Household of its owner, which gets the event no matter who made the change. */
  readonly householdId: string;
}

/** The page of a recipe, below the server's address, as events contain it. */
export function recipePath(slug: string): string {
  return `/g/{group}/r/${slug}`;
}

/** Publishes the event of a new recipe of the caller. `how` decides on its message; `silent` has none. */
export async function publishCreated(
  platform: Platform,
  tx: Tx<MemberScope>,
  { name, slug }: Omit<NamedRecipe, 'householdId'>,
  how: 'created' | 'duplicated' | 'silent',
): Promise<void> {
  const messages = {
    created: { text: 'created', name, path: recipePath(slug) },
    duplicated: { text: 'duplicated', name },
    silent: undefined,
  } as const;
  const message = messages[how];
  await publish(platform, tx, {
    type: 'recipe_created',
    householdId: tx.scope.householdId,
    document: { documentType: 'recipe', operation: 'create', recipeSlug: slug },
    ...(message === undefined ? {} : { message }),
  });
}

/** Tells of a recipe that was changed. */
export async function publishUpdated(
  platform: Platform,
  tx: GroupTx,
  { name, slug, householdId }: NamedRecipe,
): Promise<void> {
  await publish(platform, tx, {
    type: 'recipe_updated',
    householdId,
    document: { documentType: 'recipe', operation: 'update', recipeSlug: slug },
    message: { text: 'updated', name, path: recipePath(slug) },
  });
}

/** Tells of recipes that were changed together: one event for each household that owns some of them. */
export async function publishAllUpdated(
  platform: Platform,
  tx: GroupTx,
  recipes: readonly NamedRecipe[],
): Promise<void> {
  for (const householdId of new Set(recipes.map((recipe) => recipe.householdId))) {
    const own = recipes.filter((recipe) => recipe.householdId === householdId);
    await publish(platform, tx, {
      type: 'recipe_updated',
      householdId,
      document: {
        documentType: 'recipe',
        operation: 'update',
        recipeSlugs: own.map(({ slug }) => slug),
      },
    });
  }
}

/** Tells of a recipe that was deleted. */
export async function publishDeleted(
  platform: Platform,
  tx: GroupTx,
  { name, slug, householdId }: NamedRecipe,
): Promise<void> {
  await publish(platform, tx, {
    type: 'recipe_deleted',
    householdId,
    document: { documentType: 'recipe', operation: 'delete', recipeSlug: slug },
    message: { text: 'deleted', name },
  });
}

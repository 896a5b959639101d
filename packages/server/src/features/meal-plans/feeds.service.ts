import { type MealPlanFeed, operations } from '@hearth/contract';
import { type MemberScope, systemScope } from '../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../platform/db/stored-instant.ts';
import { required } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteFeed, findFeed, findPlanOfToken, replaceFeed } from './feeds.repository.ts';
import type { PlanOwner } from './meal-plans.repository.ts';

/** So many that nobody guesses one. */
const tokenBytes = 24;

/** The caller's own address of the plan. */
export async function getFeed(platform: Platform, scope: MemberScope): Promise<MealPlanFeed> {
  const feed = await findFeed(platform.database.read(scope));
  return feed === undefined ? noFeed : presentFeed(platform, feed);
}

/** Makes the caller a new address; the one before it opens nothing any more. */
export async function renewFeed(platform: Platform, scope: MemberScope): Promise<MealPlanFeed> {
  const feed = {
    token: platform.random.bytes(tokenBytes).toString('base64url'),
    created_at: storedInstant(platform.clock.now()),
  };
  await platform.database.write(scope, (tx) => replaceFeed(tx, feed));
  return presentFeed(platform, feed);
}

/** Takes the caller's address back. */
export async function revokeFeed(platform: Platform, scope: MemberScope): Promise<MealPlanFeed> {
  await platform.database.write(scope, deleteFeed);
  return noFeed;
}

/**
 * Whose plan an address opens.
 * @throws AppError `unknownRoute` when it opens none
 */
export async function planOfToken(platform: Platform, token: string): Promise<PlanOwner> {
  const reader = platform.database.read(systemScope('meal plan feed'));
  return required(await findPlanOfToken(reader, token), 'unknownRoute');
}

const noFeed: MealPlanFeed = { address: null, path: null, createdAt: null };

function presentFeed(
  { settings }: Platform,
  { token, created_at }: { token: string; created_at: string },
): MealPlanFeed {
  const path = operations.mealPlanFeedCalendar.path.replace('{token}', token);
  return { address: `${settings.server.baseUrl}${path}`, path, createdAt: wireInstant(created_at) };
}

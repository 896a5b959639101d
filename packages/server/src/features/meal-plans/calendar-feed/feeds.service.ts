import { type MealPlanFeed, operations } from '@hearth/contract';
import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteFeed, findFeed, findPlanOfToken, replaceFeed } from './feeds.repository.ts';
import type { PlanOwner } from '../entries/meal-plans.repository.ts';

/** Too many to be guessed. */
const tokenBytes = 24;

/** The caller's own address of the plan; none when it was sealed under another secret. */
export async function getFeed(platform: Platform, scope: MemberScope): Promise<MealPlanFeed> {
  const feed = await findFeed(platform.database.read(scope));
  if (feed === undefined) return noFeed;
  const token = platform.secrets.open('calendar feed', feed.token, feed.sealed_token);
  return token === null ? noFeed : presentFeed(platform, token, feed.created_at);
}

/** Makes the caller a new address; the one before it opens nothing any more. */
export async function renewFeed(platform: Platform, scope: MemberScope): Promise<MealPlanFeed> {
  const token = platform.random.bytes(tokenBytes).toString('base64url');
  const found = platform.secrets.fingerprint('calendar feed', token);
  const feed = {
    token: found,
    sealed_token: platform.secrets.seal('calendar feed', found, token),
    created_at: storedInstant(platform.clock.now()),
  };
  const ended = await platform.database.write(scope, async (tx) => {
    const before = await deleteFeed(tx);
    await replaceFeed(tx, feed);
    return before;
  });
  await platform.endedKeys.add('calendar address', ended);
  return presentFeed(platform, token, feed.created_at);
}

/** Takes the caller's address back. */
export async function revokeFeed(platform: Platform, scope: MemberScope): Promise<MealPlanFeed> {
  const ended = await platform.database.write(scope, deleteFeed);
  await platform.endedKeys.add('calendar address', ended);
  return noFeed;
}

/**
 * Whose plan an address opens.
 * @throws AppError `unknownRoute` when it opens none
 */
export async function planOfToken(platform: Platform, token: string): Promise<PlanOwner> {
  const reader = platform.database.read(systemScope('find a calendar feed'));
  const found = platform.secrets.fingerprint('calendar feed', token);
  return required(await findPlanOfToken(reader, found), 'unknownRoute');
}

const noFeed: MealPlanFeed = { address: null, path: null, createdAt: null };

function presentFeed({ settings }: Platform, token: string, created_at: string): MealPlanFeed {
  const path = operations.mealPlanFeedCalendar.path.replace('{token}', token);
  return { address: `${settings.server.baseUrl}${path}`, path, createdAt: wireInstant(created_at) };
}

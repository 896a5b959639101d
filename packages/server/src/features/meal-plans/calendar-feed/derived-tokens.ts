import { type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findFeed, findFeedsOfHousehold } from './feeds.repository.ts';
import { renewFeed } from './feeds.service.ts';

/**
 * The token of another calendar of the caller, such as a list: it opens that one only, cannot be led back to the token of
 * the plan, and ends with it.
 * @param what names the other calendar
 * @returns null while the caller has no calendar addresses
 */
export async function findDerivedToken(
  platform: Platform,
  scope: MemberScope,
  what: string,
): Promise<string | null> {
  const feed = await findFeed(platform.database.read(scope));
  return feed === undefined ? null : deriveToken(platform, feed, what);
}

/** Like {@link findDerivedToken}; who has no calendar addresses gets some. */
export async function makeDerivedToken(
  platform: Platform,
  scope: MemberScope,
  what: string,
): Promise<string> {
  const known = await findDerivedToken(platform, scope, what);
  if (known !== null) return known;
  await renewFeed(platform, scope);
  const made = await findDerivedToken(platform, scope, what);
  if (made === null) throw new Error('the calendar address that was just made cannot be read');
  return made;
}

/** Whether a token is that of this calendar of a member of the household. */
export async function isDerivedToken(
  platform: Platform,
  {
    householdId,
    what,
    token,
  }: { readonly householdId: string; readonly what: string; readonly token: string },
): Promise<boolean> {
  const reader = platform.database.read(systemScope('find a calendar feed'));
  const feeds = await findFeedsOfHousehold(reader, householdId);
  return feeds.some((feed) => deriveToken(platform, feed, what) === token);
}

function deriveToken(
  { secrets }: Platform,
  feed: { readonly token: string; readonly sealed_token: string },
  what: string,
): string | null {
  const token = secrets.open('calendar feed', feed.token, feed.sealed_token);
  return token === null ? null : secrets.fingerprint('calendar feed', `${what} ${token}`);
}

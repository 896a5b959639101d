/**
 * Where to go after signing in: only a path of this site, so that a crafted link cannot send people elsewhere with
 * the look of a sign-in that worked. Anything else becomes the start page.
 */
export function safeNextPath(next: string | undefined, origin: string): string {
  if (next === undefined || !next.startsWith('/')) return '/';
  try {
    const url = new URL(next, origin);
    if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
    return url.pathname === '/login' ? '/' : `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}

/**
 * Where a signed-in person's unknown path may live now: `/recipe/` became `/r/`, and pages moved below the group.
 * Null when the path is already of today's form.
 */
export function todaysPath(path: string, groupSlug: string): string | null {
  const renamed = path.replace('/recipe/', '/r/');
  const rewritten = renamed.startsWith('/g/') ? renamed : `/g/${groupSlug}${renamed}`;
  return rewritten === path ? null : rewritten;
}

/**
 * Whether a path without its group is one of a member's: share menus, phones and the bookmarklet know the server, and
 * the sign-in tells the group.
 */
export function isForMembers(path: string): boolean {
  return path.startsWith('/r/create/');
}

/**
 * What a link of a family would show, if its address is one: a recipe or a cookbook. It says nothing of whether there is
 * one, so that strangers learn nothing from it.
 */
export function familyLinkKind(path: string): 'recipe' | 'cookbook' | null {
  const room = /^\/g\/[^/]+\/(r|cookbooks)\/[^/]+\/?$/.exec(path)?.[1];
  if (room === undefined) return null;
  return room === 'r' ? 'recipe' : 'cookbook';
}

const movedToHousehold = /^\/group\/(?=(?:mealplan|members|notifiers|webhooks)(?:\/|$))/;

/**
 * Where a page of the group that became one of the household lives now, and the one page of documentation; null for
 * every other path.
 */
export function movedPath(path: string): string | null {
  if (path === '/redoc') return '/docs';
  return movedToHousehold.test(path) ? path.replace(movedToHousehold, '/household/') : null;
}

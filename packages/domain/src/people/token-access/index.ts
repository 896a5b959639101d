/** Scopes of an API token: all rights of its owner, reading only, or shopping lists only. */
export const tokenScopes = ['full', 'read-only', 'lists-only'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Reads that a shopping list client needs besides the lists. */
const readsOfLists = new Set([
  '/api/users/self',
  '/api/groups/self',
  '/api/groups/labels',
  '/api/groups/labels/{item_id}',
  '/api/households/self',
  '/api/households/preferences',
  '/api/foods',
  '/api/foods/{item_id}',
  '/api/units',
  '/api/units/{item_id}',
]);
/**
 * Paths that a narrow token may not read, with all paths below them: their responses give more rights than the token,
 * such as invitations, which create accounts, and URLs with passwords of other services.
 */
const readsOfSecrets = [
  '/api/auth/refresh',
  '/api/households/invitations',
  '/api/households/webhooks',
  '/api/households/recipe-actions',
  '/api/shared/recipes',
  '/api/admin/groups',
  '/api/admin/households',
  '/api/admin/maintenance/logs',
];

/**
 * Whether a token of that scope may call an operation.
 * @param path of the operation, with its `{placeholders}`
 */
export function isAllowedByToken(scope: TokenScope, method: string, path: string): boolean {
  if (scope === 'full') return true;
  if (scope === 'lists-only' && path.startsWith('/api/households/shopping/')) return true;
  if (method !== 'GET' || holdsSecrets(path)) return false;
  return scope === 'read-only' || readsOfLists.has(path);
}

function holdsSecrets(path: string): boolean {
  return readsOfSecrets.some((secret) => path === secret || path.startsWith(`${secret}/`));
}

import type { Operation } from '@hearth/contract';

/** Scopes of an API token: all rights of its owner, reading only, reading and changing lists and plan, or shopping lists only. */
export const tokenScopes = ['full', 'read-only', 'lists-and-plan', 'lists-only'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What the contract says of an operation that decides about tokens. */
export type TokenRules = Pick<Operation, 'method' | 'path' | 'needsSession' | 'readsSecrets'>;

/** Reads that a shopping list client needs besides the lists. */
const readsOfLists = new Set([
  '/api/users/self',
  '/api/groups/self',
  '/api/groups/labels',
  '/api/groups/labels/{item_id}',
  '/api/households/self',
  '/api/households/preferences',
  '/api/households/stores',
  '/api/foods',
  '/api/foods/{item_id}',
  '/api/units',
  '/api/units/{item_id}',
]);
const lists = '/api/households/shopping/';
const plan = '/api/households/mealplans';
/** The paths below which a token of that scope may change things. */
const changes: Readonly<Partial<Record<TokenScope, readonly string[]>>> = {
  'lists-only': [lists],
  'lists-and-plan': [lists, plan],
};

/**
 * Whether a token of that scope may call an operation.
 * @param operation with the path as the contract has it, with its `{placeholders}`
 */
export function isAllowedByToken(scope: TokenScope, operation: TokenRules): boolean {
  const { method, path, needsSession, readsSecrets } = operation;
  if (needsSession) return false;
  if (scope === 'full') return true;
  if (readsSecrets) return false;
  if (changes[scope]?.some((start) => path.startsWith(start)) === true) return true;
  return method === 'GET' && (scope !== 'lists-only' || readsOfLists.has(path));
}

import { describe, expect, it } from 'vitest';
import { isAllowedByToken, tokenScopes } from './index.ts';

const lists = '/api/households/shopping/lists/{item_id}';

describe('the scope of an API token', () => {
  it.each([
    ['full', 'DELETE', '/api/admin/users/{item_id}', true],
    ['full', 'GET', '/api/auth/refresh', true],
    ['read-only', 'GET', '/api/recipes/{slug}', true],
    ['read-only', 'GET', lists, true],
    ['read-only', 'PUT', lists, false],
    ['read-only', 'POST', '/api/recipes', false],
    ['read-only', 'PATCH', '/api/recipes/{slug}', false],
    ['read-only', 'DELETE', '/api/recipes/{slug}', false],
    ['read-only', 'POST', '/api/users/api-tokens', false],
    ['read-only', 'GET', '/api/households/invitations', false],
    ['read-only', 'GET', '/api/households/webhooks', false],
    ['read-only', 'GET', '/api/households/webhooks/{item_id}', false],
    ['read-only', 'GET', '/api/households/recipe-actions', false],
    ['read-only', 'GET', '/api/shared/recipes', false],
    ['read-only', 'GET', '/api/admin/groups/{item_id}', false],
    ['read-only', 'GET', '/api/admin/users', true],
    ['full', 'GET', '/api/households/invitations', true],
    ['lists-only', 'GET', lists, true],
    ['lists-only', 'PUT', lists, true],
    ['lists-only', 'DELETE', lists, true],
    ['lists-only', 'GET', '/api/foods', true],
    ['lists-only', 'POST', '/api/foods', false],
    ['lists-only', 'GET', '/api/users/self', true],
    ['lists-only', 'GET', '/api/recipes', false],
    ['lists-only', 'GET', '/api/admin/users', false],
    ['lists-only', 'GET', '/api/households/shoppinglists', false],
  ] as const)('%s: %s %s is %s', (scope, method, path, allowed) => {
    expect(isAllowedByToken(scope, method, path)).toBe(allowed);
  });

  it('a narrow token cannot be traded for a session', () => {
    for (const scope of tokenScopes.filter((one) => one !== 'full'))
      expect(isAllowedByToken(scope, 'GET', '/api/auth/refresh')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isAllowedByToken, type TokenRules, tokenScopes } from './index.ts';

const list = '/api/households/shopping/lists/{item_id}';
const operation = (rules: Partial<TokenRules>): TokenRules => ({
  method: 'GET',
  path: '/api/recipes/{slug}',
  needsSession: false,
  readsSecrets: false,
  ...rules,
});

describe('the scope of an API token', () => {
  it.each([
    ['full', 'DELETE', '/api/recipes/{slug}', true],
    ['read-only', 'GET', '/api/recipes/{slug}', true],
    ['read-only', 'GET', list, true],
    ['read-only', 'PUT', list, false],
    ['read-only', 'POST', '/api/recipes', false],
    ['read-only', 'PATCH', '/api/recipes/{slug}', false],
    ['read-only', 'DELETE', '/api/recipes/{slug}', false],
    ['lists-and-plan', 'PUT', list, true],
    ['lists-and-plan', 'POST', '/api/households/mealplans', true],
    ['lists-and-plan', 'GET', '/api/recipes/{slug}', true],
    ['lists-and-plan', 'PATCH', '/api/recipes/{slug}', false],
    ['lists-and-plan', 'POST', '/api/households/shoppinglists', false],
    ['lists-only', 'GET', list, true],
    ['lists-only', 'PUT', list, true],
    ['lists-only', 'DELETE', list, true],
    ['lists-only', 'GET', '/api/foods', true],
    ['lists-only', 'POST', '/api/foods', false],
    ['lists-only', 'GET', '/api/users/self', true],
    ['lists-only', 'GET', '/api/recipes', false],
    ['lists-only', 'GET', '/api/admin/users', false],
    ['lists-only', 'GET', '/api/households/shoppinglists', false],
  ] as const)('%s: %s %s is %s', (scope, method, path, allowed) => {
    expect(isAllowedByToken(scope, operation({ method, path }))).toBe(allowed);
  });

  it('reads secrets only if it is full', () => {
    for (const path of ['/api/recipes/{slug}', list]) {
      const secret = operation({ path, readsSecrets: true });
      expect(tokenScopes.filter((scope) => isAllowedByToken(scope, secret))).toEqual(['full']);
    }
  });

  it('opens nothing that needs a session', () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const guarded = operation({ method, needsSession: true });
      expect(tokenScopes.filter((scope) => isAllowedByToken(scope, guarded))).toEqual([]);
    }
  });
});

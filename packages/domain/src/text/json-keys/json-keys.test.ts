import { describe, expect, it } from 'vitest';
import { snakeKeys } from './index.ts';

describe('names of fields in snake_case', () => {
  it.each([
    [{ recipeYieldQuantity: 1 }, { recipe_yield_quantity: 1 }],
    [{ orgURL: 'x' }, { org_url: 'x' }],
    [
      { id: 1, tags: [{ groupId: 2 }] },
      { id: 1, tags: [{ group_id: 2 }] },
    ],
    [{ extras: { myKey: 'a', ÄÖ: 'b' } }, { extras: { myKey: 'a', ÄÖ: 'b' } }],
    [null, null],
    ['camelCase', 'camelCase'],
    [
      [1, { aB: null }],
      [1, { a_b: null }],
    ],
  ])('%j', (camel, snake) => {
    expect(snakeKeys(camel)).toEqual(snake);
  });
});

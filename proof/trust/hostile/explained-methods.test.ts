import { expect, test } from 'vitest';
import { isExplained } from './explained-methods.ts';

const paths = {
  '/api/users/{item_id}': { get: {}, put: {} },
  '/api/users/register': { post: {} },
  '/api/users/{item_id}/image': { post: {} },
};

test.each(['PUT /api/users/register', 'QUERY /api/users/register', 'TRACE /api/users/{item_id}'])(
  'explains %s',
  (operation) => {
    expect(isExplained(operation, paths)).toBe(true);
  },
);

test.each(['DELETE /api/users/register', 'PATCH /api/users/{item_id}', 'PUT /api/users/{item_id}/image'])(
  'leaves %s for the server to answer for',
  (operation) => {
    expect(isExplained(operation, paths)).toBe(false);
  },
);

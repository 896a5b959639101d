import { expect, it } from 'vitest';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { toRefusal } from './refusal.ts';

it.each([0, 401, 408, 425, 429, 500, 502, 503])('a change that failed with %i is sent again', (status) => {
  expect(toRefusal(new ApiError(status, { message: 'no' }))).toBeUndefined();
});

it.each([400, 403, 404, 409, 413, 422])(
  'a change that failed with %i is refused with the message of the server',
  (status) => {
    expect(toRefusal(new ApiError(status, { message: 'no' }))).toEqual({ kind: 'refused', reason: 'no' });
  },
);

it('a change that failed without a response is sent again', () => {
  expect(toRefusal(new TypeError('no network'))).toBeUndefined();
});

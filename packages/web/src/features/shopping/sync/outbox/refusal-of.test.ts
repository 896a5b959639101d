import { expect, it } from 'vitest';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { refusalOf } from './refusal-of.ts';

it.each([0, 401, 408, 425, 429, 500, 502, 503])('a change that failed with %i is sent again', (status) => {
  expect(refusalOf(new ApiError(status, { message: 'no' }))).toBeUndefined();
});

it.each([400, 403, 404, 409, 413, 422])(
  'a change that failed with %i is refused with the message of the server',
  (status) => {
    expect(refusalOf(new ApiError(status, { message: 'no' }))).toEqual({ kind: 'refused', reason: 'no' });
  },
);

it('a change that failed without a response is sent again', () => {
  expect(refusalOf(new TypeError('no network'))).toBeUndefined();
});

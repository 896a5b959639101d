import { describe, expect, it } from 'vitest';
import { readApiError, readProblem } from './api-error.ts';
import { queryText } from './query-text.ts';

describe('readProblem', () => {
  it.each([
    [{ detail: 'Forbidden' }, { message: 'Forbidden' }],
    [{ detail: { message: 'Not found.', error: true, exception: null } }, { message: 'Not found.' }],
    [{ detail: { details: 'BAD_RECIPE_DATA' } }, { message: '', code: 'BAD_RECIPE_DATA' }],
    [{ message: 'gone' }, { message: 'gone' }],
    [
      { detail: 'Unauthorized', code: 'wrongCredentials', message: 'They do not belong together' },
      { message: 'They do not belong together', code: 'wrongCredentials' },
    ],
    [
      {
        detail: { message: 'An unexpected error occurred' },
        code: 'nameTaken',
        field: 'name',
        message: 'Taken',
      },
      { message: 'Taken', code: 'nameTaken', fields: { name: 'Taken' } },
    ],
    [
      { detail: { message: 'Invalid group token' }, code: 'invalidGroupToken', field: 'groupToken' },
      {
        message: 'Invalid group token',
        code: 'invalidGroupToken',
        fields: { groupToken: 'Invalid group token' },
      },
    ],
    [
      {
        detail: [{ loc: ['body', 'password'], msg: 'Value error, too common' }],
        code: 'passwordTooCommon',
        field: 'password',
        message: 'Too common',
      },
      { message: 'Too common', code: 'passwordTooCommon', fields: { password: 'Too common' } },
    ],
    [null, { message: '' }],
    ['text', { message: '' }],
    [{ detail: 7 }, { message: '' }],
  ])('reads %j', (body, problem) => {
    expect(readProblem(body)).toEqual(problem);
  });

  it('names the fields of a 422', () => {
    const detail = [
      { loc: ['body', 'email'], msg: 'not an address', type: 'value_error' },
      { loc: ['body', 'email'], msg: 'too short' },
      { nonsense: true },
    ];
    expect(readProblem({ detail })).toEqual({
      message: 'email: not an address\nemail: too short',
      fields: { email: 'not an address' },
    });
  });
});

describe('readApiError', () => {
  const wrong = (place: string) => ({ loc: [place, 'item_id'], msg: 'not a UUID' });

  it('takes an id that cannot be one for an id of nothing', () => {
    const error = readApiError(422, { detail: [wrong('path')] });
    expect(error).toMatchObject({ status: 404, message: '' });
  });

  it.each([
    [422, [wrong('body')]],
    [422, [wrong('path'), wrong('query')]],
    [422, []],
    [400, [wrong('path')]],
  ])('keeps a %d of %j', (status, detail) => {
    expect(readApiError(status, { detail }).status).toBe(status);
  });
});

describe('queryText', () => {
  it('repeats lists and omits absent values', () => {
    expect(queryText({ tags: ['a', 'b'], page: 1, search: null, all: false, none: undefined })).toBe(
      '?tags=a&tags=b&page=1&all=false',
    );
    expect(queryText({})).toBe('');
  });
});

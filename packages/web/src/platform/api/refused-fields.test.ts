import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { chooseNotice, refusedFields } from './refused-fields.ts';

const refused = new ApiError(422, {
  message: 'Too common',
  code: 'x',
  fields: { newPassword: 'Too common' },
});
const elsewhere = new ApiError(400, {
  message: 'No such group',
  code: 'x',
  fields: { group: 'No such group' },
});

describe('what a form shows of a refusal', () => {
  it('is at the field that has the name of the request, or one of its own', () => {
    expect(refusedFields(refused, { newPassword: '' })).toEqual({ newPassword: 'Too common' });
    expect(refusedFields(refused, { password: '' }, { newPassword: 'password' })).toEqual({
      password: 'Too common',
    });
    expect(refusedFields(refused, { name: '' })).toEqual({});
    expect(refusedFields(new Error('no call'), { name: '' })).toEqual({});
  });

  it('is above the fields if none of them is to blame', () => {
    const fallback = 'Not saved';
    expect(chooseNotice(null, { name: '' }, { fallback })).toBeNull();
    expect(chooseNotice(refused, { newPassword: '' }, { fallback })).toBeNull();
    expect(chooseNotice(elsewhere, { name: '' }, { fallback })).toBe('No such group');
    expect(chooseNotice(new ApiError(400), { name: '' }, { fallback })).toBe('Not saved');
  });
});

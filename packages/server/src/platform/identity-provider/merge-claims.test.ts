import { describe, expect, it } from 'vitest';
import { mergeClaims } from './identity-provider.ts';

describe('the claims of ID token and user info together', () => {
  it('take from the user info what the token lacks, and nothing else', () => {
    const info = { sub: 'a', name: 'Other', groups: ['cooks'] };
    expect(mergeClaims({ sub: 'a', name: 'Ann' }, info)).toEqual({
      sub: 'a',
      name: 'Ann',
      groups: ['cooks'],
    });
  });

  it.each([
    ['the same address', { email: 'a@example.org' }, { email: 'a@example.org', email_verified: true }, true],
    ['the address that the token lacks', {}, { email: 'a@example.org', email_verified: true }, true],
    [
      'another address',
      { email: 'b@example.org' },
      { email: 'a@example.org', email_verified: true },
      undefined,
    ],
    [
      'an address that the token says is not verified',
      { email: 'a@example.org', email_verified: false },
      { email: 'a@example.org', email_verified: true },
      false,
    ],
  ])('are verified as the user info says of %s', (_, token, info, expected) => {
    expect(mergeClaims(token, info)['email_verified']).toBe(expected);
  });
});

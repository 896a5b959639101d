import { describe, expect, it } from 'vitest';
import { systemRandom } from '../random/random.ts';
import { openAuthenticatorSecret, sealAuthenticatorSecret } from './authenticator-secret.ts';

describe('a sealed text', () => {
  const sealed = sealAuthenticatorSecret('secret', 'ann', 'key', systemRandom);

  it('opens for its owner on its server', () => {
    expect(openAuthenticatorSecret(sealed, 'ann', 'key')).toBe('secret');
    expect(sealAuthenticatorSecret('secret', 'ann', 'key', systemRandom)).not.toBe(sealed);
  });

  it.each([
    ['another owner', () => openAuthenticatorSecret(sealed, 'ben', 'key')],
    ['another server', () => openAuthenticatorSecret(sealed, 'ann', 'other')],
    ['a changed text', () => openAuthenticatorSecret(`${sealed.slice(0, -2)}AA`, 'ann', 'key')],
    ['a cut text', () => openAuthenticatorSecret(sealed.slice(0, 20), 'ann', 'key')],
    ['no text', () => openAuthenticatorSecret('', 'ann', 'key')],
  ])('does not open for %s', (_, open) => {
    expect(open()).toBeNull();
  });
});

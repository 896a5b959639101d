import { describe, expect, it } from 'vitest';
import { systemRandom } from '../../../platform/random/random.ts';
import { openText, sealText } from './sealed-text.ts';

describe('a sealed text', () => {
  const sealed = sealText('secret', 'ann', 'key', systemRandom);

  it('opens for its owner on its server', () => {
    expect(openText(sealed, 'ann', 'key')).toBe('secret');
    expect(sealText('secret', 'ann', 'key', systemRandom)).not.toBe(sealed);
  });

  it.each([
    ['another owner', () => openText(sealed, 'ben', 'key')],
    ['another server', () => openText(sealed, 'ann', 'other')],
    ['a changed text', () => openText(`${sealed.slice(0, -2)}AA`, 'ann', 'key')],
    ['a cut text', () => openText(sealed.slice(0, 20), 'ann', 'key')],
    ['no text', () => openText('', 'ann', 'key')],
  ])('does not open for %s', (_, open) => {
    expect(open()).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { sizesText } from './sizes-text.ts';

describe('the sizes of a file on its way', () => {
  it.each([
    [0, 900, '0', '0.9 kB'],
    [1200, 64_000, '1.2', '64 kB'],
    [1_240_000, 3_400_000, '1.2', '3.4 MB'],
    [4_000_000, 3_400_000, '3.4', '3.4 MB'],
  ])('%i of %i bytes', (sent, total, first, second) => {
    expect(sizesText(sent, total, 'en-US')).toEqual({ sent: first, total: second });
  });

  it('are written as the reader writes them', () => {
    expect(sizesText(1_240_000, 3_400_000, 'de-DE')).toEqual({ sent: '1,2', total: '3,4 MB' });
    expect(sizesText(1_240_000, 3_400_000, 'ar-SA-u-nu-latn').total).toContain('م.ب');
  });
});

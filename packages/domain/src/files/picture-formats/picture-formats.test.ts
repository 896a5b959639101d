import { describe, expect, it } from 'vitest';
import { isHeif } from './index.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

describe('isHeif', () => {
  it.each(['heic', 'heix', 'mif1', 'avif'])('knows a file of the brand %s', (brand) => {
    expect(isHeif(bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`))).toBe(true);
  });

  it.each(['', 'ftyp', '\0\0\0\x18ftypmp42', '\0\0\0\x18ftyphe', '\0\0\0\x18freeheic', 'RIFF----WEBPVP8 '])(
    'does not take %j for one',
    (text) => expect(isHeif(bytes(text))).toBe(false),
  );
});

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pngOfHeic } from './png-of-heic.ts';

const photo = readFileSync(new URL('../fixtures/phone.heic', import.meta.url));

it('the memory of the HEIC decoder is enough for a photo of a phone', async () => {
  const png = await pngOfHeic(sharp, photo, 500);
  expect((await sharp(png).metadata()).format).toBe('png');
});

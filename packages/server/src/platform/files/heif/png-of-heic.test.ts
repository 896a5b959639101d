import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pngOfHeic } from './png-of-heic.ts';

const photo = readFileSync(new URL('../fixtures/phone.heic', import.meta.url));

it('the HEIC decoder has enough memory for a phone photo', async () => {
  const png = await pngOfHeic(sharp, photo, 500);
  expect((await sharp(png).metadata()).format).toBe('png');
});

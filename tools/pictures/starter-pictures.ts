#!/usr/bin/env node
/**
 * Renders the pictures of the starter recipes from their drawings, in the sizes in which pictures of recipes are
 * stored. Run by hand when a drawing changes.
 *
 * usage: node --import tsx tools/pictures/starter-pictures.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeRecipeImages } from '../../packages/server/src/platform/files/image.ts';
import { root } from '../setup/root.mjs';

/** The used part of the library, whose types lie with the server. */
type Render = (drawing: Buffer) => { png: () => { toBuffer: () => Promise<Buffer> } };

const folder = join(root, 'packages/server/starter-pictures');
const sharp = createRequire(join(root, 'packages/server/package.json'))('sharp') as Render;

for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
  const drawn = await sharp(readFileSync(join(folder, file)))
    .png()
    .toBuffer();
  const { original, minOriginal, tinyOriginal } = await makeRecipeImages(drawn);
  const sizes = { original, 'min-original': minOriginal, 'tiny-original': tinyOriginal };
  for (const [size, bytes] of Object.entries(sizes))
    writeFileSync(join(folder, file.replace('.svg', `.${size}.webp`)), bytes);
}
process.exit(0);

#!/usr/bin/env node
/**
 * Draws the icons of the installed app from the web app's favicon. Run by hand when the mark changes.
 *
 * usage: node tools/pictures/app-icons.mjs
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

const web = join(root, 'packages/web/public');
const sharp = createRequire(join(root, 'packages/server/package.json'))('sharp');
const mark = readFileSync(join(web, 'favicon.svg'), 'utf8');
/** Launchers cut maskable icons to their own shape: 80 % across the middle is always seen. */
const maskable = mark
  .replace(' rx="8"', '')
  .replace(/(<rect[^>]*>)(.*)(<\/svg>)/s, '$1<g transform="translate(4.8 4.8) scale(.7)">$2</g>$3');

mkdirSync(join(web, 'icons'), { recursive: true });
await draw(mark, 192, 'icon-192.png');
await draw(mark, 512, 'icon-512.png');
await draw(maskable, 192, 'maskable-192.png');
await draw(maskable, 512, 'maskable-512.png');

/**
 * @param {string} svg
 * @param {number} size in pixels
 * @param {string} name of the file
 */
async function draw(svg, size, name) {
  const density = (72 * size) / 32;
  await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ palette: true })
    .toFile(join(web, 'icons', name));
}

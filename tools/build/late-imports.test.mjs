import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMissingExports } from './late-imports.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-bundle-'));
  write('common.cjs', 'exports.Upload = class {}; exports.other = 1;');
  write('named.mjs', "export { Upload } from './common.cjs';");
  write('own.mjs', 'export const Upload = 1; export default 2;');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} text */
const write = (name, text) => writeFileSync(join(folder, name), text);

/** The problems of the bundle of a main file. @param {string} main */
async function findFaults(main) {
  write('main.mjs', main);
  const outdir = join(folder, 'bundle');
  await build({
    entryPoints: [join(folder, 'main.mjs')],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir,
  });
  return findMissingExports(outdir);
}

const takes = /takes Upload from .*common-.*\.js, which does not export it/;
const unclear = /common-.*\.js, a CommonJS package, in a manner that cannot be checked/;

describe('what a bundle takes of a CommonJS package that it imports late', () => {
  it.each([
    ['a pattern', "const { Upload } = await import('./common.cjs'); new Upload();", takes],
    ['a member', "export const made = new (await import('./common.cjs')).Upload();", takes],
    ['a callback', "import('./common.cjs').then(({ Upload }) => new Upload());", takes],
    [
      'a function of its own',
      "const library = () => import('./common.cjs'); export async function make() { const { Upload } = await library(); return new Upload(); }",
      takes,
    ],
    ['a variable', "const all = await import('./common.cjs'); console.log(all['Upload']);", unclear],
    ['a promise that is handed on', "console.log(import('./common.cjs'));", unclear],
  ])('is missed by %s', async (_, main, fault) => {
    expect(await findFaults(main)).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    ['its default', "const { default: all } = await import('./common.cjs'); console.log(all.Upload);"],
    [
      'names of a module that re-exports them',
      "const { Upload } = await import('./named.mjs'); new Upload();",
    ],
    [
      'names of a module',
      "const { Upload, default: two } = await import('./own.mjs'); console.log(Upload, two);",
    ],
    ['anything of a module', "console.log(await import('./own.mjs'));"],
  ])('is there: %s', async (_, main) => {
    expect(await findFaults(main)).toEqual([]);
  });
});

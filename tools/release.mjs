#!/usr/bin/env node
/**
 * Makes what people run: `dist/release` gets a tarball for this kind of machine, its list of parts, and their SHA-256
 * sums.
 *
 * usage: npm run release [-- --content FOLDER]
 *   --content FOLDER   only writes what the tarball holds, into that folder; the image is made of it
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { partsList, writeContent } from './release/content.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';

requireNode();
await main(process.argv.slice(2));

/** @param {readonly string[]} args */
async function main([option, folder]) {
  await installPackages(root, console.log);
  await runOrThrow(process.execPath, ['tools/build.mjs']);
  if (option === '--content' && folder !== undefined) await writeContent(root, resolve(folder));
  else await pack();
}

async function pack() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `hearth-${version}-${process.platform}-${process.arch}`;
  const folder = join(root, 'dist/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeContent(root, join(folder, name));
  await runOrThrow('tar', ['-czf', join(folder, `${name}.tar.gz`), '-C', folder, name]);
  copyFileSync(join(folder, name, partsList), join(folder, `${name}.cdx.json`));
  rmSync(join(folder, name), { recursive: true });
  const sums = [`${name}.tar.gz`, `${name}.cdx.json`].map(
    (file) => `${hashFile(join(folder, file))}  ${file}`,
  );
  writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  console.log(`dist/release/${name}.tar.gz`);
}

/** @param {string} path */
function hashFile(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
async function runOrThrow(command, args) {
  const code = await run(command, args, { cwd: root });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { external } from '../build/server-bundle.mjs';
import { findPackages } from './installed-packages.mjs';
import { copyPackage } from './copy-package.mjs';
import { listParts } from './parts-list.mjs';
import { writeNotices } from './notices.mjs';

/** The file with the list of parts in the release. */
export const partsList = 'sbom.cdx.json';

/** From the checkout as they are, and their names in the release. */
const files = { LICENSE: 'LICENSE', 'CHANGELOG.md': 'CHANGELOG.md', 'docs/install.md': 'README.md' };

/**
 * Writes what a built Hearth needs to run into an empty folder: server, web app, the packages with machine code, and
 * what says where its parts come from.
 * @param {string} root
 * @param {string} folder
 */
export async function writeContent(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['server', 'web'])
    cpSync(join(root, 'dist', part), join(folder, part), { recursive: true });
  removePlainCopies(join(folder, 'web/assets'));
  removeSecondCopies(join(folder, 'web/assets/texts'));
  for (const path of findPackages(root, external)) copyPackage(root, path, folder);
  for (const [from, to] of Object.entries(files)) cpSync(join(root, from), join(folder, to));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describeRelease(root), null, 2)}\n`);
  const parts = await listParts(root);
  writeFileSync(join(folder, partsList), JSON.stringify(parts, null, 2));
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), writeNotices(root, parts));
}

/**
 * Removes the assets that also lie there compressed, as every browser takes them: nine megabytes. The server unpacks
 * them for the few programs that do not.
 * @param {string} folder
 */
function removePlainCopies(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (existsSync(join(folder, `${name}.gz`))) rmSync(join(folder, name));
}

/**
 * Removes the brotli copies of texts: two megabytes, where a language is four kilobytes smaller by them.
 * @param {string} folder
 */
function removeSecondCopies(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.br')) rmSync(join(folder, name));
}

/** @param {string} root */
function describeRelease(root) {
  const { name, version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const start = 'node server/main.js';
  const commands = ['backup', 'restore', 'doctor', 'move-files'];
  const scripts = { start, ...Object.fromEntries(commands.map((one) => [one, `${start} ${one}`])) };
  return { name, version, private: true, license, type: 'module', engines, scripts };
}

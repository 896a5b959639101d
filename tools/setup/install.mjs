import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/**
 * Brings node_modules to exactly what the lock file says. A stamp inside node_modules remembers for which lock file
 * and machine it was installed; removing node_modules removes the stamp.
 */

const STAMP = 'node_modules/.hearth-installed.json';

/** What npm itself notes about each package that it put into node_modules. */
const NPM_RECORD = 'node_modules/.package-lock.json';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * Installs the packages when what is there differs from the lock file.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function installWhenStale(root, say) {
  if (isInstalled(root)) return;
  say('Installing packages …');
  rmSync(join(root, STAMP), { force: true });
  const started = performance.now();
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
  const code = await run('npm', ['ci', ...options], { cwd: root, shell: process.platform === 'win32' });
  if (code !== 0) throw new Error(`npm ci ended with ${code}; nothing was started.`);
  writeFileSync(join(root, STAMP), stampOf(root));
  say(`Installed packages in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * Whether node_modules is what the lock file says. An installation that npm made without us is compared package by
 * package, once.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = stampOf(root);
  if (existsSync(join(root, STAMP)) && readFileSync(join(root, STAMP), 'utf8') === wanted) return true;
  if (!existsSync(join(root, NPM_RECORD))) return false;
  if (!recordMatchesLock(packagesOf(root, NPM_RECORD), packagesOf(root, 'package-lock.json'))) return false;
  writeFileSync(join(root, STAMP), wanted);
  return true;
}

/**
 * Every locked package is there in its version; only optional ones, made for other machines, may be absent.
 * @param {Record<string, LockedPackage>} record
 * @param {Record<string, LockedPackage>} lock
 */
export function recordMatchesLock(record, lock) {
  const extra = Object.keys(record).some((path) => lock[path] === undefined);
  if (extra) return false;
  return Object.entries(lock).every(([path, wanted]) => {
    if (path === '') return true;
    const found = record[path];
    if (found === undefined) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(root, file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

/** @param {string} root */
function stampOf(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${JSON.stringify({ lock, platform: process.platform, arch: process.arch })}\n`;
}

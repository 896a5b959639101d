import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/**
 * Brings node_modules to exactly what the lock file says: with what builds and serves Hearth alone, or with the tools
 * of developers as well. A stamp inside node_modules remembers which of the two was installed, for which lock file and
 * machine; removing node_modules removes the stamp.
 */

const stampFile = 'node_modules/.hearth-installed.json';

/** What npm itself notes about each package that it put into node_modules. */
const npmRecord = 'node_modules/.package-lock.json';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/**
 * Installs what builds and serves Hearth when it differs from the lock file. Tools that are there already are kept.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export function installPackages(root, say) {
  return installWhenStale(root, say, hasTools(root));
}

/**
 * Installs all packages, those for developers too, when what is there differs from the lock file.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export function installTools(root, say) {
  return installWhenStale(root, say, true);
}

/**
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {boolean} withTools
 */
async function installWhenStale(root, say, withTools) {
  if (isInstalled(root, withTools)) return;
  const what = withTools ? 'packages and tools' : 'packages';
  say(`Installing ${what} …`);
  rmSync(join(root, stampFile), { force: true });
  const started = performance.now();
  const selection = withTools ? '--include=dev' : '--omit=dev';
  await runNpmCi(root, selection);
  writeFileSync(join(root, stampFile), stampText(root, withTools));
  say(`Installed ${what} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * Takes what npm has kept of the registry as it is: versions are exact, and hashes verify them. Where that is too old
 * to have a version, the registry is asked.
 * @param {string} root
 * @param {string} selection
 */
async function runNpmCi(root, selection) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', selection, '--loglevel=error'];
  const surroundings = { cwd: root, shell: process.platform === 'win32' };
  const cached = await run('npm', ['ci', ...options, '--prefer-offline'], {
    ...surroundings,
    stdio: 'ignore',
  });
  if (cached === 0) return;
  const code = await run('npm', ['ci', ...options], surroundings);
  if (code !== 0) throw new Error(`npm ci ended with ${code}; nothing was started.`);
}

/**
 * Whether node_modules is what the lock file says. An installation that npm made without us is compared package by
 * package, once.
 * @param {string} root
 * @param {boolean} withTools
 */
export function isInstalled(root, withTools) {
  const stamp = existsSync(join(root, stampFile)) ? readFileSync(join(root, stampFile), 'utf8') : '';
  if (stamp === stampText(root, withTools)) return true;
  const record = readRecord(root);
  if (record === null) return false;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  if (!recordMatchesLock(record, packages, withTools)) return false;
  writeFileSync(join(root, stampFile), stampText(root, withTools));
  return true;
}

/**
 * Every locked package is there in its version and none beside them. Only optional ones, made for other machines, may
 * be absent.
 * @param {LockedPackages} record
 * @param {LockedPackages} lock
 * @param {boolean} withTools
 */
export function recordMatchesLock(record, lock, withTools) {
  const isWanted = (/** @type {LockedPackage} */ { dev }) => withTools || dev !== true;
  const wanted = Object.entries(lock).filter(([path, locked]) => path !== '' && isWanted(locked));
  const paths = new Set(wanted.map(([path]) => path));
  if (Object.keys(record).some((path) => !paths.has(path))) return false;
  return wanted.every(([path, { version, integrity, optional, devOptional }]) => {
    const found = record[path];
    if (found === undefined) return optional === true || (devOptional === true && !withTools);
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * Whether tools of developers are installed, of whichever lock file.
 * @param {string} root
 */
function hasTools(root) {
  return Object.values(readRecord(root) ?? {}).some(({ dev }) => dev === true);
}

/**
 * @param {string} root
 * @returns {LockedPackages | null} null before npm has installed anything
 */
function readRecord(root) {
  const path = join(root, npmRecord);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

/**
 * @param {string} root
 * @param {boolean} withTools
 */
function stampText(root, withTools) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${JSON.stringify({ lock, platform: process.platform, arch: process.arch, withTools })}\n`;
}

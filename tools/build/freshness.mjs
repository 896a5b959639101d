import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Decides what has to be built again. A file counts as unchanged while its time and size are; otherwise its content
 * decides, so that a checkout that only touches files builds nothing.
 *
 * @typedef {import('./targets.mjs').Target} Target
 * @typedef {[modified: number, size: number, hash: string]} FileStamp
 * @typedef {Record<string, FileStamp>} TargetStamp
 * @typedef {Record<string, TargetStamp>} Stamps
 */

const stampFile = 'dist/.stamp.json';

/** What never reaches a build: tests and what only they import. */
const unbuilt = /\.test\.tsx?$|-for-test\.tsx?$/;
const unbuiltFolders = new Set(['node_modules', 'testing']);

/**
 * The targets whose sources changed, or whose output is missing.
 * @param {string} root
 * @param {readonly Target[]} targets
 * @returns {Target[]}
 */
export function staleTargets(root, targets) {
  const known = readStamps(root);
  const touched = targets.filter((target) => {
    const before = known[target.name];
    return before === undefined || !existsSync(join(root, target.output)) || isTouched(root, target, before);
  });
  if (touched.length === 0) return [];
  return touched.filter((target) => hasOtherContent(root, target, known));
}

/**
 * Remembers that a target was built from the sources in this state.
 * @param {string} root
 * @param {Target} target
 * @param {TargetStamp} stamp as taken before the build began
 */
export function rememberBuilt(root, target, stamp) {
  const path = join(root, stampFile);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify({ ...readStamps(root), [target.name]: stamp }));
  renameSync(`${path}.new`, path);
}

/**
 * The state of a target's sources now; content is read only where time or size differ from `before`.
 * @param {string} root
 * @param {Target} target
 * @param {TargetStamp} [before]
 * @returns {TargetStamp}
 */
export function takeStamp(root, target, before = {}) {
  return Object.fromEntries(
    listFiles(root, target).map((file) => {
      const { mtimeMs, size } = statSync(join(root, file));
      const [oldTime, oldSize, oldHash] = before[file] ?? [];
      const hash =
        oldHash !== undefined && oldTime === mtimeMs && oldSize === size
          ? oldHash
          : computeHash(join(root, file));
      return [file, [mtimeMs, size, hash]];
    }),
  );
}

/**
 * @param {string} root
 * @param {Target} target
 * @param {TargetStamp} before
 */
function isTouched(root, target, before) {
  const files = listFiles(root, target);
  if (files.length !== Object.keys(before).length) return true;
  return files.some((file) => {
    const stamp = before[file];
    if (stamp === undefined) return true;
    const { mtimeMs, size } = statSync(join(root, file));
    return stamp[0] !== mtimeMs || stamp[1] !== size;
  });
}

/**
 * Compares contents; where only times differ, the new times are kept so that the next look is quick again.
 * @param {string} root
 * @param {Target} target
 * @param {Stamps} known
 */
function hasOtherContent(root, target, known) {
  const before = known[target.name];
  if (before === undefined || !existsSync(join(root, target.output))) return true;
  const now = takeStamp(root, target, before);
  const names = Object.keys(now);
  const differs =
    names.length !== Object.keys(before).length || names.some((name) => now[name]?.[2] !== before[name]?.[2]);
  if (!differs) rememberBuilt(root, target, now);
  return differs;
}

/**
 * @param {string} root
 * @returns {Stamps}
 */
function readStamps(root) {
  const path = join(root, stampFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * @param {string} root
 * @param {Target} target
 * @returns {string[]}
 */
function listFiles(root, { sources }) {
  return sources.flatMap((source) => (statSync(join(root, source)).isFile() ? [source] : walk(root, source)));
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function walk(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return unbuiltFolders.has(entry.name) ? [] : walk(root, path);
    return entry.isFile() && !unbuilt.test(entry.name) ? [path] : [];
  });
}

/** @param {string} path */
function computeHash(path) {
  return createHash('sha256').update(readFileSync(path)).digest('base64');
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installPackages, isInstalled, recordMatchesLock } from './install.mjs';
import { nodeVersionProblem } from './node-version.mjs';
import { capture, run } from './run.mjs';

test('Node 20.19 and everything newer will do', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0'])
    expect(nodeVersionProblem(version)).toBeUndefined();
  for (const version of ['18.20.0', '20.9.0', '20.18.3']) {
    expect(nodeVersionProblem(version)).toBe(`Hearth needs Node 20.19 or newer; this is Node ${version}.`);
  }
});

const pot = { version: '1.0.0', integrity: 'a' };
const scales = { version: '1.0.0', integrity: 's', dev: true };
const whisk = { version: '1.0.0', integrity: 'w', devOptional: true };
const lock = {
  '': {},
  'node_modules/pot': pot,
  'node_modules/pot-for-other-machines': { version: '1.0.0', integrity: 'b', optional: true },
  'node_modules/scales': scales,
  'node_modules/whisk': whisk,
};
const served = { 'node_modules/pot': pot };
const whole = { ...served, 'node_modules/scales': scales, 'node_modules/whisk': whisk };

test('packages are installed when each that serves is there in its version', () => {
  expect(recordMatchesLock(served, lock, false)).toBe(true);
  expect(recordMatchesLock({}, lock, false)).toBe(false);
  expect(recordMatchesLock({ 'node_modules/pot': { ...pot, version: '1.0.1' } }, lock, false)).toBe(false);
  expect(recordMatchesLock({ 'node_modules/pot': { ...pot, integrity: 'x' } }, lock, false)).toBe(false);
});

test('tools are installed when each of them is there as well', () => {
  expect(recordMatchesLock(whole, lock, true)).toBe(true);
  expect(recordMatchesLock(served, lock, true)).toBe(false);
  expect(recordMatchesLock({ ...served, 'node_modules/scales': scales }, lock, true)).toBe(false);
});

test('a package that the lock file does not know is one too many', () => {
  const lid = { version: '1.0.0' };
  expect(recordMatchesLock({ ...served, 'node_modules/lid': lid }, lock, false)).toBe(false);
  expect(recordMatchesLock({ ...whole, 'node_modules/lid': lid }, lock, true)).toBe(false);
});

/**
 * A folder with this lock file, in which npm has installed these packages.
 * @param {object} locked
 * @param {object} installed
 */
function checkout(locked, installed) {
  const root = mkdtempSync(join(tmpdir(), 'hearth-install-'));
  mkdirSync(join(root, 'node_modules'));
  writePackages(root, 'package-lock.json', locked);
  writePackages(root, 'node_modules/.package-lock.json', installed);
  return root;
}

/**
 * @param {string} root
 * @param {string} path
 * @param {object} packages
 */
function writePackages(root, path, packages) {
  writeFileSync(join(root, path), JSON.stringify({ packages }));
}

test('a changed lock file asks for a new installation', () => {
  const root = checkout(lock, served);
  try {
    expect(isInstalled(root, false)).toBe(true);
    writePackages(root, 'package-lock.json', { ...lock, 'node_modules/lid': { version: '2.0.0' } });
    expect(isInstalled(root, false)).toBe(false);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a start keeps the tools that are there, and tools are added to what a start has installed', async () => {
  const tooled = checkout(lock, whole);
  const started = checkout(lock, served);
  /** @type {string[]} */
  const said = [];
  try {
    await installPackages(tooled, (line) => said.push(line));
    expect(said).toEqual([]);
    expect(isInstalled(tooled, true)).toBe(true);
    expect([isInstalled(started, false), isInstalled(started, true)]).toEqual([true, false]);
  } finally {
    rmSync(tooled, { recursive: true });
    rmSync(started, { recursive: true });
  }
});

test('the exit code and the words of a program come back', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(3)';
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
  const { code, output } = await capture(process.execPath, ['-e', script]);
  expect([code, output.split('\n').toSorted()]).toEqual([3, ['', 'err', 'out']]);
});

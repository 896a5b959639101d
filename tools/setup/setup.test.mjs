import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled, recordMatchesLock } from './install.mjs';
import { nodeVersionProblem } from './node-version.mjs';
import { capture, run } from './run.mjs';

test('Node 20.19 and everything newer will do', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0'])
    expect(nodeVersionProblem(version)).toBeUndefined();
  for (const version of ['18.20.0', '20.9.0', '20.18.3']) {
    expect(nodeVersionProblem(version)).toBe(`Hearth needs Node 20.19 or newer; this is Node ${version}.`);
  }
});

const lock = {
  '': {},
  'node_modules/pot': { version: '1.0.0', integrity: 'a' },
  'node_modules/pot-for-other-machines': { version: '1.0.0', integrity: 'b', optional: true },
};

test('packages are installed when each of the lock file is there in its version', () => {
  expect(recordMatchesLock({ 'node_modules/pot': lock['node_modules/pot'] }, lock)).toBe(true);
  expect(recordMatchesLock({}, lock)).toBe(false);
  expect(recordMatchesLock({ 'node_modules/pot': { version: '1.0.1', integrity: 'a' } }, lock)).toBe(false);
  expect(recordMatchesLock({ 'node_modules/pot': { version: '1.0.0', integrity: 'x' } }, lock)).toBe(false);
});

test('a package that the lock file does not know is one too many', () => {
  const record = { 'node_modules/pot': lock['node_modules/pot'], 'node_modules/lid': { version: '1.0.0' } };
  expect(recordMatchesLock(record, lock)).toBe(false);
});

test('a changed lock file asks for a new installation', () => {
  const root = mkdtempSync(join(tmpdir(), 'hearth-install-'));
  const write = (/** @type {string} */ path, /** @type {object} */ content) =>
    writeFileSync(join(root, path), JSON.stringify(content));
  try {
    write('package-lock.json', { packages: lock });
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'node_modules'));
    write('node_modules/.package-lock.json', { packages: { 'node_modules/pot': lock['node_modules/pot'] } });
    expect(isInstalled(root)).toBe(true);
    write('package-lock.json', { packages: { ...lock, 'node_modules/lid': { version: '2.0.0' } } });
    expect(isInstalled(root)).toBe(false);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('the exit code and the words of a program come back', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(3)';
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3);
  const { code, output } = await capture(process.execPath, ['-e', script]);
  expect([code, output.split('\n').toSorted()]).toEqual([3, ['', 'err', 'out']]);
});

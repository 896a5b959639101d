import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberBuilt, staleTargets, takeStamp } from './freshness.mjs';

const soup = { name: 'soup', output: 'dist/soup/main.js', sources: ['lock.json', 'packages/soup'] };
const bread = { name: 'bread', output: 'dist/bread/main.js', sources: ['lock.json', 'packages/bread'] };

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hearth-freshness-'));
  write('lock.json', '{}');
  write('packages/soup/src/main.ts', 'soup');
  write('packages/bread/src/main.ts', 'bread');
  for (const target of [soup, bread]) {
    write(target.output, '');
    rememberBuilt(root, target, takeStamp(root, target));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

test('nothing is stale right after a build', () => {
  expect(stale()).toEqual([]);
});

test('a changed source makes its own target stale', () => {
  write('packages/soup/src/main.ts', 'other soup');
  expect(stale()).toEqual(['soup']);
});

test('a change of the same length and time is still seen by its time', () => {
  write('packages/soup/src/main.ts', 'soap');
  touch('packages/soup/src/main.ts', 5);
  expect(stale()).toEqual(['soup']);
});

test('a new, a removed and a renamed source make the target stale', () => {
  write('packages/soup/src/new.ts', '');
  expect(stale()).toEqual(['soup']);
  rmSync(join(root, 'packages/soup/src/main.ts'));
  expect(stale()).toEqual(['soup']);
});

test('a changed lock file makes everything stale', () => {
  write('lock.json', '{"new": true}');
  expect(stale()).toEqual(['soup', 'bread']);
});

test('a missing output makes the target stale', () => {
  rmSync(join(root, bread.output));
  expect(stale()).toEqual(['bread']);
});

test('a source that was only touched builds nothing', () => {
  touch('packages/soup/src/main.ts', 1000);
  expect(stale()).toEqual([]);
});

test('tests and installed packages are no sources', () => {
  write('packages/soup/src/main.test.ts', '');
  write('packages/soup/src/spoon-for-test.ts', '');
  write('packages/soup/src/testing/bowl.ts', '');
  write('packages/soup/node_modules/salt/index.js', '');
  expect(stale()).toEqual([]);
});

function stale() {
  return staleTargets(root, [soup, bread]).map(({ name }) => name);
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/**
 * @param {string} path
 * @param {number} seconds
 */
function touch(path, seconds) {
  const time = Date.now() / 1000 + seconds;
  utimesSync(join(root, path), time, time);
}

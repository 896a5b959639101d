import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTree } from '../boundaries/read-tree.ts';
import { root } from '../setup/root.mjs';
import { onlyWhere } from './only-where.ts';

it('skips where something is missing, with the reason for the closing lines', () => {
  expect(onlyWhere(true, 'no stove')).toEqual({});
  expect(onlyWhere(false, 'no stove')).toEqual({ skip: true, meta: { skipped: 'no stove' } });
});

it('is the only way to skip a test, since the others say no reason', () => {
  const bare = /\.(?:skipIf|runIf|todo)\(|\b(?:it|test|describe)\.skip\(/;
  const tests = [...readTree(root).keys()].filter((path) => /\.test\.\w+$/.test(path));
  expect(tests.length).toBeGreaterThan(500);
  const skipping = tests.filter((path) => bare.test(readFileSync(join(root, path), 'utf8')));
  expect(skipping).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unverifiedPackages } from './locked-packages.mjs';
import { root } from './root.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;

test('every package comes from the registry and is verified by a SHA-512 hash', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(unverifiedPackages(packages)).toEqual([]);
});

test.each([
  ['an address', { resolved: 'https://evil.example/pot.tgz', integrity }],
  ['a repository', { resolved: 'git+ssh://git@github.com/x/pot.git#1' }],
  ['a folder outside of this repository', { resolved: '../pot', link: true }],
  ['a weak hash', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ['no hash', {}],
])('a package with %s is found', (_, locked) => {
  const packages = {
    '': {},
    'packages/pots': {},
    'node_modules/@hearth/pots': { resolved: 'packages/pots', link: true },
    'node_modules/pan': { integrity },
    'node_modules/pan/node_modules/pot': locked,
  };
  expect(unverifiedPackages(packages)).toEqual(['node_modules/pan/node_modules/pot']);
});

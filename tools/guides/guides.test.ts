import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../setup/root.mjs';
import { withOperations } from './operations-table.ts';
import { withTree } from './tree.ts';

const guides = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/glossary.md',
  'docs/voice.md',
  'tools/README.md',
  'proof/README.md',
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];
const readGuide = (guide: string) => readFileSync(join(root, guide), 'utf8');

describe.each(guides)('%s', (guide) => {
  test('names no path that is not there', () => {
    const paths = [...readGuide(guide).matchAll(/`((?:packages|tools|proof|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('links to no file that is not there', () => {
    const links = [...readGuide(guide).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, link = '']) => link,
    );
    expect(links.filter((link) => !existsSync(join(root, dirname(guide), link)))).toEqual([]);
  });
});

test('docs/security.md has the operations as the contract declares them; `operations-table.ts --write` renews it', () => {
  expect(readGuide('docs/security.md')).toBe(withOperations(readGuide('docs/security.md')));
});

test('ARCHITECTURE.md has the tree of the folders as they are; `tree.ts --write` renews it', () => {
  expect(readGuide('ARCHITECTURE.md')).toBe(withTree(readGuide('ARCHITECTURE.md')));
});

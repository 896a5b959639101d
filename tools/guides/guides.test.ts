import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wings } from '../boundaries/modules.ts';
import { root } from '../setup/root.mjs';

const guides = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/glossary.md',
  'tools/README.md',
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];
const textOf = (guide: string) => readFileSync(join(root, guide), 'utf8');

describe.each(guides)('%s', (guide) => {
  test('names no path that is not there', () => {
    const paths = [...textOf(guide).matchAll(/`((?:packages|tools|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('links to no file that is not there', () => {
    const links = [...textOf(guide).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, link = '']) => link,
    );
    expect(links.filter((link) => !existsSync(join(root, dirname(guide), link)))).toEqual([]);
  });
});

test.each(['server/src/features', 'web/src/features'])(
  'ARCHITECTURE.md names every room of every wing of %s',
  (folder) => {
    const architecture = textOf('ARCHITECTURE.md');
    const rooms = wings.flatMap((wing) =>
      readdirSync(join(root, 'packages', folder, wing), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
        .map(({ name }) => name),
    );
    expect(rooms.filter((room) => !architecture.includes(room))).toEqual([]);
  },
);

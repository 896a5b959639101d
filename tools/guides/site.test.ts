import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../setup/root.mjs';

/** Plans name what is not there yet; the site leaves these out. */
const notInSite = new Set(['next.md']);

/** What people read who run and use Hearth: the pages of the site, and the README that leads to them. */
const pages = [
  'README.md',
  ...['docs', 'docs/guide'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md') && !notInSite.has(name))
      .map((name) => `${folder}/${name}`),
  ),
];
const readPage = (page: string) => readFileSync(join(root, page), 'utf8');
const { scripts } = JSON.parse(readPage('package.json')) as { scripts: Record<string, string> };
const config = readPage('docs/.vitepress/config.mts');

/** The anchors of the headings, as GitHub and VitePress make them. */
function listAnchors(text: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```/gm, '');
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[`*“”’…,:()/&.?]/g, '')
      .trim()
      .replaceAll(/\s+/g, '-'),
  );
}

function listLinks(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link);
}

describe.each(pages)('%s', (page) => {
  const text = readPage(page);

  test('has links and anchors that lead somewhere', () => {
    const broken = listLinks(text).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : relative(root, join(root, dirname(page), path));
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !listAnchors(readPage(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('names commands that exist', () => {
    const named = [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    const files = [...text.matchAll(/\bnode (?:--import tsx )?((?:tools|proof|packages)\/[\w./-]+)/g)];
    expect(files.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const commands = [...text.matchAll(/\bserver\/main\.js ([a-z-]+)\b/g)].map(([, name]) => name);
    expect(
      commands.filter((name) => !['backup', 'restore', 'doctor', 'move-files'].includes(name ?? '')),
    ).toEqual([]);
  });
});

test('every page of the guide is in the menu of the site, and every entry of the menu is a page', () => {
  const entries = [...config.matchAll(/link: '\/([^']*)'/g)].map(([, link = '']) => link);
  const files = entries.map((link) => `docs/${link === '' ? 'index' : link}.md`);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(pages.filter((page) => page.startsWith('docs/guide/') && !files.includes(page))).toEqual([]);
});

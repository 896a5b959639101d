/**
 * The tree of ARCHITECTURE.md, made from the folders and the one line that each says of itself: the first sentence of its
 * README.md, or of the doc comment that a file begins with. `--write` puts it into the guide.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { wings } from '../boundaries/modules.ts';
import { root } from '../setup/root.mjs';

/** In this order, before what follows the alphabet. */
const order: readonly string[] = [
  'kernel',
  'main.ts',
  'app.ts',
  'schedule.ts',
  'open-platform.ts',
  'ui',
  'settings',
  'platform',
  'features',
  ...wings,
];
/** Folders whose contents the tree leaves out: there are many, or their names say nothing more. */
const closed = new Set([
  'packages/domain/src',
  'packages/ingredients/src',
  'packages/recipe-extractor/src',
  'packages/server/src/platform/files',
  'packages/server/src/testing',
  'packages/web/src/ui',
  'packages/web/src/routes',
  'packages/e2e/src',
]);
const skipped = new Set(['testing', 'fixtures', 'versions', 'node_modules']);
const packages = ['contract', 'domain', 'ingredients', 'recipe-extractor', 'server', 'web', 'e2e'];
const textColumn = 26;
const maxWidth = 120;

interface Entry {
  readonly name: string;
  /** The text after the name; longer than a line for the rooms of a wing. */
  readonly text: string;
  readonly inside: readonly Entry[];
}

const begin = '<!-- tree: `node --import tsx tools/guides/tree.ts --write` -->';
const end = '<!-- end of the tree -->';
const between = new RegExp(`${begin}\n[^]*?${end}`);

/** The guide with the tree as the folders are now. */
export function withTree(guide: string): string {
  if (!between.test(guide)) throw new Error(`ARCHITECTURE.md has lost the marks around its tree: ${begin}`);
  return guide.replace(between, () => `${begin}\n\`\`\`\n${architectureTree()}\n\`\`\`\n${end}`);
}

function architectureTree(): string {
  const inside = packages.map((name) => {
    const path = `packages/${name}/src`;
    return { name: `${name}/src/`, text: readSentence(`packages/${name}`), inside: entriesIn(path) };
  });
  const locales = { name: 'locales/', text: readSentence('packages/locales'), inside: [] };
  const top: Entry[] = [
    { name: 'packages/', text: '', inside: [...inside, locales] },
    { name: 'tools/', text: readSentence('tools'), inside: [] },
    { name: 'proof/', text: readSentence('proof'), inside: [] },
  ];
  return ['hearth/', ...top.flatMap((entry, at) => drawn(entry, '', at === top.length - 1))].join('\n');
}

/** Described folders and files one by one, wings with their rooms, and the names of all other folders together. */
function entriesIn(folder: string): Entry[] {
  if (closed.has(folder)) return [];
  const described: Entry[] = [];
  const others: string[] = [];
  for (const { name, isFolder } of sortedNames(folder)) {
    const path = `${folder}/${name}`;
    const text = readSentence(path);
    if (folder.endsWith('/features')) described.push({ name: `${name}/`, text: listRooms(path), inside: [] });
    else if (text !== '' && isFolder) described.push({ name: `${name}/`, text, inside: entriesIn(path) });
    else if (text !== '') described.push({ name, text, inside: [] });
    else if (isFolder && !skipped.has(name)) others.push(`${name}/`);
  }
  return others.length === 0 ? described : [...described, { name: '', text: others.join(' '), inside: [] }];
}

function sortedNames(folder: string): { name: string; isFolder: boolean }[] {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /^[a-z-]+\.ts$/.test(entry.name))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .toSorted((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
}

function listRooms(wing: string): string {
  return sortedNames(wing)
    .filter(({ name, isFolder }) => isFolder && !skipped.has(name))
    .map(({ name }) => name)
    .toSorted()
    .join(' ');
}

/** What a folder or file says of itself; empty if it says nothing. */
function readSentence(path: string): string {
  if (path.endsWith('.ts')) {
    const [, comment = ''] =
      /^\/\*\* ([^*]+?)\.? \*\/\n\n?import/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
    return comment;
  }
  const readme = join(root, path, 'README.md');
  if (!existsSync(readme)) return '';
  const text = readFileSync(readme, 'utf8').replace(/^# .*\n+/, '');
  return (/^[^\n]*?(?=\.(?:\s|$))/.exec(text) ?? [text.trim()])[0];
}

function drawn({ name, text, inside }: Entry, before: string, isLast: boolean): string[] {
  const beforeInside = before + (isLast ? '   ' : '│  ');
  const start = `${before}${isLast ? '└' : '├'}─ ${name}${name === '' ? '' : ' '}`;
  const rest = (before + (isLast ? '   ' : '│  ')).padEnd(textColumn);
  const [first = '', ...more] = wrapped(text);
  const head = name === '' ? `${start}${text}` : `${start.padEnd(textColumn)}${first}`;
  return [
    head.trimEnd(),
    ...(name === '' ? [] : more.map((line) => `${rest}${line}`)),
    ...inside.flatMap((entry, at) => drawn(entry, beforeInside, at === inside.length - 1)),
  ];
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && textColumn + line.length + 1 + word.length <= maxWidth)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

if (argv.includes('--write')) {
  const path = join(root, 'ARCHITECTURE.md');
  writeFileSync(path, withTree(readFileSync(path, 'utf8')));
}

import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';

/** A faulty line for rules whose silence would go unnoticed, with the place where it stands. */
const planted: readonly [rule: string, path: string, source: string][] = [
  ['no-floating-promises', server('a.ts'), 'declare function cook(): Promise<void>;\ncook();'],
  [
    'no-misused-promises',
    server('b.ts'),
    'declare function cook(): Promise<boolean>;\nexport const isDone = () => (cook() ? 1 : 2);',
  ],
  ['await-thenable', server('c.ts'), 'export const soup = async () => await 1;'],
  [
    'switch-exhaustiveness-check',
    server('d.ts'),
    "export function price(meal: 'soup' | 'bread') {\n  switch (meal) {\n    case 'soup':\n      return 1;\n    default:\n      return 2;\n  }\n}",
  ],
  ['no-unsafe-assignment', server('e.ts'), "export const meal: string = JSON.parse('1');"],
  ['no-unsafe-call', server('f.ts'), "export const meal = JSON.parse('1')();"],
  ['only-throw-error', server('g.ts'), "export const fail = () => {\n  throw 'soup';\n};"],
  ['no-base-to-string', server('h.ts'), 'export const text = (soup: { salt: number }) => String(soup);'],
  [
    'restrict-template-expressions',
    server('i.ts'),
    'export const text = (soup: { salt: number }) => `${soup}`;',
  ],
  ['prefer-promise-reject-errors', server('j.ts'), "export const fail = async () => Promise.reject('soup');"],
  [
    'no-for-in-array',
    server('k.ts'),
    'export function cook(soups: string[]) {\n  for (const at in soups) eat(at);\n}\ndeclare function eat(at: string): void;',
  ],
  ['unbound-method', server('l.ts'), "export const { then } = Promise.resolve('soup');"],
  ['no-deprecated', server('m.ts'), '/** @deprecated cook */\ndeclare function boil(): void;\nboil();'],
  ['no-misused-spread', server('n.ts'), 'export const copy = { ...new Map([[1, 2]]) };'],
  ['no-unnecessary-type-assertion', server('o.ts'), 'export const text = (soup: string) => soup as string;'],
];

function server(path: string): string {
  return `packages/server/src/platform/${path}`;
}

let folder = '';
let found: readonly [rule: string, path: string][] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const compilerOptions = { target: 'es2023', module: 'esnext', strict: true, noEmit: true, types: [] };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['packages'] }));
  for (const [, path, source] of planted) write(path, `${source}\n`);
  found = runLint(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** What the linter says of a folder by the project's own configuration. */
function runLint(cwd: string): [rule: string, path: string][] {
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout, stderr, signal } = spawnSync(oxlint, ['--format=json'], { cwd, encoding: 'utf8' });
  if (!stdout.includes('{')) throw new Error(`The linter said nothing (${signal ?? 'no signal'}): ${stderr}`);
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  return diagnostics.map(({ code = '', filename }: { code?: string; filename: string }) => [
    code.replace(/^.*\((.*)\)$/, '$1'),
    filename,
  ]);
}

describe('the linter', () => {
  it.each(planted)('sees a planted violation of %s', (rule, path) => {
    expect(found.filter((one) => one[1] === path).map((one) => one[0])).toContain(rule);
  });
});

describe('every exception has its reason', () => {
  it('in the configuration, as a comment above a rule that is off', () => {
    const lines = readFileSync(join(root, '.oxlintrc.json'), 'utf8').split('\n');
    const bare = lines.filter((line, at) => line.includes('"off"') && !hasReason(lines, at));
    expect(bare).toEqual([]);
  });

  it('in the sources, behind the comment that disables a rule', () => {
    const args = ['grep', '-nE', '(//|/\\*) oxlint-disable', '--', 'packages', 'tools', 'proof'];
    const comments = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
    expect(comments.filter((comment) => !/ -- \S+ \S+/.test(comment))).toEqual([]);
    expect(comments.length).toBeGreaterThan(10);
  });
});

/** A reason stands in the line above, or above a row of rules that are off together. */
function hasReason(lines: readonly string[], at: number): boolean {
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = (lines[above] ?? '').trim();
    if (line.startsWith('//')) return true;
    if (!line.endsWith('"off",') && !/^[{"]/.test(line)) return false;
    if (!line.includes('"off"') && !line.includes('"rules"') && !line.includes('"files"') && line !== '{')
      return false;
  }
  return false;
}

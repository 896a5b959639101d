import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../tools/setup/root.mjs';
import { catalogue } from './catalogue.ts';
import { applyMutation, type Mutation, StaleMutationError } from './mutation.ts';
import { describeEnding, formatTotals, tryMutation } from './run-mutations.ts';
import { copySource } from './source-copy.ts';
import { judge, type VitestReport } from './verdict.ts';

const entries = Object.entries(catalogue).flatMap(([area, mutations]) =>
  mutations.map((mutation): [string, Mutation] => [`${area}: ${mutation.name}`, mutation]),
);

describe('the catalogue of bugs', () => {
  it.each(entries)('%s can be put in', (_, mutation) => {
    const source = readFileSync(join(root, mutation.file), 'utf8');
    expect(applyMutation(source, mutation)).not.toBe(source);
  });

  it.each(entries)('%s names tests that are there', (_, { tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  });

  it('names each bug once', () => {
    const names = entries.map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

const mutation: Mutation = {
  name: 'one is two',
  file: 'one.ts',
  find: '= 1',
  replace: '= 2',
  tests: ['one.test.ts'],
};

describe('a bug', () => {
  it('is put in where its text is', () => {
    expect(applyMutation('const one = 1;', mutation)).toBe('const one = 2;');
  });

  it.each([
    ['nowhere', 'const one = 3;'],
    ['more than once', 'const one = 1, first = 1;'],
  ])('is stale when its text is %s', (_, source) => {
    expect(() => applyMutation(source, mutation)).toThrow(StaleMutationError);
  });
});

describe('trying a bug', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-mutate-test-'));
    writeFileSync(join(folder, 'one.ts'), 'const one = 1;');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const source = () => readFileSync(join(folder, 'one.ts'), 'utf8');

  it('runs its tests with the bug in the file, and takes it out again', async () => {
    const seen: string[] = [];
    const ending = await tryMutation(folder, mutation, async (tests) => {
      seen.push(source(), ...tests);
      return report('failed');
    });
    expect(seen).toEqual(['const one = 2;', 'one.test.ts']);
    expect(source()).toBe('const one = 1;');
    expect(describeEnding(mutation, ending)).toBe('one is two\n    noticed by one is 1');
  });

  it('takes the bug out also when the tests cannot be run', async () => {
    await expect(tryMutation(folder, mutation, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(source()).toBe('const one = 1;');
  });

  it('is counted by its end', () => {
    expect(
      formatTotals([{ kind: 'survived' }, { kind: 'noticed', by: 'a test' }, { kind: 'survived' }]),
    ).toBe('3 bugs: 1 noticed, 2 survived, 0 stale, 0 broken');
  });

  it('runs nothing for a stale one', async () => {
    const ending = await tryMutation(folder, { ...mutation, find: '= 9' }, () => expect.fail('ran'));
    expect(ending.kind).toBe('stale');
  });
});

describe('the copy that bugs are put into', () => {
  it('has the files of the checkout, and its packages import each other from it', () => {
    const copy = copySource(root);
    try {
      expect(readFileSync(join(copy.folder, 'package.json'))).toEqual(
        readFileSync(join(root, 'package.json')),
      );
      expect(realpathSync(join(copy.folder, 'node_modules/@hearth/domain'))).toBe(
        realpathSync(join(copy.folder, 'packages/domain')),
      );
      expect(existsSync(join(copy.folder, 'node_modules/.bin/vitest'))).toBe(true);
    } finally {
      copy.remove();
    }
    expect([existsSync(copy.folder), existsSync(join(root, 'node_modules/vitest'))]).toEqual([false, true]);
  });
});

describe('what a test run says of a bug', () => {
  it.each([
    ['a failed test', report('failed'), 'noticed'],
    ['only passed tests', report('passed'), 'survived'],
    ['only skipped tests', report('skipped'), 'broken'],
    ['no report', undefined, 'broken'],
    ['a set-up that failed', report('skipped', 'Error: no such table'), 'noticed'],
    ['code that does not compile', report('skipped', 'Error: Transform failed with 1 error'), 'broken'],
  ])('%s', (_, given, kind) => {
    expect(judge(given).kind).toBe(kind);
  });
});

function report(status: string, message?: string): VitestReport {
  const file = message === undefined ? { status } : { status: 'failed', message };
  return {
    testResults: [{ name: '/x/one.test.ts', ...file, assertionResults: [{ fullName: 'one is 1', status }] }],
  };
}

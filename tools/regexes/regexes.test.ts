import { describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { builtFromConstants, type Exception, exceptions } from './exceptions.ts';
import { regexesIn } from './find-regexes.ts';
import { findSlowRegexes, readRegexes, type SlowRegex } from './scan.ts';

const placeOf = ({ file, source }: { file: string; source: string }) => `${file}: ${source}`;

describe('regular expressions of the sources', () => {
  it('are found wherever they stand in a file', () => {
    const text = 'const a = /x+y/giu;\nf(`${b.replace(/[/]"/, "")}`, 4 / 2 / 1);\nnew RegExp(a.source);';
    const { literals, built } = regexesIn('planted.ts', text);
    expect(literals.map(({ source, flags }) => [source, flags])).toEqual([
      ['x+y', 'giu'],
      ['[/]"', ''],
    ]);
    expect(built).toBe(1);
  });

  it('are told from slow ones', async () => {
    const planted = ['(a+)+$', String.raw`\s+$`, '^a+b', '(?:x|xx)*y'].map((source) => ({
      file: 'planted.ts',
      source,
      flags: '',
    }));
    const slow = await findSlowRegexes(planted);
    expect(slow.map(({ source, growth }) => [source, growth])).toEqual([
      ['(a+)+$', 'exponential'],
      [String.raw`\s+$`, '2nd degree polynomial'],
      ['(?:x|xx)*y', 'exponential'],
    ]);
  });

  it('cost no more than linear time, but for those with a reason', async () => {
    const { found, builtLater } = await readRegexes(root);
    expect(found.length).toBeGreaterThan(400);
    expect(builtLater.toSorted()).toEqual([...builtFromConstants].toSorted());
    const slow = await findSlowRegexes(found);
    expect(slow.filter(({ growth }) => growth.includes('exponential')).map(placeOf)).toEqual([]);
    const isExpected = (one: SlowRegex, { file, source }: Exception) =>
      one.file === file && one.source.startsWith(source);
    const unexpected = slow.filter((one) => !exceptions.some((exception) => isExpected(one, exception)));
    expect(unexpected.map(placeOf)).toEqual([]);
    const stale = exceptions.filter((exception) => !slow.some((one) => isExpected(one, exception)));
    expect(stale.map(placeOf)).toEqual([]);
  }, 300_000);
});

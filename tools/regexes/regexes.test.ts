import { describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { shareOfSuite } from '../test-run/share-of-suite.ts';
import { builtFromConstants, type Exception, exceptions } from './exceptions.ts';
import { type FoundRegex, regexesIn } from './find-regexes.ts';
import { findSlowRegexes, type Patience, readRegexes } from './scan.ts';

const formatPlace = ({ file, source }: { file: string; source: string }) => `${file}: ${source}`;

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

  it('are not taken for slow ones on a busy machine, and slow ones still are', async () => {
    const harmless = String.raw`(?<![:\s])[:\s]+$`;
    const slow = [String.raw`(?<!x)\s+$`, '(?<!x)(?:a|aa)+$'];
    const planted = [harmless, ...slow].map((source) => ({ file: 'planted.ts', source, flags: '' }));
    const hasNoTime = { timeout: 40_000, attackTimeout: 0, incubationTimeout: 0 };
    const patient = { timeout: 120_000, attackTimeout: 10_000, incubationTimeout: 2500 };
    const foundWith = async (...tries: Patience[]) =>
      (await findSlowRegexes(planted, { tries })).map(({ source }) => source);
    expect(await foundWith(hasNoTime)).toEqual([harmless, ...slow]);
    expect(await foundWith(hasNoTime, patient)).toEqual(slow);
  }, 60_000);

  it('cost no more than linear time, but for those with a reason', async () => {
    const { found, builtLater } = await readRegexes(root);
    expect(found.length).toBeGreaterThan(400);
    expect(builtLater.toSorted()).toEqual([...builtFromConstants].toSorted());
    const isExpected = (one: FoundRegex, { file, source }: Exception) =>
      one.file === file && one.source.startsWith(source);
    const isAccepted = (one: FoundRegex) => exceptions.some((exception) => isExpected(one, exception));
    const tried = shareOfSuite('regular expressions', found, 4);
    const slow = await findSlowRegexes(tried, { isAccepted });
    expect(slow.filter(({ growth }) => growth.includes('exponential')).map(formatPlace)).toEqual([]);
    const unexpected = slow.filter((one) => !isAccepted(one));
    expect(unexpected.map(formatPlace)).toEqual([]);
    const untried = found.filter((one) => !tried.includes(one));
    const stale = exceptions.filter(
      (exception) => ![...slow, ...untried].some((one) => isExpected(one, exception)),
    );
    expect(stale.map(formatPlace)).toEqual([]);
  }, 600_000);
});

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { countByLevel, findFaults, type Judgement, readJudgements, verdicts } from './judgements.ts';

const isFile = (path: string) =>
  /^[\w.]/.test(path) && statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;
const judgements = readJudgements(readFileSync(join(root, 'docs/asvs.csv'), 'utf8'));

describe('the judgement of the requirements of OWASP ASVS', () => {
  it('covers levels 1 and 2, names files that are there, and gives its reasons', () => {
    expect(findFaults(judgements, isFile)).toEqual([]);
  });

  it('stands with the same numbers in what can be relied on', () => {
    const page = readFileSync(join(root, 'docs/trust.md'), 'utf8');
    const [, section = ''] = page.split('\n## ASVS\n');
    const cells = [...section.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
    const [names, ...rows] = cells;
    expect(names).toEqual(['Level', 'Requirements', ...verdicts]);
    expect(rows).toEqual(countByLevel(judgements));
  });
});

describe('a judgement that is not right', () => {
  const [first, ...others] = judgements;
  const metOne = judgements.find(({ verdict }) => verdict === 'met');

  it.each<[string, Partial<Judgement>, RegExp]>([
    ['an id of another shape', { id: '1.1.1' }, /^1\.1\.1 is no id$/],
    ['an id of no chapter', { id: 'V18.1.1' }, /is no id$/],
    ['an id that is there already', { id: others[0]?.id ?? '' }, /is there twice$/],
    ['another level', { level: '3' }, /is of level 3$/],
    ['an unknown verdict', { verdict: 'partly' }, /is “partly”$/],
    ['a file that is not there', { verdict: 'met', where: ['docs/none.md'] }, /names docs\/none\.md/],
    ['a folder', { verdict: 'met', where: ['docs'] }, /names docs, which is not there$/],
    ['a path out of the repository', { verdict: 'met', where: ['/etc/passwd'] }, /names \/etc\/passwd/],
    ['nothing that shows it', { verdict: 'met', where: [] }, /is met without anything/],
    ['an open one without a reason', { verdict: 'open', reason: '' }, /has no reason$/],
    [
      'one that does not apply, without a reason',
      { verdict: 'not applicable', reason: ' ' },
      /has no reason$/,
    ],
    ['the text of the standard', { requirement: 'x'.repeat(141) }, /has no short sentence$/],
  ])('is found: %s', (_, wrong, fault) => {
    const changed = [{ ...metOne, ...first, ...wrong } as Judgement, ...others];
    expect(findFaults(changed, isFile)).toContainEqual(expect.stringMatching(fault));
  });

  it('is found when one is missing', () => {
    expect(findFaults(others, isFile)).toEqual([
      expect.stringMatching(/^level \d has \d+ requirements of \d+$/),
    ]);
  });
});

describe('a file of judgements', () => {
  const lines = ['id,level,requirement,verdict,where,reason', 'V1.1.1,2,"One, ""two""",met,a;b,', ''];

  it('is read by RFC 4180', () => {
    expect(readJudgements(lines.join('\r\n'))).toEqual([
      { id: 'V1.1.1', level: '2', requirement: 'One, "two"', verdict: 'met', where: ['a', 'b'], reason: '' },
    ]);
  });

  it.each([
    ['bare line feeds', lines.join('\n'), 'no CSV'],
    ['other columns', lines.join('\r\n').replace('reason', 'why'), 'the columns are'],
    ['a field too few', lines.join('\r\n').replace('a;b,', 'a;b'), 'V1.1.1 has 5 columns'],
    ['a quote that does not end', `${lines.join('\r\n')}"`, 'no CSV'],
  ])('is refused with %s', (_, text, words) => {
    expect(() => readJudgements(text)).toThrow(words);
  });
});

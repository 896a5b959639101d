/** The judgement of one requirement of the OWASP ASVS. */
export interface Judgement {
  readonly id: string;
  readonly level: string;
  readonly requirement: string;
  readonly verdict: string;
  /** Paths from the root of the repository. */
  readonly where: readonly string[];
  readonly reason: string;
}

const header = ['id', 'level', 'requirement', 'verdict', 'where', 'reason'];
export const verdicts = ['met', 'not applicable', 'open'] as const;
/** Requirements of ASVS 5.0.0 by level; the third is left out. */
const requirementsOfLevel: Readonly<Record<string, number>> = { 1: 70, 2: 183 };
const maxRequirementLength = 140;

/** Reads CSV by RFC 4180: lines end with CRLF, quotes are doubled within quotes. */
function readCsv(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const records: string[][] = [[]];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const match = field.exec(text);
    if (match === null) throw new Error(`no CSV from character ${at} on`);
    const [, quoted, plain = '', end] = match;
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') records.push([]);
  }
  return records.filter((record) => record.length > 0);
}

/** @throws Error when the text is no CSV with the columns of a judgement */
export function readJudgements(text: string): Judgement[] {
  const [names = [], ...records] = readCsv(text);
  if (names.join() !== header.join()) throw new Error(`the columns are ${names.join()}`);
  return records.map((record) => {
    if (record.length !== header.length) throw new Error(`${record[0]} has ${record.length} columns`);
    const [id = '', level = '', requirement = '', verdict = '', where = '', reason = ''] = record;
    return { id, level, requirement, verdict, where: where === '' ? [] : where.split(';'), reason };
  });
}

/** The problems of the judgements, in words. `isFile` tells whether there is a file at a path from the root. */
export function findFaults(judgements: readonly Judgement[], isFile: (path: string) => boolean): string[] {
  return [
    ...faultsOfNumbers(judgements),
    ...judgements.flatMap((one, at) => [
      ...(judgements.findIndex(({ id }) => id === one.id) === at ? [] : [`${one.id} is there twice`]),
      ...faultsOfOne(one, isFile),
    ]),
  ];
}

function faultsOfNumbers(judgements: readonly Judgement[]): string[] {
  return Object.entries(requirementsOfLevel).flatMap(([level, wanted]) => {
    const count = judgements.filter((one) => one.level === level).length;
    return count === wanted ? [] : [`level ${level} has ${count} requirements of ${wanted}`];
  });
}

function faultsOfOne(one: Judgement, isFile: (path: string) => boolean): string[] {
  const { id, level, requirement, verdict, where, reason } = one;
  const rules: readonly [isBroken: boolean, fault: string][] = [
    [!/^V(?:[1-9]|1[0-7])\.\d{1,2}\.\d{1,2}$/.test(id), 'is no id'],
    [!(level in requirementsOfLevel), `is of level ${level}`],
    [requirement === '' || requirement.length > maxRequirementLength, 'has no short sentence'],
    [!verdicts.some((known) => known === verdict), `is “${verdict}”`],
    [verdict === 'met' && where.length === 0, 'is met without anything that shows it'],
    [verdict === 'not applicable' && where.length > 0, 'is not applicable and shown by a file'],
    [verdict !== 'met' && reason.trim() === '', 'has no reason'],
  ];
  const missing = where.filter((path) => !isFile(path)).map((path) => `names ${path}, which is not there`);
  const broken = rules.filter(([isBroken]) => isBroken).map(([, fault]) => fault);
  return [...broken, ...missing].map((fault) => `${id} ${fault}`);
}

/** Rows of a table: level, requirements, and how many have each verdict. */
export function countByLevel(judgements: readonly Judgement[]): string[][] {
  return Object.keys(requirementsOfLevel).map((level) => {
    const ofLevel = judgements.filter((one) => one.level === level);
    const counts = verdicts.map((verdict) => ofLevel.filter((one) => one.verdict === verdict).length);
    return [level, ofLevel.length, ...counts].map(String);
  });
}

import { check } from 'recheck';
import { readTree } from '../boundaries/read-tree.ts';
import { regexesBuiltBy } from './built-regexes.ts';
import { type FoundRegex, regexesIn } from './find-regexes.ts';

/** A regular expression that some text makes slower than linear, and how much slower. */
export interface SlowRegex extends FoundRegex {
  readonly growth: string;
}

const sources = /^packages\/(?:contract|domain|ingredients|recipe-extractor|server|web)\/src\/.*\.tsx?$/;
const ofTests = /\.test\.tsx?$|-for-test\.tsx?$|\/testing\//;
/** Building them has no side effects, so that they can be loaded to see what they build. */
const loadable = /^packages\/(?:domain|ingredients|recipe-extractor)\//;

/** How long the checker may take, in milliseconds: a text that takes longer counts as one that is slow. */
export interface Patience {
  /** For an expression altogether. */
  readonly timeout: number;
  /** For matching a text that is meant to be slow, and for one of those that lead to it. */
  readonly attackTimeout: number;
  readonly incubationTimeout: number;
}

/**
 * A verdict that the clock had a part in is a slow expression or a busy machine: the checker is asked again with ten
 * times the patience, with which it is the number of steps that decides.
 */
const patiences: readonly Patience[] = [
  { timeout: 40_000, attackTimeout: 1000, incubationTimeout: 250 },
  { timeout: 120_000, attackTimeout: 10_000, incubationTimeout: 2500 },
];

/** Everything that the sources match texts with. */
export interface Regexes {
  readonly found: readonly FoundRegex[];
  /** Files that build regular expressions while the program runs, and are not looked into. */
  readonly builtLater: readonly string[];
}

/** Reads all regular expressions of the sources that are shipped. */
export async function readRegexes(root: string): Promise<Regexes> {
  const files = [...readTree(root)].filter(([path]) => sources.test(path) && !ofTests.test(path));
  const read = files.map(([path, text]) => ({ path, ...regexesIn(path, text) }));
  const building = read.filter(({ built }) => built > 0).map(({ path }) => path);
  const built = await regexesBuiltBy(
    root,
    building.filter((path) => loadable.test(path)),
  );
  return {
    found: [...read.flatMap(({ literals }) => literals), ...built],
    builtLater: building.filter((path) => !loadable.test(path)),
  };
}

/** The options of a scan. */
export interface Search {
  /** Whether a slow expression is accepted unmeasured, to save the time of a confirmation. */
  readonly isAccepted?: (found: FoundRegex) => boolean;
  readonly tries?: readonly Patience[];
}

/** Those that a text can make slower than linear, and those of which that cannot be told. */
export async function findSlowRegexes(
  found: readonly FoundRegex[],
  { isAccepted = () => false, tries = patiences }: Search = {},
): Promise<SlowRegex[]> {
  const growths = new Map<string, Promise<string | null>>();
  const slow: SlowRegex[] = [];
  for (const one of found) {
    const key = `/${one.source}/${one.flags}`;
    growths.set(key, growths.get(key) ?? measureGrowth(one, isAccepted(one) ? tries.slice(0, 1) : tries));
    const growth = await growths.get(key);
    if (typeof growth === 'string') slow.push({ ...one, growth });
  }
  return slow;
}

/** How the time grows with the text, by all tries; null when it is linear. */
async function measureGrowth(regex: FoundRegex, tries: readonly Patience[]): Promise<string | null> {
  let growth: string | null = null;
  for (const patience of tries) {
    const verdict = await verdictOn(regex, patience);
    growth = verdict.growth;
    if (growth === null || verdict.isProved) break;
  }
  return growth;
}

async function verdictOn(
  { source, flags }: FoundRegex,
  patience: Patience,
): Promise<{ growth: string | null; isProved: boolean }> {
  // Where a match begins and what is told of it changes nothing for the time.
  const result = await check(source, flags.replaceAll(/[dgyv]/g, ''), patience);
  if (result.status === 'safe') return { growth: null, isProved: true };
  if (result.status === 'unknown') return { growth: `unknown (${result.error.kind})`, isProved: false };
  return { growth: result.complexity.summary, isProved: result.checker === 'automaton' };
}

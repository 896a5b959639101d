import { check } from 'recheck';
import { readTree } from '../boundaries/read-tree.ts';
import { regexesBuiltBy } from './built-regexes.ts';
import { type FoundRegex, regexesIn } from './find-regexes.ts';

/** A regular expression that some text makes slower than linear, and how much slower. */
export interface SlowRegex extends FoundRegex {
  readonly growth: string;
}

const sources = /^packages\/(?:contract|domain|server|web)\/src\/.*\.tsx?$/;
const ofTests = /\.test\.tsx?$|-for-test\.tsx?$|\/testing\//;
/** Building them has no side effects, so that they can be loaded to see what they build. */
const loadable = /^packages\/domain\//;
/** Long enough for a busy machine: an answer that comes too late is taken for a slow expression. */
const patienceMs = 40_000;

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

/** Those that a text can make slower than linear, and those of which that cannot be told. */
export async function findSlowRegexes(found: readonly FoundRegex[]): Promise<SlowRegex[]> {
  const growths = new Map<string, Promise<string | null>>();
  const slow: SlowRegex[] = [];
  for (const one of found) {
    const key = `/${one.source}/${one.flags}`;
    growths.set(key, growths.get(key) ?? growthOf(one));
    const growth = await growths.get(key);
    if (typeof growth === 'string') slow.push({ ...one, growth });
  }
  return slow;
}

/** How the time grows with the text; null when it is linear. */
async function growthOf({ source, flags }: FoundRegex): Promise<string | null> {
  // Where a match begins and what is told of it changes nothing for the time.
  const result = await check(source, flags.replaceAll(/[dgyv]/g, ''), { timeout: patienceMs });
  if (result.status === 'safe') return null;
  return result.status === 'vulnerable' ? result.complexity.summary : `unknown (${result.error.kind})`;
}

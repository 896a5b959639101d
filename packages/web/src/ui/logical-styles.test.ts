import { describe, expect, it } from 'vitest';
import { readSources } from './sources-for-test.ts';

const styles = readSources(/\.css$/);
const code = readSources(/(?<!\.test)\.tsx?$/);

/** What of these sources `find` finds, each with its file. */
function found(
  sources: Readonly<Record<string, string>>,
  find: (source: string) => readonly string[],
): string[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    find(source.replaceAll(/\/\*[\s\S]*?\*\//g, '')).map((one) => `${file}: ${one.trim()}`),
  );
}

const matches = (pattern: RegExp) => (source: string) =>
  [...source.matchAll(pattern)].map(([whole]) => whole);

/** Properties and values that name a side of the screen: in languages from right to left it is the other one. */
const physical = new RegExp(
  [
    String.raw`(?:^|[\s;{])(?:[\w-]+-)?(?:left|right)(?:-(?:width|style|color|radius))?\s*:`,
    String.raw`(?:text-align|float|clear|caption-side|resize)\s*:\s*(?:left|right)\b`,
  ].join('|'),
  'gm',
);

/** Shorthands with four values that treat the two sides differently. */
function lopsided(source: string): string[] {
  const shorthands =
    /(?:^|[\s;{])(?:padding|margin|inset|scroll-(?:padding|margin)|border-(?:width|radius))\s*:[^;{}]+;/gm;
  return matches(shorthands)(source).filter((declaration) => {
    const value = declaration.slice(declaration.indexOf(':') + 1, -1);
    const parts = value
      .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()')
      .trim()
      .split(/\s+/);
    return parts.length === 4 && parts[1] !== parts[3];
  });
}

describe('styles read from right to left as well', () => {
  it('in stylesheets no side of the screen has a name', () => {
    expect(Object.keys(styles).length).toBeGreaterThan(50);
    expect(found(styles, matches(physical))).toEqual([]);
  });

  it('in stylesheets no shorthand gives the two sides different values', () => {
    expect(found(styles, lopsided)).toEqual([]);
  });

  it('in components no side of the screen has a name', () => {
    const named =
      /\b(?:margin|padding|border)(?:Left|Right)\w*\s*:|\s[mp][lr]=[{"]|style=\{\{[^}]*\b(?:left|right)\s*:/g;
    expect(found(code, matches(named))).toEqual([]);
  });
});

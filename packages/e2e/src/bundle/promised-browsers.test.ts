import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNewerFeatures } from './newer-features.ts';

/** The browsers that README promises are those which the build is made for, and the built app asks no more of them. */

const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const scripts = [
  ...readdirSync(join(root, 'dist/web/assets')).map((name) => `dist/web/assets/${name}`),
  'dist/web/service-worker.js',
].filter((file) => file.endsWith('.js'));

/** Uses that are no fault, with their reasons. */
const allowed: Readonly<Record<string, string>> = {};

describe('what a script asks of browsers', () => {
  it.each([
    ['URL.canParse(x)', 'URL.canParse'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['text.toWellFormed()', 'toWellFormed'],
    ['new Set(a).union(b)', 'Set.union'],
    ['a.values().map(f)', 'Iterator.map'],
    ['text.matchAll(p).toArray()', 'Iterator.toArray'],
    ['new Intl.Segmenter("en")', 'Intl.Segmenter'],
    ['requestIdleCallback(f)', 'requestIdleCallback'],
    ['/[\\p{L}--a]/v.test(x)', '/…/v'],
    ['/(?i:a)b/.test(x)', '(?i:…)'],
  ])('finds what is new in %s', (script, name) => {
    expect(findNewerFeatures(script).map((found) => found.name)).toEqual([name]);
  });

  it.each([
    'URL.canParse?.(x)',
    'if (!(`requestIdleCallback` in globalThis)) f(); else globalThis.requestIdleCallback(f)',
    'typeof requestIdleCallback < "u" && requestIdleCallback(f)',
    'a.hasOwnProperty(b.toString())',
    'if ("requestIdleCallback" in globalThis) requestIdleCallback(f)',
    'typeof el.checkVisibility === "function" && el.checkVisibility()',
    'const x = text.toWellFormed ? text.toWellFormed() : text',
    'Object.values(a).map(f)',
    '[...a.values()].map(f)',
    'geometry.union(other)',
    'structuredClone(a); list.toSorted(); list.findLast(f)',
    '/[\\p{L}]/u.test(x)',
  ])('leaves %s alone', (script) => {
    expect(findNewerFeatures(script)).toEqual([]);
  });
});

describe('the built web app', () => {
  it('asks for nothing that the promised browsers may not have', () => {
    expect(scripts.length).toBeGreaterThan(50);
    const found = scripts.flatMap((file) =>
      findNewerFeatures(read(file), file).map(
        ({ name, since }) => `${file.replace(/-[\w-]{8}\.js$/, '')}: ${name} (${since})`,
      ),
    );
    expect([...new Set(found)].filter((use) => !(use in allowed))).toEqual([]);
  });

  it.each(['README.md', 'packages/web/index.html'])('%s names the browsers that it is built for', (file) => {
    const { chrome, firefox, safari } = JSON.parse(read('packages/web/browsers.json')) as Record<
      string,
      string
    >;
    for (const browser of [`Chrome ${chrome ?? ''}`, `Firefox ${firefox ?? ''}`, `Safari ${safari ?? ''}`])
      expect(read(file)).toContain(browser);
  });
});

import { describe, expect, it } from 'vitest';

const code = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!../../**/*-for-test.*', '!../../**/*.d.ts'],
  { eager: true, import: 'default', query: '?raw' },
);

/** Names, and what stands in data: the same in every language. */
const sameEverywhere = new Set([
  'Hearth',
  'https://',
  'Home Assistant',
  'Samsung Internet',
  'Segoe UI',
  // Programs and encodings call themselves so.
  'Gourmet Recipe Manager',
  'Now You’re Cooking!',
  'Open Recipe Format',
  'Mac Roman',
  'Shift JIS',
  'Noto Sans',
  'Noto Sans Arabic',
  // What the server has written into old timelines.
  'Recipe Created',
  // An example of addresses.
  String.raw`192.168.1.0/24\nfd00::/8`,
  // Of the report that goes to those who help, which is English for everyone.
  'Set up',
]);

/** What no reader sees: errors for the console. */
const isThrown = /(?:Error|DOMException|super)\(\s*$/;

function found(patterns: readonly RegExp[]): string[] {
  return Object.entries(code).flatMap(([file, raw]) => {
    const source = raw.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
    return patterns
      .flatMap((pattern) => [...source.matchAll(pattern)])
      .filter(({ index }) => !isThrown.test(source.slice(0, index)))
      .map(([, text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '').trim())
      .filter((text) => /\p{L}{2,}/u.test(text) && !sameEverywhere.has(text))
      .map((text) => `${file}: ${text}`);
  });
}

describe('texts that people read', () => {
  it('stand in the catalogues, and not between the tags of components', () => {
    expect(found([/>([^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*)<\//gu])).toEqual([]);
  });

  it('stand in the catalogues, and not in attributes that are read out or shown', () => {
    const attributes =
      'aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|description';
    expect(
      found([
        new RegExp(String.raw`\s(?:${attributes})=(?:\{\s*)?["'\x60]([^"'\x60]*\p{L}{2,}[^"'\x60]*)`, 'gu'),
      ]),
    ).toEqual([]);
  });

  it('stand in the catalogues, and not in what is announced or told by a toast', () => {
    expect(found([/\b(?:announce|toast\.\w+)\(\s*['"`]([^'"`]*\p{L}{2,}[^'"`]*)/gu])).toEqual([]);
  });

  it('stand in the catalogues, and not as sentences anywhere else in the code', () => {
    expect(found([/['"`](\p{Lu}\p{Ll}+(?: [\p{L}’]+)+[.!?…]?)['"`]/gu])).toEqual([]);
  });
});

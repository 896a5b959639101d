import { textStem } from '@hearth/domain/text/catalogues';
import { expect, it } from 'vitest';
import { readLocale } from '../../../../locales/read-texts.ts';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '../../../vite-plugins/*.ts', '!../../**/*.test.*', '!../../**/*.d.ts'],
  {
    eager: true,
    import: 'default',
    query: '?raw',
  },
);
const code = Object.values(sources).join('\n');
/** Texts in quotes, those after a colon also without what stands before it. */
const named = new Set([...code.matchAll(/(?:'|:)([\w.-]+)'/g)].map(([, name]) => name));
/** What stands before a value in a template: `t(`parent.${x}`)`. */
const parents = new Set([...code.matchAll(/([\w.-]+)\.\$\{/g)].map(([, name]) => name));
/** Where the values come from that keys are built of. */
const vocabulary = import.meta.glob<string>(
  ['../../../../{contract,domain,recipe-extractor}/src/**/*.ts', '!../../../../**/*.test.ts'],
  { eager: true, import: 'default', query: '?raw' },
);
const words = new Set([code, ...Object.values(vocabulary)].flatMap((text) => text.match(/[\w-]+/g) ?? []));

/** What may follow a value: `t(`parent.${x}Hint`)`. */
const endings = [...new Set([...code.matchAll(/\$\{\w+\}([A-Z]\w*)`/g)].map(([, ending = '']) => ending))];
const isWord = (word: string) =>
  words.has(word) ||
  endings.some((ending) => word.endsWith(ending) && words.has(word.slice(0, -ending.length)));

/** A key is used when the code names it, or builds it from its parent and a word that exists. */
function isUsed(key: string): boolean {
  const name = textStem(key.slice(key.indexOf(':') + 1));
  const keys = name.split('.');
  const isBuilt = (at: number) => parents.has(keys.slice(0, at).join('.')) && keys.slice(at).every(isWord);
  return named.has(name) || keys.some((_, at) => isBuilt(at));
}

it('the catalogues hold no text that nothing shows', () => {
  const texts = [...readLocale('en-US').keys()].filter((key) => !key.startsWith('server:'));
  expect(texts.filter((key) => !isUsed(key))).toEqual([]);
});

import { textStem } from '@hearth/domain/text/catalogues';
import { expect, it } from 'vitest';
import { readLocale } from '../../../../locales/read-texts.ts';

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!../../**/*.d.ts'], {
  eager: true,
  import: 'default',
  query: '?raw',
});
const code = Object.values(sources).join('\n');
/** Texts in quotes, those after a colon also without what stands before it. */
const named = new Set([...code.matchAll(/(?:'|:)([\w.-]+)'/g)].map(([, name]) => name));
/** What stands before a value in a template: `t(`parent.${x}`)`. */
const parents = new Set([...code.matchAll(/([\w.-]+)\.\$\{/g)].map(([, name]) => name));

/** A key is used when the code names it, or builds it from one of its parents. */
function isUsed(key: string): boolean {
  const name = textStem(key.slice(key.indexOf(':') + 1));
  const above = name.split('.').map((_, index, parts) => parts.slice(0, index).join('.'));
  return named.has(name) || above.some((parent) => parents.has(parent));
}

it('the catalogues hold no text that nothing shows', () => {
  const texts = [...readLocale('en-US').keys()].filter((key) => !key.startsWith('server:'));
  expect(texts.filter((key) => !isUsed(key))).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { extractRecipe } from '../index.ts';
import { findSiteRule, siteRules } from './find-rule.ts';
import { malformedParts } from './malformed-parts.ts';

const pages = join(dirname(fileURLToPath(import.meta.url)), 'pages');
const read = (file: string): string => readFileSync(join(pages, file), 'utf8');

describe('the rules for sites', () => {
  it('are in the order of their hosts, one for each', () => {
    const hosts = siteRules.map(({ host }) => host);
    expect(hosts).toEqual([...new Set(hosts)].sort());
  });

  it('have a page each, and there is no page without a rule', () => {
    const files = siteRules.flatMap(({ host }) => [`${host}.html`, `${host}.json`]);
    expect(readdirSync(pages).sort()).toEqual(files.sort());
  });

  it.each(siteRules.map((rule) => [rule.host, rule] as const))('%s is well formed', (_, rule) => {
    expect(malformedParts(rule)).toEqual([]);
  });

  it.each(siteRules.map(({ host }) => host).filter((host) => existsSync(join(pages, `${host}.html`))))(
    '%s is read by its rule, and would be read otherwise without it',
    (host) => {
      const expected: unknown = JSON.parse(read(`${host}.json`));
      const page = read(`${host}.html`);
      expect(extractRecipe(page, `https://www.${host}/soup`)).toMatchObject(expected as object);
      const unruled = extractRecipe(page, 'https://example.com/soup');
      expect(unruled).not.toMatchObject(expected as object);
    },
  );
});

describe('a rule', () => {
  it.each([
    ['https://www.cookomix.com/soup', 'cookomix.com'],
    ['https://COOKOMIX.com', 'cookomix.com'],
    ['https://cookomix.com:8443/x?y', 'cookomix.com'],
    ['https://notcookomix.com/', undefined],
    ['https://cookomix.com.example/', undefined],
    ['not an address', undefined],
    [null, undefined],
  ])('is looked for by the host of %s', (url, host) => {
    expect(findSiteRule(url)?.host).toBe(host);
  });

  it.each([
    ['a host with capitals', { host: 'A.example', reason: 'x', fields: { title: 'h1' } }],
    ['a host with www', { host: 'www.a.example', reason: 'x', fields: { title: 'h1' } }],
    ['no reason', { host: 'a.example', reason: '', fields: { title: 'h1' } }],
    ['no field', { host: 'a.example', reason: 'x', fields: {} }],
    ['an unknown key', { host: 'a.example', reason: 'x', fields: { title: 'h1' }, leavOut: 'b' }],
    ['lines of one value', { host: 'a.example', reason: 'x', fields: { title: 'h1' }, byLine: ['title'] }],
    ['a field that is none', { host: 'a.example', reason: 'x', fields: { name: 'h1' } }],
    ['a selector that is none', { host: 'a.example', reason: 'x', fields: { title: 'h1 >' } }],
    ['headings without lines', { host: 'a.example', reason: 'x', fields: { groups: 'h3' } }],
    ['headings without steps', { host: 'a.example', reason: 'x', fields: { sections: 'h3' } }],
    [
      'lines of what it does not name',
      { host: 'a.example', reason: 'x', fields: { title: 'h1' }, byLine: ['steps'] },
    ],
  ] as const)('is malformed with %s', (_, rule) => {
    expect(malformedParts(rule)).toHaveLength(1);
  });
});

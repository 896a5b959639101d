import { describe, expect, it } from 'vitest';
import { safeNextPath } from './next-path.ts';
import { parsePlainSearch, readText } from './plain-search.ts';

const origin = 'https://hearth.example';
const { host } = new URL(origin);

/** Texts of the parameter `next`, before they are encoded, that lead elsewhere when they are followed as they are. */
const targets = [
  'https://evil.example',
  'https://evil.example/',
  'http://evil.example/login',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:////evil.example',
  String.raw`https:\\evil.example`,
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/..',
  '//evil.example/%2e%2e',
  '//evil.example:443/x',
  '//user:secret@evil.example',
  '//evil.example\\@hearth.example',
  '//hearth.example@evil.example',
  '//hearth.example.evil.example',
  '//[::1]/',
  '//127.0.0.1/',
  '//2130706433/',
  '//evil。example',
  '//ⓔvil.example',
  String.raw`/\evil.example`,
  String.raw`\/evil.example`,
  String.raw`\\evil.example`,
  String.raw`\\\evil.example`,
  String.raw`/\/evil.example`,
  String.raw`/\\evil.example`,
  String.raw`//\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u00a0/evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example',
  '/x/..//evil.example',
  '/x/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/x/%2e%2e//evil.example',
  '/%2f/evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/?next=//evil.example',
  '/#//evil.example',
  '/;@evil.example',
  '/@evil.example',
  '@evil.example',
  '.evil.example',
  'evil.example',
  ':443@evil.example',
  '?//evil.example',
  '#//evil.example',
  './/evil.example',
  '..//evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://%0aalert(1)',
  'javascript:https://hearth.example/alert(1)',
  '/javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://hearth.example/x',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://hearth.example',
  'ftp://evil.example',
  'ws://evil.example',
  'mailto:x@evil.example',
  'intent://evil.example#Intent;end',
  'wss:evil.example',
  '//',
  '///',
  '/\\',
  'https://',
  'http://[',
  '/login',
  '/login?next=//evil.example',
  '/x/../login',
];

/** Ways in which a link can carry such a text. */
const writings: Readonly<Record<string, (target: string) => string>> = {
  encoded: (target) => encodeURIComponent(target),
  'encoded twice': (target) => encodeURIComponent(encodeURIComponent(target)),
  'as it is': (target) => target.replaceAll(/[&#+%]/g, encodeURIComponent),
};

describe.each(Object.entries(writings))('a link whose next page is written %s', (_, write) => {
  it.each(targets)('and says %j stays on the site, and on a page', (target) => {
    const next = readText(parsePlainSearch(`?next=${write(target)}`), 'next');
    const path = safeNextPath(next, origin);
    expect(path).toMatch(/^\/(?![/\\])/);
    const reached = new URL(path, origin);
    expect([reached.protocol, reached.host]).toEqual(['https:', host]);
    expect(reached.pathname).not.toBe('/login');
    // A browser that reads the path once more, as a link in a page, comes to the same place.
    expect(new URL(reached.href).href).toBe(reached.href);
  });
});

it('the texts are as many as are promised', () => {
  expect(new Set(targets).size).toBeGreaterThanOrEqual(80);
});

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInQuietly } from '../harness/stage/browser.ts';
import { Stage } from '../harness/stage/stage.ts';
import { collectUntilQuiet } from './until-quiet.ts';
import { holdCalm } from './hold-calm.ts';

/** As `bundle-report.mjs` of the web app counts. */
const bytesPerKb = 1000;
const recipes = 12;
const quietMs = 1500;

/** Budget of JavaScript for the first visit of a page, in compressed kB. */
const pages = [
  { name: 'sign-in', path: '/login', limit: 160, isSignedIn: false },
  { name: 'explorer', path: '/g/home', limit: 200, isSignedIn: true },
];

/** Budget of texts of its language, in compressed kB. */
const textLimit = 20;

/** Budget of the typeface, in kB: its files are compressed by themselves. */
const fontLimit = 60;

/** Browsers take brotli over https and from their own machine, but only gzip over plain http in a home network. */
const encodings = ['br', 'gzip'] as const;

/** Names of assets change with their content. */
const forever = 'public, max-age=31536000, immutable';

/** One file that came over the network. */
interface Fetched {
  readonly url: string;
  readonly type: string;
  readonly encoding: string | undefined;
  readonly caching: string | undefined;
  /** Bytes of the body as they travelled. */
  readonly bytes: number;
}

describe.each(encodings)('the first visit with %s', (encoding) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
    const cook = await stage.apiClient();
    for (let number = 1; number <= recipes; number += 1)
      await cook.cook(`Recipe ${number}`, { description: 'Short.', tags: [{ name: 'Quick' }] });
  });
  afterAll(() => stage.close());

  it.each(pages)('of the page $name fetches no more code than it may, and all of it here', async (wanted) => {
    const { page, context, problems } = await stage.newVisitor();
    await context.setExtraHTTPHeaders({ 'accept-encoding': encoding });
    if (wanted.isSignedIn) await signInQuietly(context, stage.hearth);
    await holdCalm(context);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const fetched = await untilQuiet(page, wanted.path);
    const scripts = fetched.filter(({ type }) => type === 'script');
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    console.log(
      `${wanted.name}: ${(bytes / bytesPerKb).toFixed(1)} kB of ${wanted.limit} in ${scripts.length} files (${encoding})`,
    );
    expect(scripts.length).toBeGreaterThan(5);
    expect(
      new Set(scripts.filter((script) => script.bytes > bytesPerKb).map((script) => script.encoding)),
    ).toEqual(new Set([encoding]));
    expect(bytes / bytesPerKb).toBeLessThanOrEqual(wanted.limit);
    const html = await (await context.request.get(wanted.path)).text();
    const named = scripts.filter(({ url }) => html.includes(`"${new URL(url).pathname}"`));
    const namedBytes = named.reduce((sum, script) => sum + script.bytes, 0);
    expect(namedBytes / bytes, 'of the code is named by the page itself').toBeGreaterThan(0.9);
    expect(fetched.find(({ type }) => type === 'document')?.encoding).toBe(encoding);
    const assets = fetched.filter(({ url }) => url.includes('/assets/'));
    expect(new Set(assets.map(({ caching }) => caching))).toEqual(new Set([forever]));
    const texts = fetched.filter(({ url }) => url.includes('/assets/texts/'));
    expect(texts.length).toBeGreaterThan(0);
    // A text that is fetched ahead and then again costs twice.
    expect(new Set(texts.map(({ url }) => url)).size).toBe(texts.length);
    expect(texts.filter(({ url }) => !html.includes(`"${new URL(url).pathname}"`)).length).toBeLessThan(2);
    expect(texts.reduce((sum, text) => sum + text.bytes, 0) / bytesPerKb).toBeLessThanOrEqual(textLimit);
    const fonts = fetched.filter(({ type }) => type === 'font');
    expect(fonts.length, 'the text is set in the typeface of the app').toBeGreaterThan(0);
    expect(fonts.reduce((sum, font) => sum + font.bytes, 0) / bytesPerKb).toBeLessThanOrEqual(fontLimit);
    expect(asked.filter((url) => new URL(url).origin !== stage.hearth.url)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('no page or later part imports more code than its limit', async () => {
  const report = fileURLToPath(new URL('../../../web/bundle-report.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [report]);
  console.log(stdout);
  expect(stdout).toMatch(/ recipe\n/);
  expect(stdout).not.toContain('OVER');
});

/** Opens the page with nothing cached; answers what came until nothing has been asked for in a while. */
function untilQuiet(page: Page, path: string): Promise<Fetched[]> {
  return collectUntilQuiet(page, {
    quietMs,
    open: async () => {
      await page.goto(path);
      await page.locator('h1').waitFor();
    },
    read: readFetched,
  });
}

async function readFetched(request: Request): Promise<Fetched> {
  const [{ responseBodySize }, answer] = await Promise.all([request.sizes(), request.response()]);
  return {
    url: request.url(),
    type: request.resourceType(),
    encoding: answer?.headers()['content-encoding'],
    caching: answer?.headers()['cache-control'],
    bytes: responseBodySize,
  };
}

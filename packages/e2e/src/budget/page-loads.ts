import type { Page, Request } from 'playwright-core';
import type { Stage } from '../harness/stage/stage.ts';
import { holdCalm } from './hold-calm.ts';
import { collectUntilQuiet } from './until-quiet.ts';

/** What a page asked for until it was quiet. */
export interface PageLoad {
  readonly path: string;
  readonly scripts: number;
  /** Of scripts, as they travelled, with the headers of their answers. */
  readonly kb: number;
  /** Names of the scripts, in the order in which they were asked for. */
  readonly names: readonly string[];
}

const bytesPerKb = 1000;
const quietMs = 800;

/**
 * Opens a page with nothing cached and no service worker, as a first visitor who is signed in.
 *
 * @param isSignedIn false for the pages before the app
 */
export async function loadPage(stage: Stage, path: string, isSignedIn = true): Promise<PageLoad> {
  const visitor = isSignedIn ? await stage.signedInVisitor() : await stage.newVisitor();
  const { page, context } = visitor;
  try {
    // A worker would fetch what other pages need, and keep it.
    await context.route('**/service-worker.js', (route) => route.abort());
    await holdCalm(context);
    const scripts = await scriptsUntilQuiet(page, path);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    return { path, scripts: scripts.length, kb: bytes / bytesPerKb, names: scripts.map(({ name }) => name) };
  } finally {
    await context.close();
  }
}

interface Script {
  readonly name: string;
  readonly bytes: number;
}

function scriptsUntilQuiet(page: Page, path: string): Promise<Script[]> {
  return collectUntilQuiet(page, {
    quietMs,
    open: async () => {
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
    },
    read: (request) => (/\.js(\?|$)/.test(request.url()) ? readScript(request) : null),
  });
}

async function readScript(request: Request): Promise<Script> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
  return { name, bytes: responseBodySize + responseHeadersSize };
}

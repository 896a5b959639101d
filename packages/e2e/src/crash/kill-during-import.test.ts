import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { HearthProcess } from '../harness/hearth-process.ts';

const pages = 24;
/** The job that was under way is taken up again when its lease of a minute is over. */
const afterTheLease = { timeout: 180_000, interval: 1000 };

interface Report {
  readonly status: string;
  readonly entries: readonly { readonly success: boolean; readonly message: string }[];
}

function startSite(): Promise<Server> {
  const server = createServer((request, response) => {
    const recipe = {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: `Dish ${(request.url ?? '').slice(1)}`,
      recipeIngredient: ['1 leek'],
      recipeInstructions: ['Cook.'],
    };
    response.setHeader('content-type', 'text/html');
    response.end(`<script type="application/ld+json">${JSON.stringify(recipe)}</script>`);
  });
  return new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('a server that is killed while it imports many pages', () => {
  let site: Server;
  let hearth: HearthProcess;
  let base: string;
  beforeAll(async () => {
    site = await startSite();
    const { port } = site.address() as AddressInfo;
    base = `http://127.0.0.1:${port}`;
    hearth = await HearthProcess.start({ env: { OUTBOUND_TRUSTED: `127.0.0.1:${port}` } });
  });
  afterAll(async () => {
    await hearth.remove();
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  });

  it('goes on where it was: every page becomes one recipe and one entry', async () => {
    const cook = await ApiClient.signedIn(hearth);
    const imports = Array.from({ length: pages }, (_, index) => ({ url: `${base}/number-${index}` }));
    const started = await cook.change('POST', '/api/recipes/create/url/bulk', { imports });
    const { reportId } = started as { reportId: string };
    const report = async () => (await cook.get(`/api/groups/reports/${reportId}`)).body as Report;
    await expect
      .poll(async () => (await report()).entries.length, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(3);
    await hearth.killHard();
    await hearth.restart();
    expect((await report()).status).toBe('in-progress');
    await expect.poll(async () => (await report()).status, afterTheLease).toBe('success');
    const { entries } = await report();
    expect(new Set(entries.map(({ message }) => message)).size).toBe(pages);
    expect(entries).toHaveLength(pages);
    const { body } = await cook.get('/api/recipes?perPage=-1');
    const names = (body as { items: { name: string }[] }).items.map(({ name }) => name);
    expect(names.toSorted()).toEqual(imports.map((_, index) => `Dish number-${index}`).toSorted());
  });
});

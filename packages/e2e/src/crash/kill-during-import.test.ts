import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type * as Sqlite from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/stage/api-client.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';

const pages = 24;
const require = createRequire(import.meta.url);
const afterTheLease = { timeout: 60_000, interval: 100 };

/** Ends the lease of a minute that the killed process held on its job: what waits is the clock, not the server. */
function expireLeases(folder: string): void {
  const { DatabaseSync } = require('@photostructure/sqlite') as typeof Sqlite;
  const database = new DatabaseSync(join(folder, 'hearth.db'));
  database.exec(
    "update jobs set leased_until = '2000-01-01T00:00:00.000000Z' where leased_until is not null",
  );
  database.close();
}

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
    expireLeases(hearth.folder);
    await hearth.restart();
    await expect.poll(async () => (await report()).status, afterTheLease).toBe('success');
    const { entries } = await report();
    expect(new Set(entries.map(({ message }) => message)).size).toBe(pages);
    expect(entries).toHaveLength(pages);
    const { body } = await cook.get('/api/recipes?perPage=-1');
    const names = (body as { items: { name: string }[] }).items.map(({ name }) => name);
    expect(names.toSorted()).toEqual(imports.map((_, index) => `Dish number-${index}`).toSorted());
  });
});

import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { HearthProcess } from '../harness/stage/hearth-process.ts';

const slowMs = 1500;

describe('a server that is asked to stop', () => {
  let hearth: HearthProcess | undefined;
  let site: Server | undefined;
  afterEach(async () => {
    await hearth?.remove();
    site?.closeAllConnections();
    site?.close();
  });

  it('finishes running work and exits with 0', async () => {
    const asked = await startSlowSite((started) => (site = started));
    hearth = await HearthProcess.start({ env: { OUTBOUND_TRUSTED: asked.host } });
    const token = await hearth.signIn();
    const running = fetch(`${hearth.url}/api/recipes/create/url`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `http://${asked.host}/soup` }),
    });
    await asked.reached;
    const stopped = hearth.stop();
    expect((await running).status).toBe(201);
    expect(await stopped).toBe(0);
  });

  it('refuses to start with a wrong setting and names it', async () => {
    await expect(HearthProcess.start({ env: { TOKEN_TIME: 'soon' } })).rejects.toThrow(/TOKEN_TIME/);
  });
});

/** A site whose only page takes its time. */
async function startSlowSite(
  onStart: (server: Server) => void,
): Promise<{ host: string; reached: Promise<void> }> {
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Slow soup',
    recipeIngredient: ['1 onion'],
    recipeInstructions: ['Wait.'],
  };
  const server = createServer((_request, response) => {
    reach();
    const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(html), slowMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onStart(server);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { host: `127.0.0.1:${port}`, reached };
}

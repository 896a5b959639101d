import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, buildApp } from '../../../app.ts';
import { openPlatform } from '../../../open-platform.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeServer } from '../../../testing/describe-server.ts';

describeServer('pages with responses for one user', { cook: {} }, ({ server, cook, client }) => {
  let folder: string;
  let platform: Platform;
  let app: App;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-web-'));
    writeFileSync(join(folder, 'index.html'), '<html><!--hearth-answers--></html>');
    platform = await openPlatform(server.platform.settings, server.platform.log);
    app = await buildApp(platform, folder);
  });
  afterAll(async () => {
    await app.http.close();
    await Promise.all([platform.jobs.stop(), platform.deliveries.stop()]);
    await platform.database.close();
    rmSync(folder, { recursive: true });
  });

  const open = (headers: Record<string, string>, url = `/g/${cook.groupSlug}`) =>
    app.http.inject({
      url,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });

  const asCook = () => ({ cookie: `mealie.access_token=${cook.token}` });

  it.each([undefined, '/household/mealplan/planner/view'])(
    'are cached by no proxy and no browser: %s',
    async (url) => {
      const page = await open(asCook(), url);
      expect(page.body).toContain(cook.username);
      expect(page.headers['cache-control']).toBe('no-store');
    },
  );

  it('contain none of them for a visitor, and are revalidated', async () => {
    const page = await open({});
    expect(page.body).not.toContain(cook.username);
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('bring a list of the household, and none of another', async () => {
    const list = await client.post('/api/households/shopping/lists', { name: 'Market day' });
    const { id } = list.body as { id: string };
    expect((await open(asCook(), `/shopping-lists/${id}`)).body).toContain('Market day');
    expect((await open({}, `/shopping-lists/${id}`)).body).not.toContain('Market day');
    const household = await server.household({ groupId: cook.groupId });
    const neighbour = await server.member({ household });
    const cookie = `mealie.access_token=${neighbour.token}`;
    expect((await open({ cookie }, `/shopping-lists/${id}`)).body).not.toContain('Market day');
  });

  it('are not the overview of the lists, which browsers keep for everyone of the device', async () => {
    expect((await open(asCook(), '/shopping-lists')).body).not.toContain(cook.username);
  });
});

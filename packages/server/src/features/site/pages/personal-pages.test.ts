import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, buildApp } from '../../../app.ts';
import { openPlatform } from '../../../open-platform.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeServer } from '../../../testing/describe-server.ts';

describeServer('pages with responses for one user', { cook: {} }, ({ server, cook }) => {
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

  const open = (headers: Record<string, string>) =>
    app.http.inject({
      url: `/g/${cook.groupSlug}`,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });

  it('are cached by no proxy and no browser', async () => {
    const page = await open({ cookie: `mealie.access_token=${cook.token}` });
    expect(page.body).toContain(cook.username);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('contain none of them for a visitor, and are revalidated', async () => {
    const page = await open({});
    expect(page.body).not.toContain(cook.username);
    expect(page.headers['cache-control']).toBe('no-cache');
  });
});

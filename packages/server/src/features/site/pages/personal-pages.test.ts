import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, buildApp } from '../../../app.ts';
import { openPlatform } from '../../../open-platform.ts';
import type { Platform } from '../../../platform/platform.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

describe.each(testEngines)('pages with responses for one user on %s', (engine) => {
  let server: TestServer;
  let cook: TestMember;
  let folder: string;
  let platform: Platform;
  let app: App;
  beforeAll(async () => {
    server = await TestServer.start(engine);
    cook = await server.member();
    folder = mkdtempSync(join(tmpdir(), 'hearth-web-'));
    writeFileSync(join(folder, 'index.html'), '<html><!--hearth-answers--></html>');
    platform = await openPlatform(server.platform.settings, server.platform.log);
    app = await buildApp(platform, folder);
  });
  afterAll(async () => {
    await app.http.close();
    await Promise.all([platform.jobs.stop(), platform.deliveries.stop()]);
    await platform.database.close();
    await server.stop();
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

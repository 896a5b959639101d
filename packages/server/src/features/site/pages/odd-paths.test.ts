import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, type App } from '../../../app.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

describe('paths that would lead elsewhere', () => {
  let server: TestServer;
  let cook: TestMember;
  let folder: string;
  let app: App;
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    cook = await server.member();
    folder = mkdtempSync(join(tmpdir(), 'hearth-page-'));
    writeFileSync(join(folder, 'index.html'), '<html><!--hearth-answers--></html>');
    app = await buildApp(server.platform, folder);
    await app.http.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.http.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const odd = [
    '/g/..\\..\\..\\users\\self#/r/x',
    '/g/..%5c..%5c..%5cusers%5cself/r/x',
    '/g/%2e%2e/r/self',
    '/g/..%2f..%2fusers%2fself/r/x',
    '/g/home/r/..%2f..%2f..%2fusers%2fself',
    '/g/home/r/..\\..\\..\\users\\self',
    '/g/home/r/%2e%2e',
    '/g/home/r/x%0ay',
  ];

  /** As a client that resolves nothing by itself. */
  const ask = (path: string, cookie: string | undefined) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const { port } = app.http.server.address() as AddressInfo;
      const headers = { 'sec-fetch-site': 'same-origin', ...(cookie === undefined ? {} : { cookie }) };
      get({ host: '127.0.0.1', port, path, headers }, (response) => {
        void text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      }).on('error', reject);
    });

  it.each(odd)('are no page, and ask nothing: %s', async (path) => {
    for (const cookie of [undefined, `mealie.access_token=${cook.token}`]) {
      const { status, body } = await ask(path, cookie);
      expect([status, body.includes('hearth-answers'), body.includes(cook.username)]).toEqual([
        404,
        false,
        false,
      ]);
    }
  });

  it('a path without them is a page with its answers', async () => {
    const { status, body } = await ask(`/g/${cook.groupSlug}`, `mealie.access_token=${cook.token}`);
    expect([status, body.includes(cook.username)]).toEqual([200, true]);
  });
});

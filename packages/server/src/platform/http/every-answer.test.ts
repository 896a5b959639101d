import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, buildApp } from '../../app.ts';
import { multipart } from '../../testing/multipart-body.ts';
import { type TestMember, TestServer } from '../../testing/test-server.ts';
import { plain } from '../files/pictures-for-test.ts';

const soup = '/api/recipes/soup';

describe('every response', () => {
  let folder: string;
  let server: TestServer;
  let app: App;
  let cook: TestMember;
  const fixture = { recipeId: '', calendar: '' };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-web-'));
    mkdirSync(join(folder, 'assets'));
    for (const name of [
      'index.html',
      'favicon.svg',
      'assets/base-1.js',
      'assets/base-1.css',
      'assets/de.json',
    ])
      writeFileSync(join(folder, name), '<p></p>');
    server = await TestServer.start('sqlite', { METRICS: 'true' });
    app = await buildApp(server.platform, folder);
    cook = await server.member();
    const client = server.as(cook);
    fixture.recipeId = (await client.cook('Soup')).id;
    const file = await plain(40, 40).png().toBuffer();
    const image = multipart({ extension: 'png', image: { file } });
    await client.put(`${soup}/image`, image.payload, image.headers);
    const notes = multipart({
      name: 'Notes',
      icon: 'file',
      extension: 'txt',
      file: { file: Buffer.from('x') },
    });
    await client.post(`${soup}/assets`, notes.payload, notes.headers);
    fixture.calendar = String(Object((await client.post('/api/households/mealplans/feed')).body).path);
  });
  afterAll(async () => {
    await app.http.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const addresses: readonly [name: string, url: () => string, type: string][] = [
    ['the page', () => '/', 'text/html; charset=utf-8'],
    ['a page that is not there', () => '/g/none', 'text/html; charset=utf-8'],
    ['the icon', () => '/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['a file that is not there', () => '/assets/none.js', 'application/json; charset=utf-8'],
    ['the description of the API', () => '/openapi.json', 'application/json; charset=utf-8'],
    ['the figures', () => '/metrics', 'text/plain; version=0.0.4; charset=utf-8'],
    ['an answer', () => '/api/app/about', 'application/json; charset=utf-8'],
    ['a refusal', () => '/api/nowhere', 'application/json; charset=utf-8'],
    ['a stored answer', () => soup, 'application/json; charset=utf-8'],
    ['an export', () => `${soup}/exports?template_name=recipes.md`, 'text/markdown; charset=utf-8'],
    ['a picture', () => `/api/media/recipes/${fixture.recipeId}/images/original.webp`, 'image/webp'],
    [
      'a file of a recipe',
      () => `/api/media/recipes/${fixture.recipeId}/assets/notes.txt`,
      'text/plain; charset=utf-8',
    ],
    ['the calendar', () => fixture.calendar, 'text/calendar; charset=utf-8'],
    ['changes', () => '/api/households/live?wait=false', 'text/event-stream; charset=utf-8'],
  ];

  const ask = (url: string) => app.http.inject({ url, headers: { authorization: `Bearer ${cook.token}` } });

  it.each([
    ['a script', '/assets/base-1.js', 'application/javascript; charset=utf-8'],
    ['a style sheet', '/assets/base-1.css', 'text/css; charset=utf-8'],
    ['texts', '/assets/de.json', 'application/json; charset=utf-8'],
  ])('has its type and charset, for pages of this server only: %s', async (_, url, type) => {
    const { headers } = await ask(url);
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each(addresses)('has its type and charset, and forbids framing: %s', async (_, url, type) => {
    const { headers } = await ask(url());
    expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    for (const directive of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
      expect(headers['content-security-policy']).toContain(directive);
  });
});

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../test-server.ts';
import { secretFile, secretWord, traversals } from './traversals.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Files are stored alike whatever the database. */
describe('addresses that climb out of the store', () => {
  let server: TestServer;
  let port: number;
  let recipeId: string;
  let userId: string;
  beforeAll(async () => {
    server = await TestServer.start('sqlite');
    const cook = await server.member();
    userId = cook.id;
    recipeId = (await server.as(cook).cook('Soup')).id;
    hideSecrets(server.platform.settings.server.dataDir);
    await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    port = (server.app.http.server.address() as AddressInfo).port;
  });
  afterAll(() => server.stop());

  /** The secret in every folder on the way up, and links to it where stored files are. */
  function hideSecrets(folder: string): void {
    const recipe = join(folder, 'recipes', recipeId);
    for (const part of ['images', 'assets']) mkdirSync(join(recipe, part), { recursive: true });
    for (const place of [folder, join(folder, 'recipes'), recipe])
      writeFileSync(join(place, secretFile), secretWord);
    for (const file of ['images/original.webp', 'assets/linked.txt'])
      symlinkSync(join(folder, secretFile), join(recipe, file));
    symlinkSync(folder, join(recipe, 'images', 'folder'));
  }

  /** Asks as no browser would: the path travels as it is. */
  function ask(path: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      });
      asked.once('error', reject).end();
    });
  }

  const doors = () => [
    `/api/media/recipes/${recipeId}/images/`,
    `/api/media/recipes/${recipeId}/assets/`,
    `/api/media/recipes/${recipeId}/images/timeline/`,
    `/api/media/users/${userId}/`,
    '/api/media/recipes/',
    '/api/media/users/',
    '/api/utils/download?token=',
  ];

  it.each(traversals)('%j reads nothing, by whichever door', async (path) => {
    const found: string[] = [];
    for (const door of doors()) {
      const { status, body } = await ask(door + path);
      if (status < 400 || status >= 500 || body.includes(secretWord) || body.includes('root:'))
        found.push(`${door}${path}: ${status}`);
    }
    expect(found).toEqual([]);
  });

  it('links in the store are not followed', async () => {
    for (const file of [
      'images/original.webp',
      'assets/linked.txt',
      'images/folder/secret.txt',
      'secret.txt',
    ]) {
      const { status, body } = await ask(`/api/media/recipes/${recipeId}/${file}`);
      expect([file, status]).toEqual([file, 404]);
      expect(body).not.toContain(secretWord);
    }
  });

  it('the texts are as many as are promised', () => {
    expect(new Set(traversals).size).toBeGreaterThanOrEqual(120);
  });
});

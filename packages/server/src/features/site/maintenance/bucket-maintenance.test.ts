import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestBucket } from '../../../platform/object-storage/bucket-for-test.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { TestServer } from '../../../testing/test-server.ts';

const url = '/api/admin/maintenance';
const id = '0b7a3c55-6d58-4b4f-9d52-5a3f1c2e4d60';

let bucket: TestBucket;
let server: TestServer;
beforeAll(async () => {
  bucket = await TestBucket.start();
  server = await TestServer.start('sqlite', bucket.env);
});
afterAll(async () => {
  await server.stop();
  await bucket.stop();
});

it('sizes and stray files are those of the bucket', async () => {
  const { files } = server.platform;
  const client = server.as(await server.member({ admin: true }));
  const write = (key: string, bytes = 10) => files.put(key, Buffer.alloc(bytes, 'x'));
  await write(`recipes/${id}/images/original.webp`, 4066);
  await write(`recipes/${id}/images/original.jpg`);
  await write(`recipes/${id}/assets/notes.txt`);
  await write('recipes/no-recipe/images/original.webp');
  await write('users/someone/profile.webp', 1536);
  await write('backups/one.zip', 100);
  expect(succeeded(await client.get(`${url}/storage`))).toMatchObject({
    backupsDirSize: '100 bytes',
    groupsDirSize: '0 bytes',
    recipesDirSize: '4.0 KB',
    userDirSize: '1.5 KB',
  });
  expect(succeeded(await client.get(url))).toMatchObject({ cleanableImages: 1, cleanableDirs: 1 });
  succeeded(await client.post(`${url}/clean/images`));
  succeeded(await client.post(`${url}/clean/recipe-folders`));
  expect(await bucket.names()).toEqual([
    `recipes/${id}/assets/notes.txt`,
    `recipes/${id}/images/original.webp`,
    'users/someone/profile.webp',
  ]);
});

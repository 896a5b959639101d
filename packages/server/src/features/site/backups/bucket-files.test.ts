import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestBucket } from '../../../platform/object-storage/bucket-for-test.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import {
  BucketKitchen,
  colours,
  refused,
  upload,
  uploadFolders,
} from '../../recipes/images/bucket-kitchen-for-test.ts';

/** Every task starts a thread, whose sources are read anew in tests. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const backups = '/api/admin/backups';

describe.each(testEngines)('pictures in a bucket, on %s', (engine) => {
  let kitchen: BucketKitchen;
  let bucket: TestBucket;
  const start = (env?: Record<string, string>) => kitchen.start(env);
  beforeAll(async () => {
    kitchen = await BucketKitchen.open(engine);
    ({ bucket } = kitchen);
  });
  afterEach(() => kitchen.clear());
  afterAll(() => kitchen.close());

  async function backUp(client: TestClient): Promise<string> {
    succeeded(await client.post(backups));
    return String(Object(succeeded(await client.get(backups))).imports[0].name);
  }

  const content = (server: TestServer) =>
    uploadFolders.filter((one) => existsSync(join(server.platform.settings.server.dataDir, one)));

  it('are in backups, and restored to where files lie then', async () => {
    const { client, server } = await start();
    const { id, slug } = await client.cook('Soup');
    succeeded(await upload(client, slug, '#f00'));
    const { image } = await client.recipe(slug);
    const name = await backUp(client);
    expect(await bucket.names()).toHaveLength(3);
    succeeded(await upload(client, slug, '#00f'));
    const later = await client.cook('Stew');
    succeeded(await upload(client, later.slug, '#00f'));
    succeeded(await client.post(`${backups}/${name}/restore`));
    expect(await colours(server, id, image)).toEqual(['red', 'red', 'red']);
    expect(await colours(server, later.id, null)).toEqual([404, 404, 404]);
    expect(await bucket.names()).toHaveLength(3);
    await moveBackup(server, name, {}, id, image);
  });

  it('that are in the data folder are restored into a bucket', async () => {
    const { client, server } = await start({});
    const { id, slug } = await client.cook('Soup');
    succeeded(await upload(client, slug, '#f00'));
    const { image } = await client.recipe(slug);
    const name = await backUp(client);
    await moveBackup(server, name, bucket.env, id, image);
    expect(await bucket.names()).toHaveLength(3);
  });

  /** Restores a backup of one server on another, and looks at its pictures. */
  async function moveBackup(
    from: TestServer,
    name: string,
    env: Record<string, string>,
    id: string,
    image: string | null,
  ) {
    const { server, client } = await start(env);
    const opened = await from.platform.files.get(`backups/${name}`);
    await server.platform.files.put(`backups/${name}`, opened?.stream ?? Buffer.alloc(0));
    succeeded(await client.post(`${backups}/${name}/restore`));
    expect(await colours(server, id, image)).toEqual(['red', 'red', 'red']);
    expect(content(server)).toEqual('FILES_S3_BUCKET' in env ? [] : ['recipes']);
  }

  it('stay as they are when a restore fails before the database has changed', async () => {
    const { client, server, admin } = await start();
    const { id, slug } = await client.cook('Soup');
    const name = await backUp(client);
    succeeded(await upload(client, slug, '#f00'));
    const { image } = await client.recipe(slug);
    const other = await client.cook('Stew');
    bucket.plan(/^PUT.*restored/, 'serverError', 'serverError', 'serverError', 'serverError', 'serverError');
    const url = `${backups}/${name}/restore`;
    expect(await server.send({ method: 'POST', url, as: admin })).toMatchObject(refused);
    expect(await colours(server, id, image)).toEqual(['red', 'red', 'red']);
    expect((await client.recipe(other.slug)).name).toBe('Stew');
  });

  it('that were being replaced by a restore when the bucket went away are replaced once it is back', async () => {
    const { client, server, admin } = await start();
    const { id, slug } = await client.cook('Soup');
    succeeded(await upload(client, slug, '#f00'));
    const { image } = await client.recipe(slug);
    const name = await backUp(client);
    succeeded(await upload(client, slug, '#00f'));
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    const isPlacing = /^PUT \/kitchen\/our kitchen\/recipes\//;
    bucket.plan(isPlacing, ...Array.from({ length: 9 }, () => 'serverError' as const));
    succeeded(await server.as(admin).post(`${backups}/${name}/restore`));
    expect((await client.recipe(slug)).image).toBe(image);
    bucket.forgetPlans();
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    await expect.poll(() => colours(server, id, image), { timeout: 20_000 }).toEqual(['red', 'red', 'red']);
  });

  it('of a restore that is not complete are put in place before the next one begins', async () => {
    const { client, server } = await start();
    const { id, slug } = await client.cook('Soup');
    succeeded(await upload(client, slug, '#f00'));
    const { image } = await client.recipe(slug);
    const name = await backUp(client);
    const isPlacing = /^PUT \/kitchen\/our kitchen\/recipes\//;
    bucket.plan(isPlacing, ...Array.from({ length: 9 }, () => 'serverError' as const));
    succeeded(await client.post(`${backups}/${name}/restore`));
    bucket.forgetPlans();
    succeeded(await client.post(`${backups}/${name}/restore`));
    expect(await colours(server, id, image)).toEqual(['red', 'red', 'red']);
    expect((await bucket.names()).filter((one) => one.startsWith('.'))).toEqual([]);
  });

  it('are not in a backup by halves: it fails while the bucket is away', async () => {
    const { client, server, admin } = await start();
    const { slug } = await client.cook('Soup');
    succeeded(await upload(client, slug, '#f00'));
    await bucket.goAway();
    expect(await server.send({ method: 'POST', url: backups, as: admin })).toMatchObject(refused);
    await bucket.comeBack();
    const folder = join(server.platform.settings.server.dataDir, 'backups');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestBucket } from '../../../testing/bucket/test-bucket.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import { TestServer } from '../../../testing/test-server.ts';

/** Every task starts a thread, whose sources are read anew in tests. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const sizes = ['original.webp', 'min-original.webp', 'tiny-original.webp'] as const;
const backups = '/api/admin/backups';

describe.each(testEngines)('pictures in a bucket, on %s', (engine) => {
  let bucket: TestBucket;
  const servers: TestServer[] = [];
  beforeAll(async () => {
    bucket = await TestBucket.start();
  });
  afterEach(async () => {
    bucket.forgetPlans();
    for (const server of servers.splice(0)) await server.stop();
    await bucket.empty();
  });
  afterAll(() => bucket.stop());

  async function start(env: Record<string, string> = bucket.env) {
    const server = await TestServer.start(engine, { SECRET: 'the secret of the first server', ...env });
    servers.push(server);
    const admin = await server.member({ admin: true });
    return { server, admin, client: server.as(admin) };
  }

  async function upload(client: TestClient, slug: string, colour: string) {
    const form = await pictureForm(colour);
    return client.put(`/api/recipes/${slug}/image`, form.payload, form.headers);
  }

  async function pictureForm(colour: string) {
    const width = 900;
    const file = await sharp({ create: { width, height: 700, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    return multipart({ image: { file, name: 'x.jpg', type: 'image/jpeg' }, extension: 'jpg' });
  }

  /** The answer to a request that the bucket fails. */
  const refused = {
    status: 503,
    body: { detail: expect.stringContaining('cannot be reached') },
    headers: expect.objectContaining({ 'retry-after': '10' }),
  };

  /** The colour of the picture in each of its sizes; what the server answers where it serves none. */
  async function colours(server: TestServer, id: string, version: string | null) {
    const seen: (number | string)[] = [];
    for (const size of sizes) {
      const url = `/api/media/recipes/${id}/images/${size}${version === null ? '' : `?version=${version}`}`;
      const { status, bytes } = await server.send({ url });
      seen.push(status === 200 ? ((await sharp(bytes).stats()).dominant.r > 128 ? 'red' : 'blue') : status);
    }
    return seen;
  }

  async function backUp(client: TestClient): Promise<string> {
    succeeded(await client.post(backups));
    return String(Object(succeeded(await client.get(backups))).imports[0].name);
  }

  const content = (server: TestServer) =>
    ['groups', 'recipes', 'users'].filter((one) =>
      existsSync(join(server.platform.settings.server.dataDir, one)),
    );

  it('are stored, served, replaced and deleted, and nothing of them is in the data folder', async () => {
    const { server, client } = await start();
    const { id, slug } = await client.cook('Soup');
    succeeded(await upload(client, slug, '#f00'));
    const { image } = await client.recipe(slug);
    expect(await colours(server, id, image)).toEqual(['red', 'red', 'red']);
    expect(content(server)).toEqual([]);
    expect(await bucket.names()).toEqual(sizes.map((size) => `recipes/${id}/images/${size}`).toSorted());
    bucket.forgetPlans();
    expect(await colours(server, id, image)).toEqual(['red', 'red', 'red']);
    expect(bucket.requests).toEqual([]);
    succeeded(await upload(client, slug, '#00f'));
    expect(await colours(server, id, (await client.recipe(slug)).image)).toEqual(['blue', 'blue', 'blue']);
    const part = await server.send({
      url: `/api/media/recipes/${id}/images/${sizes[0]}`,
      headers: { range: 'bytes=0-9' },
    });
    expect([part.status, part.bytes.length]).toEqual([206, 10]);
    succeeded(await client.delete(`/api/recipes/${slug}/image`));
    expect(await colours(server, id, image)).toEqual([404, 404, 404]);
    await client.delete(`/api/recipes/${slug}`);
  });

  it('that are missing there are not found, and recipes are there all the same', async () => {
    const { server, client } = await start();
    const { id, slug } = await client.cook('Soup');
    succeeded(await upload(client, slug, '#f00'));
    await bucket.empty();
    expect(await colours(server, id, 'unseen')).toEqual([404, 404, 404]);
    expect((await client.recipe(slug)).name).toBe('Soup');
  });

  it('are refused whole while the bucket is away, and work again when it is back', async () => {
    const { server, client, admin } = await start();
    const { id, slug } = await client.cook('Soup');
    succeeded(await upload(client, slug, '#f00'));
    const { image } = await client.recipe(slug);
    await bucket.goAway();
    const url = `/api/recipes/${slug}/image`;
    const form = await pictureForm('#00f');
    expect(await server.send({ method: 'PUT', url, as: admin, ...form })).toMatchObject(refused);
    expect(await colours(server, id, image)).toEqual([503, 503, 503]);
    expect(await server.send({ method: 'DELETE', url, as: admin })).toMatchObject(refused);
    expect((await client.recipe(slug)).image).toBe(image);
    await bucket.comeBack();
    expect(await colours(server, id, image)).toEqual(['red', 'red', 'red']);
    succeeded(await upload(client, slug, '#00f'));
    expect(await colours(server, id, (await client.recipe(slug)).image)).toEqual(['blue', 'blue', 'blue']);
  });

  it('are as before where one of their sizes cannot be put in its place', async () => {
    const { server, client, admin } = await start();
    const { id, slug } = await client.cook('Soup');
    succeeded(await upload(client, slug, '#f00'));
    const { image } = await client.recipe(slug);
    bucket.plan(
      /^PUT \/kitchen\/our kitchen\/recipes\/[^/]+\/images\/tiny/,
      'serverError',
      'serverError',
      'serverError',
    );
    const url = `/api/recipes/${slug}/image`;
    expect(
      await server.send({ method: 'PUT', url, as: admin, ...(await pictureForm('#00f')) }),
    ).toMatchObject(refused);
    expect((await client.recipe(slug)).image).toBe(image);
    expect(await colours(server, id, image)).toEqual(['red', 'red', 'red']);
  });

  it('do not keep a server from starting while the bucket is away', async () => {
    await bucket.goAway();
    const { client, server } = await start();
    const { id, slug } = await client.cook('Soup');
    await bucket.comeBack();
    succeeded(await upload(client, slug, '#f00'));
    expect(await colours(server, id, (await client.recipe(slug)).image)).toEqual(['red', 'red', 'red']);
  });

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

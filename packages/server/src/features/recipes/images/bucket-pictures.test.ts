import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestBucket } from '../../../platform/object-storage/bucket-for-test.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { testEngines } from '../../../testing/test-databases.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import {
  BucketKitchen,
  colours,
  pictureForm,
  refused,
  sizes,
  upload,
  uploadFolders,
} from './bucket-kitchen-for-test.ts';

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

  const content = (server: TestServer) =>
    uploadFolders.filter((one) => existsSync(join(server.platform.settings.server.dataDir, one)));

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
});

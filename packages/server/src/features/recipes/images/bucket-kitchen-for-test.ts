import sharp from 'sharp';
import { expect } from 'vitest';
import { TestBucket } from '../../../platform/object-storage/bucket-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { TestEngine } from '../../../testing/test-databases.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

/** The names of the sizes of a picture. */
export const sizes = ['original.webp', 'min-original.webp', 'tiny-original.webp'] as const;

/** The answer to a request that the bucket fails. */
export const refused = {
  status: 503,
  body: { detail: expect.stringContaining('cannot be reached') },
  headers: expect.objectContaining({ 'retry-after': '10' }),
};

/** Servers whose pictures lie in one bucket, or in folders. */
export class BucketKitchen {
  readonly bucket: TestBucket;
  readonly #engine: TestEngine;
  readonly #servers: TestServer[] = [];

  private constructor(engine: TestEngine, bucket: TestBucket) {
    this.#engine = engine;
    this.bucket = bucket;
  }

  static async open(engine: TestEngine): Promise<BucketKitchen> {
    return new BucketKitchen(engine, await TestBucket.start());
  }

  /** Stops the servers and empties the bucket. */
  async clear(): Promise<void> {
    this.bucket.forgetPlans();
    for (const server of this.#servers.splice(0)) await server.stop();
    await this.bucket.empty();
  }

  async close(): Promise<void> {
    await this.bucket.stop();
  }

  /** A server with an administrator; `env` instead of the bucket's for one with a folder. */
  async start(
    env: Readonly<Record<string, string>> = this.bucket.env,
  ): Promise<{ server: TestServer; admin: TestMember; client: TestClient }> {
    const server = await TestServer.start(this.#engine, { SECRET: 'the secret of the first server', ...env });
    this.#servers.push(server);
    const admin = await server.member({ admin: true });
    return { server, admin, client: server.as(admin) };
  }
}

/** A form with a picture of one colour. */
export async function pictureForm(colour: string) {
  const create = { width: 900, height: 700, channels: 3 as const, background: colour };
  const file = await sharp({ create }).jpeg().toBuffer();
  return multipart({ image: { file, name: 'x.jpg', type: 'image/jpeg' }, extension: 'jpg' });
}

export async function upload(client: TestClient, slug: string, colour: string) {
  const { payload, headers } = await pictureForm(colour);
  return client.put(`/api/recipes/${slug}/image`, payload, headers);
}

/** The colour of the picture in each of its sizes; the status where none is served. */
export async function colours(server: TestServer, id: string, version: string | null) {
  const seen: (number | string)[] = [];
  for (const size of sizes) {
    const query = version === null ? '' : `?version=${version}`;
    const { status, bytes } = await server.send({ url: `/api/media/recipes/${id}/images/${size}${query}` });
    seen.push(status === 200 ? ((await sharp(bytes).stats()).dominant.r > 128 ? 'red' : 'blue') : status);
  }
  return seen;
}

/** Folders of uploads in the data folder. */
export const uploadFolders = ['groups', 'recipes', 'users'] as const;

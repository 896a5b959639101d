import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AllBackups, BackupFile } from '@hearth/contract';
import { succeeded } from '../../../testing/test-client.ts';
import { TestServer } from '../../../testing/test-server.ts';

const keys = { BACKUP_S3_ACCESS_KEY: 'S3RVER', BACKUP_S3_SECRET_KEY: 'S3RVER' };

/** Every task starts a thread, whose sources are read anew in tests. */
vi.setConfig({ testTimeout: 120_000 });

describe('backups that are copied to a bucket', () => {
  let folder: string;
  let service: S3rver;
  let endpoint: string;
  let s3: S3Client;
  let server: TestServer | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-bucket-'));
    const buckets = [{ name: 'kitchen', configs: [] }];
    service = new S3rver({
      port: 0,
      address: '127.0.0.1',
      directory: folder,
      silent: true,
      configureBuckets: buckets,
    });
    const { port } = Object(await service.run());
    endpoint = `http://127.0.0.1:${port}`;
    const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
    s3 = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  });
  afterEach(async () => server?.stop());
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  async function backup(env: Record<string, string>): Promise<BackupFile | undefined> {
    server = await TestServer.start('sqlite', {
      BACKUP_S3_BUCKET: 'kitchen',
      ...keys,
      BACKUP_S3_ENDPOINT: endpoint,
      ...env,
    });
    const admin = server.as(await server.member({ admin: true }));
    succeeded(await admin.post('/api/admin/backups'));
    return (succeeded(await admin.get('/api/admin/backups')) as AllBackups).imports[0];
  }
  const stored = async () =>
    ((await s3.send(new ListObjectsV2Command({ Bucket: 'kitchen' }))).Contents ?? []).map(({ Key }) => Key);

  it('are the same there, under the prefix', async () => {
    const made = await backup({ BACKUP_S3_PREFIX: 'hearth/' });
    expect(made).toMatchObject({ problem: null, copiedAt: expect.any(String), copyProblem: null });
    expect(await stored()).toEqual([`hearth/${made?.name}`]);
    const { ContentLength } = await s3.send(
      new GetObjectCommand({ Bucket: 'kitchen', Key: `hearth/${made?.name}` }),
    );
    expect(ContentLength).toBe(made?.bytes);
  });

  it.each([
    ['the bucket is gone', { BACKUP_S3_BUCKET: 'attic' }, 'NoSuchBucket'],
    ['the key has changed', { BACKUP_S3_ACCESS_KEY: 'someone' }, 'InvalidAccessKeyId'],
    ['nobody answers', { BACKUP_S3_ENDPOINT: 'http://127.0.0.1:2' }, 'ECONNREFUSED'],
  ])('are good without a copy, and say why there is none, when %s', async (_, env, problem) => {
    const before = await stored();
    expect(await backup(env)).toMatchObject({
      problem: null,
      checkedAt: expect.any(String),
      copiedAt: null,
      copyProblem: problem,
    });
    expect(await stored()).toEqual(before);
  });
});

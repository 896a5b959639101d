import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An S3-compatible service on the machine itself with one bucket, and the settings with which a Hearth copies there. */
export interface Bucket {
  readonly env: Readonly<Record<string, string>>;
  /** Names of the objects. */
  names(): string[];
  close(): Promise<void>;
}

const bucket = 'kitchen';
const suffix = '._S3rver_object';

export async function startBucket(): Promise<Bucket> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-bucket-'));
  const configureBuckets = [{ name: bucket, configs: [] }];
  const service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory: folder,
    silent: true,
    configureBuckets,
  });
  const { port } = await service.run();
  return {
    env: {
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_ACCESS_KEY: 'S3RVER',
      BACKUP_S3_SECRET_KEY: 'S3RVER',
    },
    names: () =>
      readdirSync(join(folder, bucket))
        .filter((name) => name.endsWith(suffix))
        .map((name) => name.slice(0, -suffix.length)),
    async close() {
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
}

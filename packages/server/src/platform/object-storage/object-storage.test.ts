import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../random/random.ts';
import { ObjectStorage } from './object-storage.ts';

const megabyte = 1024 * 1024;
const account = {
  region: 'us-east-1',
  bucket: 'kitchen',
  accessKey: 'S3RVER',
  secretKey: 'S3RVER',
  isPathStyle: true,
};
const patience = { waits: { firstMs: 2, maxMs: 10 } };

describe('a bucket', () => {
  let folder: string;
  let service: S3rver;
  let s3: S3Client;
  let storage: ObjectStorage;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-storage-'));
    const buckets = [{ name: 'kitchen', configs: [] }];
    const options = { port: 0, address: '127.0.0.1', directory: folder, silent: true };
    service = new S3rver({ ...options, configureBuckets: buckets });
    const endpoint = `http://127.0.0.1:${Object(await service.run()).port}`;
    const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
    s3 = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
    storage = new ObjectStorage({ ...account, endpoint, prefix: 'our kitchen/+ü/' }, systemRandom, patience);
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const keys = async () =>
    ((await s3.send(new ListObjectsV2Command({ Bucket: 'kitchen' }))).Contents ?? []).map(({ Key }) => Key);
  const read = async (key: string) => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: 'kitchen', Key: key }));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  };

  it.each([0, 5, 16 * megabyte, 40 * megabyte + 1])('keeps a file of %i bytes', async (bytes) => {
    const content = Buffer.alloc(bytes, 'salt & pepper ');
    await storage.put('backup.zip', Readable.from(bytes === 0 ? [] : [content]));
    expect((await read('our kitchen/+ü/backup.zip')).equals(content)).toBe(true);
    await storage.delete('backup.zip');
    await storage.delete('backup.zip');
    expect(await keys()).toEqual([]);
  });

  it('keeps nothing of a file whose reading fails', async () => {
    const content = Readable.from(
      (async function* () {
        yield Buffer.alloc(20 * megabyte);
        throw new Error('the disk is gone');
      })(),
    );
    await expect(storage.put('backup.zip', content)).rejects.toThrow('the disk is gone');
    expect(content.destroyed).toBe(true);
    expect(await keys()).toEqual([]);
  });
});

describe('a service', () => {
  let server: Server;
  let requests: string[] = [];
  const answering = async (listener: RequestListener): Promise<ObjectStorage> => {
    requests = [];
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      request.resume().once('end', () => listener(request, response));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${Object(server.address()).port}`;
    return new ObjectStorage({ ...account, endpoint, prefix: '' }, systemRandom, patience);
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };

  it('that is busy or hangs up is asked again', async () => {
    const storage = await answering((request, response) => {
      if (requests.length === 1) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      else if (requests.length === 2) request.socket.destroy();
      else response.end();
    });
    await storage.put('soup', Readable.from([Buffer.from('hot')])).finally(stop);
    expect(requests).toEqual(['PUT /kitchen/soup', 'PUT /kitchen/soup', 'PUT /kitchen/soup']);
  });

  it('that refuses is not asked again, and its code is told', async () => {
    const storage = await answering((_, response) =>
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
    );
    await expect(storage.delete('soup').finally(stop)).rejects.toThrow('AccessDenied');
    expect(requests).toEqual(['DELETE /kitchen/soup']);
  });

  it('that fails while it joins the parts is told to drop them', async () => {
    const storage = await answering((request, response) => {
      const isStart = request.method === 'POST' && request.url?.includes('uploads') === true;
      if (isStart) response.end('<UploadId>u1</UploadId>');
      else if (request.method === 'POST') response.end('<Error><Code>InternalError</Code></Error>');
      else response.end();
    });
    const content = Readable.from([Buffer.alloc(17 * megabyte)]);
    await expect(storage.put('soup', content).finally(stop)).rejects.toThrow('InternalError');
    expect(requests.at(-1)).toBe('DELETE /kitchen/soup?uploadId=u1');
  });
});

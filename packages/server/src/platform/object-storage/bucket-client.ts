import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from './bucket-address.ts';

/** The service did not do what was asked; the message is its own code, such as `NoSuchBucket`. */
export class ObjectStorageError extends Error {
  override readonly name = 'ObjectStorageError';
}

interface BucketRequest {
  readonly method: 'DELETE' | 'POST' | 'PUT';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

interface BucketReply {
  readonly headers: Headers;
  readonly text: string;
}

const attempts = 3;
const firstWaitMs = 200;

/** Signs requests to one bucket, sends them, and repeats those that a network or a busy service has lost. */
export class BucketClient {
  readonly #root: string;
  readonly #client: AwsClient;

  constructor({ endpoint, region, bucket, accessKey, secretKey }: BucketAddress) {
    // Other services than Amazon's name buckets in the path.
    this.#root =
      endpoint === null
        ? `https://${bucket}.s3.${region}.amazonaws.com`
        : `${endpoint}${endpoint.endsWith('/') ? '' : '/'}${bucket}`;
    const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
    this.#client = new AwsClient({ ...keys, region, service: 's3', retries: 0 });
  }

  /** @throws ObjectStorageError with the code of the service, or of the connection that failed */
  async send({ method, key, query = {}, body = Buffer.alloc(0) }: BucketRequest): Promise<BucketReply> {
    const path = key.split('/').map(encodeURIComponent).join('/');
    const url = new URL(`${this.#root}/${path}`);
    url.search = new URLSearchParams(query).toString();
    const hash = createHash('sha256').update(body).digest('hex');
    const response = await this.#persist(url, {
      method,
      redirect: 'manual',
      headers: { 'X-Amz-Content-Sha256': hash },
      ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
    });
    const text = await response.text();
    // A service that has begun to answer can only tell of a failure in the body.
    if (!response.ok || text.includes('<Error>')) throw new ObjectStorageError(errorCode(text));
    return { headers: response.headers, text };
  }

  async #persist(url: URL, init: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === attempts;
      const outcome = await this.#client.fetch(url, init).catch((error: unknown) => {
        if (isLast) throw new ObjectStorageError(connectionCode(error), { cause: error });
        return null;
      });
      if (outcome !== null && (isLast || !isTransient(outcome.status))) return outcome;
      await setTimeout(firstWaitMs * 2 ** attempt);
    }
  }
}

function isTransient(status: number): boolean {
  return status === 429 || status >= 500;
}

function errorCode(text: string): string {
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? 'UnknownError';
}

function connectionCode(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : 'UnknownError';
}

import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';

/** Where an S3-compatible bucket is, and how to get in. */
export interface BucketAddress {
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** In front of every key. */
  readonly prefix: string;
}

/** The service did not do what was asked; the message is its own code, such as `NoSuchBucket`. */
export class ObjectStorageError extends Error {
  override readonly name = 'ObjectStorageError';
}

const partBytes = 16 * 1024 * 1024;
/** Parts in memory at a time. */
const partsAtOnce = 2;
const attempts = 3;

const library = () => import('./s3-library.ts');

/** Files in an S3-compatible bucket. The client library is loaded when it is first used. */
export class ObjectStorage {
  readonly #address: BucketAddress;
  #client: Promise<S3Client> | undefined;

  constructor(address: BucketAddress) {
    this.#address = address;
  }

  /** Stores a file of any size, in parts; an interrupted one leaves nothing. @throws ObjectStorageError */
  async put(name: string, content: Readable): Promise<void> {
    const { Upload } = await library();
    const params = { Bucket: this.#address.bucket, Key: this.#keyOf(name), Body: content };
    const upload = new Upload({
      client: await this.#connect(),
      params,
      partSize: partBytes,
      queueSize: partsAtOnce,
    });
    await upload.done().catch((error: unknown) => {
      content.destroy();
      throw asStorageError(error);
    });
  }

  /** Deletes a file; one that is not there is no error. @throws ObjectStorageError */
  async delete(name: string): Promise<void> {
    const { DeleteObjectCommand } = await library();
    const client = await this.#connect();
    const command = new DeleteObjectCommand({ Bucket: this.#address.bucket, Key: this.#keyOf(name) });
    await client.send(command).catch((error: unknown) => {
      throw asStorageError(error);
    });
  }

  #keyOf(name: string): string {
    return `${this.#address.prefix}${name}`;
  }

  #connect(): Promise<S3Client> {
    this.#client ??= connect(this.#address);
    return this.#client;
  }
}

async function connect({ endpoint, region, accessKey, secretKey }: BucketAddress): Promise<S3Client> {
  const { S3Client: Client } = await library();
  return new Client({
    region,
    maxAttempts: attempts,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Other services than Amazon's know no checksums of the newest kind, and name buckets in the path.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
}

function asStorageError(error: unknown): ObjectStorageError {
  const known: unknown = error instanceof Error ? (Reflect.get(error, 'code') ?? error.name) : undefined;
  return new ObjectStorageError(typeof known === 'string' ? known : 'UnknownError', { cause: error });
}

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type Backoff, backoffMs } from '../random/backoff.ts';
import type { Random } from '../random/random.ts';
import { type BucketAddress, bucketUrl } from './bucket-address.ts';
import { connectionError, ObjectStorageError } from './object-storage-error.ts';
import { readXmlText } from './xml-values.ts';

/** One request to the bucket; an empty key asks the bucket itself. */
export interface BucketRequest {
  readonly method: 'DELETE' | 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** A whole answer. */
export interface BucketReply {
  readonly headers: Headers;
  readonly text: string;
}

/** An answer whose body is still to come. */
export interface StreamedReply {
  readonly headers: Headers;
  /** Fails with an ObjectStorageError if the body is cut, or stops coming. */
  readonly body: AsyncGenerator<Buffer, void>;
  /** Ends the connection if the body was not read to its end. */
  abort(): void;
}

/** How long the service may take, and how often and after which waits it is asked again. */
export interface Patience {
  readonly attempts: number;
  readonly waits: Backoff;
  /** Without an answer, or between two chunks of one. */
  readonly silenceMs: number;
}

const usualPatience: Patience = {
  attempts: 3,
  waits: { firstMs: 200, maxMs: 2000 },
  silenceMs: 8000,
};

/** A slow line: the time that an upload may take grows with it. */
const uploadBytesPerMs = 100;

/** Signs requests to one bucket, sends them, and repeats those that a network or a busy service has lost. */
export class BucketClient {
  readonly #root: string;
  readonly #client: AwsClient;
  readonly #random: Random;
  readonly #patience: Patience;
  /** While the service is away each request is tried once, so that those who wait learn it soon. */
  #isAway = false;

  constructor(address: BucketAddress, random: Random, patience: Partial<Patience> = {}) {
    const { accessKey, secretKey, region } = address;
    this.#root = bucketUrl(address);
    const keys = { accessKeyId: accessKey, secretAccessKey: secretKey };
    this.#client = new AwsClient({ ...keys, region, service: 's3', retries: 0 });
    this.#random = random;
    this.#patience = { ...usualPatience, ...patience };
  }

  /** @throws ObjectStorageError with the code of the service, or of the connection that failed */
  async send(request: BucketRequest): Promise<BucketReply> {
    return this.#persist(async () => {
      const { response, watch } = await this.#ask(request);
      try {
        const text = await response.text().catch((error: unknown) => fail(connectionError(error)));
        // A service that has begun to answer can only tell of a failure in the body.
        if (!response.ok || text.includes('<Error>')) throw readError(response.status, text);
        return { headers: response.headers, text };
      } finally {
        watch.end();
      }
    });
  }

  /** Asks for an object whose body is read by the caller. @throws ObjectStorageError as {@link send} */
  async open(request: BucketRequest): Promise<StreamedReply> {
    return this.#persist(async () => {
      const { response, watch } = await this.#ask(request);
      if (response.ok)
        return { headers: response.headers, body: readBody(response, watch), abort: watch.abort };
      const text = await response.text().catch((error: unknown) => fail(connectionError(error)));
      watch.end();
      throw readError(response.status, text);
    });
  }

  async #ask({ method, key, query = {}, headers = {}, body = Buffer.alloc(0) }: BucketRequest) {
    const path = key.split('/').map(encodeURIComponent).join('/');
    const url = new URL(key === '' ? this.#root : `${this.#root}/${path}`);
    // Blanks as the signature has them.
    url.search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    const hash = createHash('sha256').update(body).digest('hex');
    const watch = watchSilence(this.#patience.silenceMs, body.length / uploadBytesPerMs);
    const init = {
      method,
      redirect: 'manual',
      signal: watch.signal,
      headers: { ...headers, 'X-Amz-Content-Sha256': hash },
      ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
    } as const;
    const response = await this.#client.fetch(url, init).catch((error: unknown) => {
      watch.end();
      throw connectionError(error);
    });
    return { response, watch };
  }

  async #persist<T>(work: () => Promise<T>): Promise<T> {
    const { attempts, waits } = this.#patience;
    for (let failures = 1; ; failures += 1) {
      try {
        const result = await work();
        this.#isAway = false;
        return result;
      } catch (error) {
        const isPassing = error instanceof ObjectStorageError && error.isPassing;
        if (!isPassing || this.#isAway || failures === attempts) {
          this.#isAway = isPassing;
          throw error;
        }
      }
      await sleep(backoffMs(this.#random, failures, waits));
    }
  }
}

interface Watch {
  readonly signal: AbortSignal;
  readonly abort: () => void;
  /** Something came: the wait begins anew. */
  heard(): void;
  end(): void;
}

function watchSilence(silenceMs: number, sendingMs: number): Watch {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'));
  let timer = setTimeout(giveUp, silenceMs + sendingMs);
  return {
    signal: controller.signal,
    abort: () => {
      clearTimeout(timer);
      controller.abort();
    },
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceMs);
    },
    end: () => clearTimeout(timer),
  };
}

/** The time in which the reader is busy with a chunk does not count. */
async function* readBody(response: Response, watch: Watch): AsyncGenerator<Buffer, void> {
  const body: ReadableStream<Uint8Array> | null = response.body;
  const reader = body?.getReader();
  let isWhole = reader === undefined;
  try {
    while (!isWhole) {
      watch.heard();
      const { done, value } = (await reader
        ?.read()
        .catch((error: unknown) => fail(connectionError(error)))) ?? { done: true };
      watch.end();
      isWhole = done;
      if (value !== undefined) yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  } finally {
    if (isWhole) watch.end();
    else watch.abort();
  }
}

function fail(error: ObjectStorageError): never {
  throw error;
}

function readError(status: number, text: string): ObjectStorageError {
  return new ObjectStorageError(readXmlText(text, 'Code') ?? `Status${status}`, status);
}

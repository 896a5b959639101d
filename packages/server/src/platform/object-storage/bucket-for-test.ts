import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { BucketAddress } from './bucket-address.ts';
import { ObjectStorage } from './object-storage.ts';
import { systemRandom } from '../random/random.ts';
import { type ArrivedRequest, findRefusal } from './verify-request-for-test.ts';

/** What goes wrong with one request: before the bucket knows of it, or with its answer. */
export type Fault =
  | 'serverError'
  | 'slowDown'
  | 'refused'
  /** No answer at all. */
  | 'silence'
  /** The connection ends before the request was obeyed. */
  | 'hangUp'
  /** The request is obeyed, and the connection ends in the middle of the answer. */
  | 'cutAnswer'
  /** Obeyed, and the connection ends before the answer. */
  | 'lostAnswer'
  | 'wrongTag'
  /** The content of the answer is not what was stored. */
  | 'damaged';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

interface Plan {
  readonly fits: RegExp;
  readonly faults: Fault[];
}

/**
 * A bucket of a real service on this machine, behind a proxy that fails by plan. The proxy also does what the service
 * leaves out: it verifies signatures and hashes, and it lists and drops unfinished uploads.
 */
export class TestBucket {
  readonly #folder = mkdtempSync(join(tmpdir(), 'hearth-bucket-'));
  readonly #service: S3rver;
  readonly #proxy: Server;
  readonly #uploads = new Map<string, { key: string; begun: Date }>();
  readonly #plans: Plan[] = [];
  #servicePort = 0;
  #port = 0;
  /** Method and address of every request, in order. */
  requests: string[] = [];
  keys = { id: 'kitchen-key', secret: 'a secret of the kitchen' };
  /** The objects that a list has at most on a page. */
  pageSize = 1000;
  /** Called before each request is obeyed. */
  onRequest: (name: string) => void = () => undefined;

  private constructor() {
    const buckets = [{ name: 'kitchen', configs: [] }];
    const options = { port: 0, address: '127.0.0.1', directory: this.#folder, silent: true };
    this.#service = new S3rver({ ...options, configureBuckets: buckets });
    this.#proxy = createServer((request, response) => void this.#take(request, response));
  }

  static async start(): Promise<TestBucket> {
    const bucket = new TestBucket();
    bucket.#servicePort = Object(await bucket.#service.run()).port;
    await bucket.comeBack();
    return bucket;
  }

  async stop(): Promise<void> {
    this.#proxy.closeAllConnections();
    this.#proxy.close();
    await this.#service.close();
    rmSync(this.#folder, { recursive: true });
  }

  get address(): BucketAddress {
    return {
      endpoint: `http://127.0.0.1:${this.#port}`,
      region: 'us-east-1',
      bucket: 'kitchen',
      accessKey: 'kitchen-key',
      secretKey: 'a secret of the kitchen',
      prefix: 'our kitchen/',
      isPathStyle: true,
    };
  }

  /** Settings of a server whose files lie in this bucket. */
  get env(): Record<string, string> {
    return {
      FILES_S3_ENDPOINT: this.address.endpoint ?? '',
      FILES_S3_BUCKET: this.address.bucket,
      FILES_S3_PREFIX: this.address.prefix,
      FILES_S3_ACCESS_KEY_ID: this.address.accessKey,
      FILES_S3_SECRET_ACCESS_KEY: this.address.secretKey,
    };
  }

  /** What happens to the next requests that fit, one after the other. */
  plan(fits: RegExp, ...faults: Fault[]): void {
    this.#plans.push({ fits, faults });
  }

  /** Nothing more goes wrong. */
  forgetPlans(): void {
    this.#plans.length = 0;
    this.onRequest = () => undefined;
    this.requests = [];
  }

  /** Refuses connections until {@link comeBack}. */
  async goAway(): Promise<void> {
    this.#proxy.closeAllConnections();
    this.#proxy.close();
    await once(this.#proxy, 'close');
  }

  async comeBack(): Promise<void> {
    this.#proxy.listen(this.#port, '127.0.0.1');
    await once(this.#proxy, 'listening');
    this.#port = Object(this.#proxy.address()).port;
  }

  /** Uploads in parts that were neither completed nor dropped. */
  get unfinished(): number {
    return this.#uploads.size;
  }

  /** Makes the uploads that are unfinished older. */
  ageUploads(ms: number): void {
    for (const upload of this.#uploads.values()) upload.begun = new Date(upload.begun.getTime() - ms);
  }

  /** Names of all objects below the prefix. */
  async names(): Promise<string[]> {
    const found: string[] = [];
    for await (const { name } of this.#storage.list('')) found.push(name);
    return found;
  }

  /** Deletes everything below the prefix. */
  async empty(): Promise<void> {
    await this.#storage.deleteAll(await this.names());
  }

  get #storage(): ObjectStorage {
    return new ObjectStorage(this.address, systemRandom);
  }

  async #take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming).catch(() => null);
    if (body === null) return;
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body };
    this.requests.push(`${method} ${decodeURIComponent(url)}`);
    const refusal = findRefusal(request, this.keys);
    if (refusal !== null)
      return send(
        response,
        errorAnswer(refusal.startsWith('X') || refusal === 'BadDigest' ? 400 : 403, refusal),
      );
    await this.#answer(request, response);
  }

  async #answer(request: ArrivedRequest, response: ServerResponse): Promise<void> {
    const name = `${request.method} ${decodeURIComponent(request.url)}`;
    const fault = this.#plans
      .find(({ fits, faults }) => faults.length > 0 && fits.test(name))
      ?.faults.shift();
    this.onRequest(name);
    if (fault === 'silence') return;
    if (fault === 'serverError') return send(response, errorAnswer(500, 'InternalError'));
    if (fault === 'slowDown') return send(response, errorAnswer(503, 'SlowDown'));
    if (fault === 'refused') return send(response, errorAnswer(403, 'AccessDenied'));
    if (fault === 'hangUp') return void response.destroy();
    const answer = this.#answerUploads(request) ?? (await this.#pass(request));
    this.#noteUploads(request, answer);
    if (fault === 'lostAnswer') return void response.destroy();
    if (fault === 'cutAnswer') return cut(response, answer);
    if (fault === 'wrongTag')
      return send(response, { ...answer, headers: { ...answer.headers, etag: `"${'0'.repeat(32)}"` } });
    if (fault === 'damaged')
      return send(response, { ...answer, body: Buffer.alloc(answer.body.length, '?') });
    send(response, answer);
  }

  /** What the service does not know: lists of unfinished uploads, and dropping one. */
  #answerUploads({ method, url }: ArrivedRequest): Answer | null {
    const query = new URL(url, 'http://bucket').searchParams;
    if (method === 'GET' && query.has('uploads')) {
      const items = [...this.#uploads].map(
        ([id, { key, begun }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
      );
      const text = `<ListMultipartUploadsResult>${items.join('')}</ListMultipartUploadsResult>`;
      return { status: 200, headers: {}, body: Buffer.from(text) };
    }
    const id = query.get('uploadId');
    if (method !== 'DELETE' || id === null) return null;
    return this.#uploads.delete(id)
      ? { status: 204, headers: {}, body: Buffer.alloc(0) }
      : errorAnswer(404, 'NoSuchUpload');
  }

  #noteUploads({ method, url }: ArrivedRequest, { status, body }: Answer): void {
    if (method !== 'POST' || status !== 200) return;
    const { pathname, searchParams } = new URL(url, 'http://bucket');
    const begun = /<UploadId>(\w+)</.exec(body.toString())?.[1];
    const key = decodeURIComponent(pathname).slice('/kitchen/'.length);
    if (searchParams.has('uploads') && begun !== undefined)
      this.#uploads.set(begun, { key, begun: new Date() });
    this.#uploads.delete(searchParams.get('uploadId') ?? '');
  }

  async #pass({ method, url, headers, body }: ArrivedRequest): Promise<Answer> {
    const list = url.includes('list-type=2') ? new URL(url, 'http://bucket').searchParams : null;
    const path = list === null ? url : `${url.split('?')[0]}?${listAll(list)}`;
    // The signature is verified already; the service knows another key.
    const { authorization: _, ...others } = headers;
    const options = { port: this.#servicePort, host: '127.0.0.1', method, path, headers: others };
    const asked = ask(options).end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const refused = headers['if-match'] !== undefined && answer.headers.etag !== headers['if-match'];
    const content = await buffer(answer);
    if (refused) return errorAnswer(412, 'PreconditionFailed');
    const whole = { status: answer.statusCode ?? 0, headers: answer.headers, body: content };
    const size = Number(list?.get('max-keys') ?? this.pageSize);
    return list === null || whole.status !== 200 ? whole : cutPage(whole, size);
  }
}

/** The service cannot continue a list: the cipher of its tokens is gone from Node. */
function listAll(query: URLSearchParams): string {
  const prefix = encodeURIComponent(query.get('prefix') ?? '');
  const after = query.get('continuation-token') ?? '';
  return `list-type=2&prefix=${prefix}&start-after=${encodeURIComponent(after)}`;
}

function cutPage(answer: Answer, size: number): Answer {
  const [head = '', ...items] = answer.body.toString().split('<Contents>');
  if (items.length <= size) return answer;
  const page = items.slice(0, size).map((item) => `<Contents>${item.split('</Contents>')[0]}</Contents>`);
  const [, last = ''] = /<Key>([^<]*)</.exec(page.at(-1) ?? '') ?? [];
  const more = `<NextContinuationToken>${last}</NextContinuationToken>`;
  const text = [
    head.replace('<IsTruncated>false<', '<IsTruncated>true<'),
    ...page,
    more,
    '</ListBucketResult>',
  ].join('');
  const { 'content-length': _, ...headers } = answer.headers;
  return { ...answer, headers, body: Buffer.from(text) };
}

function errorAnswer(status: number, code: string): Answer {
  return { status, headers: {}, body: Buffer.from(`<Error><Code>${code}</Code></Error>`) };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, writable(headers)).end(body);
}

function cut(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...writable(headers), 'content-length': String(body.length) });
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () =>
    setTimeout(() => response.destroy(), 20),
  );
}

function writable(headers: Answer['headers']): Record<string, string | string[]> {
  const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...rest } = headers;
  return Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

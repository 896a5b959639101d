import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Random } from '../random/random.ts';
import type { BucketAddress } from './bucket-address.ts';
import { BucketClient, type Patience } from './bucket-client.ts';
import { ObjectStorageError } from './object-storage-error.ts';
import { type ObjectRange, type OpenedObject, openObject } from './read-object.ts';
import { splitIntoParts } from './split-into-parts.ts';
import { type ListedObject, type ObjectFacts, quoteTag, readFacts, unlessMissing } from './stored-object.ts';
import { partBytes, putInParts, putWhole } from './upload.ts';
import { encodeXml, readXmlElements, readXmlText } from './xml-values.ts';

/** As many as a service deletes at a time. */
const deletedAtOnce = 1000;

/** Files in an S3-compatible bucket. Every method throws an ObjectStorageError where the service does not do it. */
export class ObjectStorage {
  readonly #address: BucketAddress;
  readonly #client: BucketClient;

  /** @param patience for tests */
  constructor(address: BucketAddress, random: Random, patience: Partial<Patience> = {}) {
    this.#address = address;
    this.#client = new BucketClient(address, random, patience);
  }

  /** Stores a file of any size, in parts if it is a large stream; an interrupted one leaves what was there. */
  async put(name: string, content: Buffer | Readable): Promise<void> {
    const key = this.#key(name);
    if (Buffer.isBuffer(content)) return putWhole(this.#client, key, content);
    const parts = splitIntoParts(content, partBytes);
    try {
      const first = await parts.next();
      const body = first.done === true ? Buffer.alloc(0) : first.value;
      if (body.length < partBytes) await putWhole(this.#client, key, body);
      else await putInParts(this.#client, key, body, parts);
    } finally {
      content.destroy();
    }
  }

  /** The file, or null if there is none. */
  open(name: string, range?: ObjectRange): Promise<OpenedObject | null> {
    return openObject(this.#client, this.#key(name), range);
  }

  /** The facts of a file; null if there is none. */
  async find(name: string): Promise<ObjectFacts | null> {
    try {
      return readFacts((await this.#client.send({ method: 'HEAD', key: this.#key(name) })).headers);
    } catch (error) {
      // Such an answer has no body that says what is missing or refused: the bucket, or this file alone.
      if (error instanceof ObjectStorageError && error.status !== null && error.status < 500)
        await this.check();
      if (error instanceof ObjectStorageError && error.status === 404) return null;
      throw error;
    }
  }

  /** Asks the bucket for the name of one file, to learn whether it answers and lets us in. */
  async check(): Promise<void> {
    await this.#listPage('', { 'max-keys': '1' });
  }

  /** Deletes a file; one that is not there is no error. */
  async delete(name: string): Promise<void> {
    await unlessMissing(this.#client.send({ method: 'DELETE', key: this.#key(name) }));
  }

  /** Deletes files, as many at a time as a service takes. */
  async deleteAll(names: readonly string[]): Promise<void> {
    for (let at = 0; at < names.length; at += deletedAtOnce) {
      const some = names.slice(at, at + deletedAtOnce);
      const objects = some.map((name) => `<Object><Key>${encodeXml(this.#key(name))}</Key></Object>`);
      const body = Buffer.from(`<Delete><Quiet>true</Quiet>${objects.join('')}</Delete>`);
      const headers = {
        'Content-MD5': createHash('md5').update(body).digest('base64'),
        'Content-Type': 'application/xml',
      };
      await this.#client.send({ method: 'POST', key: '', query: { delete: '' }, headers, body });
    }
  }

  /** Has the service copy a file; false if there is none. */
  async copy(from: string, to: string): Promise<boolean> {
    const source = `${this.#address.bucket}/${this.#key(from)}`.split('/').map(encodeURIComponent).join('/');
    const headers = { 'X-Amz-Copy-Source': `/${source}` };
    return (await unlessMissing(this.#client.send({ method: 'PUT', key: this.#key(to), headers }))) !== null;
  }

  /** All files whose names begin like that, sorted by name, page by page. */
  async *list(prefix: string): AsyncGenerator<ListedObject, void> {
    let token: string | null = null;
    do {
      const page = await this.#listPage(prefix, token === null ? {} : { 'continuation-token': token });
      for (const item of readXmlElements(page, 'Contents')) yield this.#readItem(item);
      token = readXmlText(page, 'IsTruncated') === 'true' ? readXmlText(page, 'NextContinuationToken') : null;
    } while (token !== null);
  }

  /** Drops the parts of files that were begun before `before` and never completed. */
  async dropUnfinished(before: Date): Promise<void> {
    const query = { uploads: '', prefix: this.#address.prefix };
    const { text } = await this.#client.send({ method: 'GET', key: '', query });
    for (const upload of readXmlElements(text, 'Upload')) {
      const begun = new Date(readXmlText(upload, 'Initiated') ?? Number.NaN);
      const [key, uploadId] = [readXmlText(upload, 'Key'), readXmlText(upload, 'UploadId')];
      if (key === null || uploadId === null || !(begun < before)) continue;
      await this.#client.send({ method: 'DELETE', key, query: { uploadId } });
    }
  }

  async #listPage(prefix: string, query: Readonly<Record<string, string>>): Promise<string> {
    const all = { 'list-type': '2', prefix: this.#key(prefix), ...query };
    return (await this.#client.send({ method: 'GET', key: '', query: all })).text;
  }

  #readItem(item: string): ListedObject {
    return {
      name: (readXmlText(item, 'Key') ?? '').slice(this.#address.prefix.length),
      size: Number(readXmlText(item, 'Size')),
      etag: quoteTag(readXmlText(item, 'ETag') ?? ''),
      modified: new Date(readXmlText(item, 'LastModified') ?? Number.NaN),
    };
  }

  #key(name: string): string {
    return `${this.#address.prefix}${name}`;
  }
}

import type { Readable } from 'node:stream';
import type { BucketAddress } from './bucket-address.ts';
import { BucketClient } from './bucket-client.ts';
import { splitIntoParts } from './split-into-parts.ts';

/** Services store up to 10,000 parts of a file. */
const partBytes = 16 * 1024 * 1024;

/** Files in an S3-compatible bucket. */
export class ObjectStorage {
  readonly #prefix: string;
  readonly #client: BucketClient;

  constructor(address: BucketAddress) {
    this.#prefix = address.prefix;
    this.#client = new BucketClient(address);
  }

  /** Stores a file of any size, in parts; an interrupted one leaves nothing. @throws ObjectStorageError */
  async put(name: string, content: Readable): Promise<void> {
    const key = `${this.#prefix}${name}`;
    const parts = splitIntoParts(content, partBytes);
    try {
      const first = await parts.next();
      const body = first.done === true ? Buffer.alloc(0) : first.value;
      if (body.length < partBytes) await this.#client.send({ method: 'PUT', key, body });
      else await this.#putInParts(key, body, parts);
    } finally {
      content.destroy();
    }
  }

  /** Deletes a file; one that is not there is no error. @throws ObjectStorageError */
  async delete(name: string): Promise<void> {
    await this.#client.send({ method: 'DELETE', key: `${this.#prefix}${name}` });
  }

  async #putInParts(key: string, first: Buffer, rest: AsyncGenerator<Buffer, void>): Promise<void> {
    const begun = await this.#client.send({ method: 'POST', key, query: { uploads: '' } });
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun.text)?.[1] ?? '';
    try {
      const tags = [await this.#putPart(key, uploadId, 1, first)];
      for await (const body of rest) tags.push(await this.#putPart(key, uploadId, tags.length + 1, body));
      const body = Buffer.from(partList(tags));
      await this.#client.send({ method: 'POST', key, query: { uploadId }, body });
    } catch (error) {
      // What failed matters more than what is left of it.
      await this.#client.send({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
      throw error;
    }
  }

  async #putPart(key: string, uploadId: string, number: number, body: Buffer): Promise<string> {
    const query = { partNumber: String(number), uploadId };
    const { headers } = await this.#client.send({ method: 'PUT', key, query, body });
    return headers.get('etag') ?? '';
  }
}

function partList(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BucketClient, StreamedReply } from './bucket-client.ts';
import { ObjectStorageError } from './object-storage-error.ts';
import { type ObjectFacts, readFacts, unlessMissing } from './stored-object.ts';

/** The first and the last byte to read, both inclusive. */
export interface ObjectRange {
  readonly start: number;
  readonly end: number;
}

/** An object that is being read. The stream must be read or destroyed. */
export interface OpenedObject extends ObjectFacts {
  readonly stream: Readable;
}

/** How often a body that was cut is asked for from where it was cut. */
const maxCuts = 3;

/**
 * Opens an object; null if there is none. A body that is cut goes on where it was cut, unless the object has changed
 * since. What arrives is compared with the hash of the object if all of it is read.
 * @throws ObjectStorageError; the stream fails with one as well
 */
export async function openObject(
  client: BucketClient,
  key: string,
  range?: ObjectRange,
): Promise<OpenedObject | null> {
  const headers = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
  const reply = await unlessMissing(client.open({ method: 'GET', key, headers }));
  if (reply === null) return null;
  const facts = readFacts(reply.headers);
  const reading = new Reading(client, key, facts, {
    start: range?.start ?? 0,
    end: Math.min(range?.end ?? Number.POSITIVE_INFINITY, facts.size - 1),
  });
  const stream = Readable.from(reading.chunks(reply), { objectMode: false });
  // A stream that nobody begins to read does not run the generator, which would end the connection.
  stream.once('close', () => reply.abort());
  return { ...facts, stream };
}

class Reading {
  readonly #client: BucketClient;
  readonly #key: string;
  readonly #facts: ObjectFacts;
  readonly #range: ObjectRange;
  readonly #hash = createHash('sha256');
  #cuts = 0;

  constructor(client: BucketClient, key: string, facts: ObjectFacts, range: ObjectRange) {
    this.#client = client;
    this.#key = key;
    this.#facts = facts;
    this.#range = range;
  }

  async *chunks(first: StreamedReply): AsyncGenerator<Buffer, void> {
    const { start, end } = this.#range;
    let at = start;
    let reply = first;
    for (;;) {
      try {
        for await (const chunk of reply.body) {
          at += chunk.length;
          this.#hash.update(chunk);
          yield chunk;
        }
        if (at > end) return this.#compare();
        throw new ObjectStorageError('IncompleteBody', null);
      } catch (error) {
        if (!this.#isCut(error)) throw error;
      }
      reply = await this.#reopen(at);
    }
  }

  #isCut(error: unknown): boolean {
    this.#cuts += 1;
    return error instanceof ObjectStorageError && error.isPassing && this.#cuts <= maxCuts;
  }

  async #reopen(at: number): Promise<StreamedReply> {
    const { etag } = this.#facts;
    const headers = { Range: `bytes=${at}-${this.#range.end}`, 'If-Match': etag };
    const reply = await this.#client.open({ method: 'GET', key: this.#key, headers });
    if (readFacts(reply.headers).etag === etag) return reply;
    reply.abort();
    throw new ObjectStorageError('PreconditionFailed', 412);
  }

  #compare(): void {
    const { sha256, size } = this.#facts;
    const isWhole = this.#range.start === 0 && this.#range.end === size - 1;
    if (!isWhole || sha256 === null || this.#hash.digest('hex') === sha256) return;
    throw new ObjectStorageError('ContentDamaged', 412);
  }
}

import { pipeline, Readable, type Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { OutboundFailedError, OutboundTooLargeError } from './outbound-errors.ts';

/** The supported content encodings. */
export const acceptedEncodings = 'gzip, br, deflate';

/** Low half of the first byte of a zlib stream (RFC 1950); some servers send raw deflate instead. */
const zlibMethod = 8;

function createDecoder(encoding: string, firstByte: number | undefined): Duplex | null {
  if (encoding === '' || encoding === 'identity') return null;
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding !== 'deflate') throw new OutboundFailedError('protocol');
  return firstByte !== undefined && firstByte % 16 === zlibMethod ? createInflate() : createInflateRaw();
}

/** The bytes of `first` and `rest`, at most `maxBytes` of them. */
async function* limitBytes(
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  let total = first.length;
  if (total > maxBytes) throw new OutboundTooLargeError(maxBytes);
  yield first;
  for await (const chunk of rest) {
    total += chunk.length;
    if (total > maxBytes) throw new OutboundTooLargeError(maxBytes);
    yield chunk;
  }
}

async function collect(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > maxBytes) throw new OutboundTooLargeError(maxBytes);
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/**
 * Reads a complete body and undoes its content encoding. Both the bytes on the wire and the decompressed
 * bytes are limited to `maxBytes`; reading stops at the first byte beyond it.
 * @throws OutboundTooLargeError
 */
export async function readBody(body: Readable, contentEncoding: string, maxBytes: number): Promise<Buffer> {
  const chunks = body[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return Buffer.alloc(0);
  const rest = { [Symbol.asyncIterator]: () => chunks };
  const firstChunk = Buffer.from(first.value as Buffer);
  const decoder = createDecoder(contentEncoding.trim().toLowerCase(), firstChunk[0]);
  const source = limitBytes(firstChunk, rest, maxBytes);
  if (!decoder) return collect(source, maxBytes);
  const decoded = pipeline(Readable.from(source, { objectMode: false }), decoder, () => undefined);
  return collect(decoded, maxBytes);
}

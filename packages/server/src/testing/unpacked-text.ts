import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The text of a response body by its `content-encoding`. */
export function unpackedText(bytes: Buffer, encoding: unknown): string {
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return encoding === 'br' ? brotliDecompressSync(bytes).toString() : bytes.toString();
}

import { Gunzip, gunzipSync } from 'fflate';

/** A recipe with its photos, or a book of them; more is no recipe. */
const maxBytes = 200 * 1024 * 1024;

/** Whether a file is packed with gzip. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * A file that gzip has packed. The size that it declares stands in its last four bytes; the output is cut there.
 * @throws Error where it is larger than `max` bytes, or damaged
 */
export function unpackGzip(bytes: Uint8Array, max: number = maxBytes): Uint8Array {
  const declared =
    bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  if (declared > max) throw new Error('This recipe is too large');
  return gunzipSync(bytes, { out: new Uint8Array(declared) });
}

/** The beginning of a packed file, of some kilobytes; empty where it is damaged. */
export function unpackHead(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  const gunzip = new Gunzip((part) => parts.push(part));
  try {
    gunzip.push(bytes.subarray(0, 2048));
  } catch {
    return new Uint8Array();
  }
  return parts[0] ?? new Uint8Array();
}

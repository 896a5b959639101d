import { crc32, deflateSync } from 'node:zlib';
import { pngChunk } from '../png-chunk.ts';
import type { HeicPlanes } from './heic-planes.js';
import { rowWriter } from './rgb-rows.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Bits of a channel and type of colours (RGB), then compression, filter and order of rows as all files have them. */
const plainRgb = [8, 2, 0, 0, 0];
/** Source: deflate (RFC 1951, 3.2.4): a stored block is a byte, its length, and the length inverted. */
const maxBlock = 65_535;
const blockHead = 5;
/** zlib's header (RFC 1950) of data that is stored as it is, and the checksum at its end. */
const zlibHead = [0x78, 0x01];
const checksumLength = 4;
const chunkHead = 8;

/**
 * Planes as an uncompressed PNG file: the image library reads it line by line, and takes its colours from the profile.
 * It is written in place, for a copy of it is as large as the picture. Source: PNG specification, 5 and 11.
 */
export function pngOfPlanes(planes: HeicPlanes, profile: Buffer | null): Buffer {
  const rowLength = 1 + 3 * planes.width;
  const blocks = Math.ceil(rowLength / maxBlock);
  const dataLength = zlibHead.length + planes.height * (rowLength + blocks * blockHead) + checksumLength;
  const start = computeStart(planes, profile);
  const end = pngChunk('IEND', Buffer.alloc(0));
  const png = Buffer.alloc(start.length + chunkHead + dataLength + checksumLength + end.length);
  start.copy(png);
  const data = start.length + chunkHead;
  png.writeUInt32BE(dataLength, start.length);
  png.write('IDAT', start.length + 4, 'latin1');
  writeRows(png.subarray(data, data + dataLength), planes, rowLength);
  png.writeUInt32BE(crc32(png.subarray(data - 4, data + dataLength)), data + dataLength);
  end.copy(png, data + dataLength + checksumLength);
  return png;
}

function computeStart({ width, height }: HeicPlanes, profile: Buffer | null): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const header = pngChunk('IHDR', Buffer.concat([head, Buffer.from(plainRgb)]));
  if (profile === null) return Buffer.concat([signature, header]);
  // 11.3.2.3: name, a zero, compression method, profile.
  const named = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([signature, header, pngChunk('iCCP', named)]);
}

function writeRows(target: Buffer, planes: HeicPlanes, rowLength: number): void {
  const row = Buffer.alloc(rowLength);
  const fill = rowWriter(planes);
  const sums = new Adler32();
  target.set(zlibHead);
  let at = zlibHead.length;
  for (let y = 0; y < planes.height; y += 1) {
    fill(row.subarray(1), y);
    sums.add(row);
    for (let from = 0; from < rowLength; from += maxBlock) {
      const block = row.subarray(from, from + maxBlock);
      const isLast = y === planes.height - 1 && from + maxBlock >= rowLength;
      target[at] = isLast ? 1 : 0;
      target.writeUInt16LE(block.length, at + 1);
      target.writeUInt16LE(maxBlock - block.length, at + 3);
      block.copy(target, at + blockHead);
      at += blockHead + block.length;
    }
  }
  target.writeUInt32BE(sums.value, at);
}

/** The checksum of zlib (RFC 1950): two sums modulo a prime. */
class Adler32 {
  static readonly #prime = 65_521;
  /** So many bytes cannot overflow the sums. */
  static readonly #step = 3_800;
  #low = 1;
  #high = 0;

  add(bytes: Buffer): void {
    for (let start = 0; start < bytes.length; start += Adler32.#step) {
      const end = Math.min(start + Adler32.#step, bytes.length);
      for (let at = start; at < end; at += 1) {
        this.#low += bytes[at] ?? 0;
        this.#high += this.#low;
      }
      this.#low %= Adler32.#prime;
      this.#high %= Adler32.#prime;
    }
  }

  get value(): number {
    return this.#high * 65_536 + this.#low;
  }
}

import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one colour with a soft gradient down, made by hand so that tests need no picture files. */
export function png(width: number, height: number, colour: readonly [number, number, number]): Buffer {
  const row = (y: number) => {
    const line = Buffer.alloc(1 + width * 3);
    const light = 1 - (y / height) * 0.5;
    for (let x = 0; x < width; x += 1) {
      line.set(
        colour.map((part) => Math.round(part * light)),
        1 + x * 3,
      );
    }
    return line;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, (_, y) => row(y))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

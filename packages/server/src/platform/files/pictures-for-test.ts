import sharp from 'sharp';
import { pngChunk } from './png-chunk.ts';

/** A plain picture to encode. */
export function plain(width: number, height: number, background = '#c04020') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A JPEG with its location in EXIF, XMP and IPTC. */
export function locatedJpeg(): Promise<Buffer> {
  return plain(40, 20)
    .jpeg()
    .withExif({
      IFD0: { Make: 'CanaryCamera', Copyright: 'CanaryOwner' },
      IFD3: { GPSLatitude: '50/1 56/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>CanaryPlace</a></x:xmpmeta>')
    .toBuffer();
}

/** A PNG that declares a size and has no pixels. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const magic = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    magic,
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.alloc(8)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of `count` frames, with the colour `first` in the first frame and `later` in the others. */
export async function animatedGif(count: number, first: string, later: string): Promise<Buffer> {
  const frames = Array.from({ length: count }, (_, index) => plain(8, 8, index === 0 ? first : later).png());
  const buffers = await Promise.all(frames.map((frame) => frame.toBuffer()));
  return sharp(buffers, { join: { animated: true } })
    .gif()
    .toBuffer();
}

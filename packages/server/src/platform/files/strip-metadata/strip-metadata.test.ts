import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeReadingCopy } from '../image.ts';
import { animatedGif, locatedJpeg, plain } from '../pictures-for-test.ts';
import { stripMetadata } from './index.ts';

const exif = {
  IFD0: { Make: 'CanaryCamera', Copyright: 'CanaryOwner' },
  IFD3: { GPSLatitude: '50/1 56/1 0/1', GPSLatitudeRef: 'N' },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>CanaryPlace</a></x:xmpmeta>';

/** A picture of noise, so that no lost pixel stays unnoticed. */
function noise() {
  const data = Buffer.from(Array.from({ length: 30 * 20 * 3 }, (_, at) => (at * 7919) % 251));
  return sharp(data, { raw: { width: 30, height: 20, channels: 3 } });
}

const formats = {
  jpeg: () => noise().jpeg(),
  'progressive jpeg': () => noise().jpeg({ progressive: true }),
  png: () => noise().png(),
  webp: () => noise().webp(),
  'lossless webp': () => noise().webp({ lossless: true }),
} as const;

const marked = (format: keyof typeof formats, orientation = 1) =>
  formats[format]().withExif(exif).withXmp(xmp).withMetadata({ orientation }).withIccProfile('p3').toBuffer();
const pixels = (file: Buffer) => sharp(file).raw().toBuffer();

describe.each(Object.keys(formats) as (keyof typeof formats)[])('a %s', (format) => {
  it('loses the location and all other metadata, and no pixel', async () => {
    const file = await marked(format);
    const before = await sharp(file).metadata();
    expect(before.exif?.includes('CanaryCamera')).toBe(true);
    expect(String(before.xmp)).toContain('CanaryPlace');
    const bare = stripMetadata(file);
    const { exif: noExif, xmp: noXmp, iptc, icc } = await sharp(bare).metadata();
    expect([noExif, noXmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(icc).toEqual(before.icc);
    expect(bare.includes('Canary')).toBe(false);
    expect(await pixels(bare)).toEqual(await pixels(file));
  });

  it.each([1, 3, 6, 8])('keeps its orientation: %d', async (orientation) => {
    const bare = stripMetadata(await marked(format, orientation));
    const metadata = await sharp(bare).metadata();
    expect(metadata.orientation ?? 1).toBe(orientation);
    expect(bare.includes('Canary')).toBe(false);
    expect(await sharp(bare).autoOrient().metadata()).toMatchObject({ format: metadata.format });
  });

  it('without metadata stays identical', async () => {
    const file = stripMetadata(await formats[format]().toBuffer());
    expect(stripMetadata(file)).toEqual(file);
    expect(file).toEqual(await formats[format]().toBuffer());
  });

  it('that is truncated anywhere still loses its metadata', async () => {
    const file = await marked(format, 6);
    for (let length = 0; length < file.length; length += 1)
      expect(stripMetadata(file.subarray(0, length)).length).toBeLessThanOrEqual(length + 60);
    expect(stripMetadata(file.subarray(0, -20)).includes('Canary')).toBe(false);
  });
});

describe('an avif', () => {
  const marked = () => noise().avif({ lossless: true }).withExif(exif).withXmp(xmp).toBuffer();

  it('has zeros in place of its metadata, and every pixel in place', async () => {
    const file = await marked();
    for (const words of ['CanaryCamera', 'CanaryPlace']) expect(file.includes(words)).toBe(true);
    const bare = stripMetadata(file);
    expect(bare.includes('Canary')).toBe(false);
    expect(bare.length).toBe(file.length);
    expect(await pixels(bare)).toEqual(await pixels(file));
  });

  it('in HEIC format has zeros in place of its metadata too', async () => {
    const photo = await readFile(new URL('../fixtures/phone.heic', import.meta.url));
    expect(photo.includes('Canary')).toBe(true);
    expect(stripMetadata(photo).includes('Canary')).toBe(false);
    expect(await makeReadingCopy(stripMetadata(photo))).toEqual(await makeReadingCopy(photo));
  });

  it('without metadata stays identical, and truncated keeps its length', async () => {
    const plainFile = await noise().avif().toBuffer();
    expect(stripMetadata(plainFile)).toEqual(plainFile);
    const file = await marked();
    for (let length = 0; length < file.length; length += 1)
      expect(stripMetadata(file.subarray(0, length)).length).toBe(length);
  });

  it('with wrong lengths keeps its length', async () => {
    const file = await marked();
    for (let at = 0; at < file.length; at += 1)
      expect(stripMetadata(Buffer.from(file).fill(0xff, at, Math.min(at + 4, file.length))).length).toBe(
        file.length,
      );
  });
});

/** A box of an AVIF file. */
function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(parts.reduce((sum, { length }) => sum + length, head.length));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

describe('an avif built for denial of service', () => {
  const item = box('infe', Buffer.from('\x02\0\0\0\0\x01\0\0Exif\0', 'latin1'));
  const items = box('iinf', Buffer.from([0, 0, 0, 0, 0, 1]), item);
  const buildFile = (places: Buffer) =>
    Buffer.concat([
      box('ftyp', Buffer.from('avif\0\0\0\0')),
      box('meta', Buffer.alloc(4), items, box('iloc', places)),
      Buffer.alloc(1 << 22, 1),
    ]);

  it('has each byte overwritten once, however many extents include it', () => {
    const everything = Buffer.from([0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]);
    const extents = Array.from({ length: 0xffff }, () => everything);
    const places = [Buffer.from([0, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xff]), ...extents];
    const bare = stripMetadata(buildFile(Buffer.concat(places)));
    expect(bare.equals(Buffer.alloc(bare.length))).toBe(true);
  });

  it('has its empty extents read once', () => {
    const empty = Buffer.from([0, 1, 0, 0, 0xff, 0xff]);
    const places = [
      Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff]),
      ...Array.from({ length: 0xffff }, () => empty),
    ];
    const file = buildFile(Buffer.concat(places));
    expect(stripMetadata(file).equals(file)).toBe(true);
  });
});

describe('a gif', () => {
  const words = (kind: number, text: string) =>
    Buffer.from([0x21, kind, text.length, ...Buffer.from(text, 'latin1'), 3, 0x43, 0x61, 0x6e, 0]);

  it('loses its texts, and keeps its frames and animation settings', async () => {
    const file = await animatedGif(3, '#ff0000', '#0000ff');
    expect(stripMetadata(file)).toEqual(file);
    const start = file.indexOf('!\xff', 'latin1');
    const texts = [words(0xfe, 'CanaryPlace'), words(0xff, 'XMP DataXMP')];
    const withTexts = Buffer.concat([file.subarray(0, start), ...texts, file.subarray(start)]);
    expect(stripMetadata(withTexts)).toEqual(file);
    const behind = Buffer.concat([file, Buffer.from('CanaryPlace')]);
    expect(stripMetadata(behind)).toEqual(file);
    for (let length = 0; length < withTexts.length; length += 1)
      expect(stripMetadata(withTexts.subarray(0, length)).length).toBeLessThanOrEqual(length);
  });
});

describe('stripMetadata', () => {
  it('removes the location from a photo', async () => {
    const photo = await locatedJpeg();
    expect(photo.includes('Canary')).toBe(true);
    expect(stripMetadata(photo).includes('Canary')).toBe(false);
  });

  it('removes the second picture that phones append to a photo', async () => {
    const photo = await plain(8, 8).jpeg().toBuffer();
    expect(stripMetadata(Buffer.concat([photo, await locatedJpeg()]))).toEqual(photo);
  });

  it('removes texts from a PNG', async () => {
    const words = Buffer.from('\0\0\0\x0btEXtPlace\0Canar', 'latin1');
    const file = await plain(4, 4).png().toBuffer();
    const ihdr = 8 + 12 + 13;
    const withTexts = Buffer.concat([file.subarray(0, ihdr), words, Buffer.alloc(4), file.subarray(ihdr)]);
    expect(stripMetadata(withTexts)).toEqual(file);
  });

  it.each(['', 'a text', '%PDF-1.7', 'RIFFxxxxWAVE', 'GIF89a'])('leaves %j alone', (text) => {
    expect(stripMetadata(Buffer.from(text, 'latin1'))).toEqual(Buffer.from(text, 'latin1'));
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { locatedJpeg, plain } from '../pictures-for-test.ts';
import { withoutMetadata } from './index.ts';

const exif = {
  IFD0: { Make: 'CanaryCamera', Copyright: 'CanaryOwner' },
  IFD3: { GPSLatitude: '50/1 56/1 0/1', GPSLatitudeRef: 'N' },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>CanaryPlace</a></x:xmpmeta>';

/** A picture whose pixels differ everywhere, so that nothing gets lost unseen. */
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
  it('loses the place and everything else that is no picture, and no pixel', async () => {
    const file = await marked(format);
    const before = await sharp(file).metadata();
    expect(before.exif?.includes('CanaryCamera')).toBe(true);
    expect(String(before.xmp)).toContain('CanaryPlace');
    const bare = withoutMetadata(file);
    const { exif: noExif, xmp: noXmp, iptc, icc } = await sharp(bare).metadata();
    expect([noExif, noXmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(icc).toEqual(before.icc);
    expect(bare.includes('Canary')).toBe(false);
    expect(await pixels(bare)).toEqual(await pixels(file));
  });

  it.each([1, 3, 6, 8])('stays turned as it was: %d', async (orientation) => {
    const bare = withoutMetadata(await marked(format, orientation));
    const metadata = await sharp(bare).metadata();
    expect(metadata.orientation ?? 1).toBe(orientation);
    expect(bare.includes('Canary')).toBe(false);
    expect(await sharp(bare).autoOrient().metadata()).toMatchObject({ format: metadata.format });
  });

  it('without anything to lose stays as it is, bit by bit', async () => {
    const file = withoutMetadata(await formats[format]().toBuffer());
    expect(withoutMetadata(file)).toEqual(file);
    expect(file).toEqual(await formats[format]().toBuffer());
  });

  it('that is torn off anywhere still loses it, and ends', async () => {
    const file = await marked(format, 6);
    for (let length = 0; length < file.length; length += 1)
      expect(withoutMetadata(file.subarray(0, length)).length).toBeLessThanOrEqual(length + 60);
    expect(withoutMetadata(file.subarray(0, -20)).includes('Canary')).toBe(false);
  });
});

describe('withoutMetadata', () => {
  it('takes the place out of a photo', async () => {
    const photo = await locatedJpeg();
    expect(photo.includes('Canary')).toBe(true);
    expect(withoutMetadata(photo).includes('Canary')).toBe(false);
  });

  it('takes away the second picture that phones hide behind the first', async () => {
    const photo = await plain(8, 8).jpeg().toBuffer();
    expect(withoutMetadata(Buffer.concat([photo, await locatedJpeg()]))).toEqual(photo);
  });

  it('takes the words out of a PNG', async () => {
    const words = Buffer.from('\0\0\0\x0btEXtPlace\0Canar', 'latin1');
    const file = await plain(4, 4).png().toBuffer();
    const ihdr = 8 + 12 + 13;
    const worded = Buffer.concat([file.subarray(0, ihdr), words, Buffer.alloc(4), file.subarray(ihdr)]);
    expect(withoutMetadata(worded)).toEqual(file);
  });

  it.each(['', 'a text', '%PDF-1.7', 'RIFFxxxxWAVE', 'GIF89a'])('leaves %j alone', (text) => {
    expect(withoutMetadata(Buffer.from(text, 'latin1'))).toEqual(Buffer.from(text, 'latin1'));
  });
});

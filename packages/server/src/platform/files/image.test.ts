import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { failAsPicture, ImageRejectedError, makeProfileImage, makeRecipeImages } from './image.ts';
import { animatedGif, locatedJpeg, plain, pngHeader } from './pictures-for-test.ts';

async function readSizes(input: Buffer) {
  const { original, minOriginal, tinyOriginal } = await makeRecipeImages(input);
  const sizes = [original, minOriginal, tinyOriginal].map(async (image) => {
    const { format, width, height } = await sharp(image).metadata();
    return `${format} ${width}x${height}`;
  });
  return Promise.all(sizes);
}

/** The colour in the middle of the full picture. */
async function readColour(input: Buffer): Promise<readonly number[]> {
  const { original } = await makeRecipeImages(input);
  const { data, info } = await sharp(original).raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(middle, middle + 3)];
}

/** A typical phone photo: 96 by 64, red and blue, rotated to the right, in Display P3. */
const phonePhoto = readFileSync(new URL('fixtures/phone.heic', import.meta.url));

async function readRejection(input: Buffer) {
  try {
    await makeRecipeImages(input);
  } catch (error) {
    if (error instanceof ImageRejectedError) return error.rejection;
    throw error;
  }
  return { reason: 'accepted' };
}

async function readReason(input: Buffer): Promise<string> {
  return (await readRejection(input)).reason;
}

describe('makeRecipeImages', () => {
  it('makes a full, a smaller and a square picture', async () => {
    const input = await plain(1600, 800).png().toBuffer();
    expect(await readSizes(input)).toEqual(['webp 1600x800', 'webp 1024x512', 'webp 300x300']);
  });

  it('caps the full picture and enlarges only the square', async () => {
    const large = await plain(5000, 1000).jpeg().toBuffer();
    expect(await readSizes(large)).toEqual(['webp 3840x768', 'webp 1024x205', 'webp 300x300']);
    const small = await plain(20, 10).png().toBuffer();
    expect(await readSizes(small)).toEqual(['webp 20x10', 'webp 20x10', 'webp 300x300']);
  });

  it('reads phone photos upright, with their colours and without metadata', async () => {
    expect(phonePhoto.includes('CanaryCamera')).toBe(true);
    expect(await readSizes(phonePhoto)).toEqual(['webp 64x96', 'webp 64x96', 'webp 300x300']);
    const { original } = await makeRecipeImages(phonePhoto);
    expect(original.includes('Canary')).toBe(false);
    const { data } = await sharp(original).raw().toBuffer({ resolveWithObject: true });
    const [top, bottom] = [[...data.subarray(0, 3)], [...data.subarray(-3)]];
    const away = (colour: number[], expected: readonly number[]) =>
      Math.max(...colour.map((part, index) => Math.abs(part - (expected[index] ?? 0))));
    expect(away(top, [230, 30, 30])).toBeLessThan(8);
    expect(away(bottom, [20, 40, 220])).toBeLessThan(8);
  });

  it('cuts the square from the middle', async () => {
    const middle = await plain(300, 300, '#00ff00').png().toBuffer();
    const input = await plain(900, 300, '#ff0000')
      .composite([{ input: middle }])
      .png()
      .toBuffer();
    const { tinyOriginal } = await makeRecipeImages(input);
    const { data } = await sharp(tinyOriginal)
      .extract({ left: 5, top: 150, width: 1, height: 1 })
      .raw()
      .toBuffer({
        resolveWithObject: true,
      });
    expect(data[1]).toBeGreaterThan(200);
    expect(data[0]).toBeLessThan(60);
  });

  it('turns a picture upright', async () => {
    const input = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await readSizes(input))[0]).toBe('webp 20x40');
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('reads %s', async (format) => {
    const input = await plain(30, 20, '#2040c0').toFormat(format).toBuffer();
    const [red = 0, green = 0, blue = 0] = await readColour(input);
    expect(Math.abs(red - 0x20) + Math.abs(green - 0x40) + Math.abs(blue - 0xc0)).toBeLessThan(40);
  });

  it('makes less of a large WebP, whose decoder takes more memory', async () => {
    const input = await plain(3500, 700).webp({ effort: 0 }).toBuffer();
    expect((await readSizes(input))[0]).toBe('webp 3200x640');
  });

  it('reads CMYK, 16-bit, grey and palette pictures', async () => {
    const inputs = [
      plain(30, 20).toColourspace('cmyk').jpeg(),
      plain(30, 20).toColourspace('rgb16').png(),
      plain(30, 20).toColourspace('b-w').png(),
      plain(30, 20).png({ palette: true, colours: 4 }),
      plain(30, 20).toColourspace('grey16').png(),
    ];
    for (const input of inputs) {
      expect(await readSizes(await input.toBuffer())).toEqual(['webp 30x20', 'webp 30x20', 'webp 300x300']);
    }
  });

  it('keeps transparency, in a smaller size, and leaves an alpha channel out in which nothing is transparent', async () => {
    const see = (background: string) =>
      sharp({ create: { width: 2000, height: 1000, channels: 4, background } })
        .png()
        .toBuffer();
    const { original } = await makeRecipeImages(await see('#40608080'));
    expect(await sharp(original).metadata()).toMatchObject({ hasAlpha: true, width: 1600, height: 800 });
    const opaque = await makeRecipeImages(await see('#406080ff'));
    expect(await sharp(opaque.original).metadata()).toMatchObject({ hasAlpha: false, width: 2000 });
  });

  it('takes the first frame of an animation', async () => {
    const input = await animatedGif(12, '#ff0000', '#0000ff');
    expect((await sharp(input).metadata()).pages).toBeGreaterThan(1);
    const [red = 0, , blue = 255] = await readColour(input);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
    const { original } = await makeRecipeImages(input);
    expect((await sharp(original).metadata()).pages ?? 1).toBe(1);
  });
});

describe('metadata of a file', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is removed from %s', async (format) => {
    const located = await locatedJpeg();
    const input =
      format === 'jpeg' ? located : await sharp(located).keepMetadata().toFormat(format).toBuffer();
    expect((await sharp(input).metadata()).exif).toBeDefined();
    expect(input.includes('CanaryCamera')).toBe(true);
    const images = await makeRecipeImages(input);
    for (const image of [...Object.values(images), await makeProfileImage(input)] as Buffer[]) {
      const { exif, xmp, iptc, icc, comments } = await sharp(image).metadata();
      expect({ exif, xmp, iptc, icc, comments }).toEqual({});
      expect(image.includes('Canary')).toBe(false);
      expect(image.includes('Exif')).toBe(false);
    }
  });

  it('is removed from the end of a file', async () => {
    const input = Buffer.concat([
      await plain(8, 8).jpeg().toBuffer(),
      Buffer.from('<script>canary</script>'),
    ]);
    expect((await makeRecipeImages(input)).original.includes('canary')).toBe(false);
  });
});

describe('a file is rejected', () => {
  it.each([
    ['nothing', ''],
    ['a page named .jpg', '<!doctype html><script>alert(1)</script>'],
    ['text', 'hello'],
    ['a PDF', '%PDF-1.7'],
    ['a zip', 'PK\x03\x04'],
  ])('if it is %s', async (_, content) => {
    expect(await readReason(Buffer.from(content, 'latin1'))).toBe('not-an-image');
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    [
      'SVG after a prolog',
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    ],
    ['TIFF', 'II*\0aaaa'],
    ['BMP', 'BMaaaa'],
  ])('as %s', async (_, content) => {
    expect(await readReason(Buffer.from(content, 'latin1'))).toBe('unsupported-format');
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('if %s is truncated', async (format) => {
    const noise = sharp({
      create: {
        width: 90,
        height: 90,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#000',
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    expect(await readReason(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('corrupt');
    expect(await readReason(whole.subarray(0, 20))).toBe('corrupt');
  });

  it('if a phone photo is truncated anywhere', async () => {
    for (let length = 20; length < phonePhoto.length; length += 60)
      expect(await readReason(phonePhoto.subarray(0, length))).toBe('corrupt');
  });

  it.each([
    ['AVIF', 7000, 6, () => plain(7000, 7000).avif({ effort: 0 })],
    ['AVIF (10-bit)', 2100, 4, () => plain(2100, 2100).avif({ effort: 0, bitdepth: 10 })],
    ['WebP', 4100, 16, () => plain(4100, 4100).webp({ effort: 0 })],
    ['WebP (lossless)', 3300, 10, () => plain(3300, 3300).webp({ effort: 0, lossless: true })],
    ['GIF', 2900, 8, () => plain(2900, 2900).gif({ effort: 1 })],
    ['interlaced PNG', 2900, 8, () => plain(2900, 2900).png({ progressive: true })],
    ['progressive JPEG', 5000, 22, () => plain(5000, 5000).jpeg({ progressive: true })],
    [
      'progressive JPEG',
      3600,
      11,
      () => plain(3600, 3600).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
  ] as const)('as %s of %i pixels a side by its header', async (kind, edge, limit, make) => {
    const file = await make().toBuffer();
    expect(await readRejection(file)).toMatchObject({ reason: 'too-many-pixels', kind, pixels: edge * edge });
    const answer = await makeRecipeImages(file)
      .catch(failAsPicture)
      .catch((error: unknown) => error);
    expect(answer).toMatchObject({
      code: 'imageTooManyPixels',
      params: { kind, megapixels: Math.ceil(edge ** 2 / 1e6), limit },
    });
  });

  it.each([
    [30_000, 'HEIC', 50_000_000],
    [4_000, 'HEIC (without tiles)', 13_000_000],
  ])('if a phone photo declares %i pixels a side', async (edge, kind, limit) => {
    const claims = Buffer.from(phonePhoto);
    for (let at = claims.indexOf('ispe'); at !== -1; at = claims.indexOf('ispe', at + 4)) {
      claims.writeUInt32BE(edge, at + 8);
      claims.writeUInt32BE(edge, at + 12);
    }
    expect(await readRejection(claims)).toEqual({
      reason: 'too-many-pixels',
      kind,
      pixels: edge ** 2,
      limit,
    });
  });

  it.each([
    [50_000, 50_000],
    [64_250, 64_250],
    [1, 60_000_000],
    [7072, 7072],
  ])('by its header if it declares %i x %i pixels', async (width, height) => {
    expect(await readRejection(pngHeader(width, height))).toMatchObject({
      reason: 'too-many-pixels',
      kind: 'PNG',
    });
  });

  it('if its header is valid and pixels are missing', async () => {
    expect(await readReason(pngHeader(700, 700))).toBe('corrupt');
  });
});

describe('many pictures', () => {
  it('are processed in turn', async () => {
    const input = await plain(200, 100).jpeg().toBuffer();
    const pictures = await Promise.all(Array.from({ length: 9 }, () => makeRecipeImages(input)));
    expect(pictures).toHaveLength(9);
  });

  it('of 50 megapixels are read line by line, in another process', async () => {
    const input = await plain(8600, 5800).jpeg().toBuffer();
    const before = process.memoryUsage.rss();
    expect((await readSizes(input))[0]).toBe('webp 3840x2590');
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);
  });
});

describe('makeProfileImage', () => {
  it('makes a square', async () => {
    const image = await makeProfileImage(await plain(90, 40).png().toBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 500, height: 500 });
  });

  it('rejects a file that is not a picture', async () => {
    await expect(makeProfileImage(Buffer.from('x'))).rejects.toThrow(ImageRejectedError);
  });
});

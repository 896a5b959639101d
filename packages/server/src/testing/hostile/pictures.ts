import { readFileSync } from 'node:fs';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { animatedGif, locatedJpeg, plain, pngHeader } from '../../platform/files/pictures-for-test.ts';
import { pngChunk } from '../../platform/files/png-chunk.ts';
import { rawZip } from './raw-zip.ts';

/** A file that means harm and is called a picture, and whether a new picture is made from it all the same. */
export interface HostilePicture {
  readonly name: string;
  readonly outcome: 'refused' | 'made anew';
  readonly make: () => Promise<Buffer> | Buffer;
}

/** What none of the pictures that are made may hold: words of the camera, of the place and of programs. */
export const mustNotGetThrough = [
  'Canary',
  '<script',
  'alert(',
  'Exif',
  'http://ns.adobe.com',
  'PK\u0003\u0004',
];

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
const formats: readonly Format[] = ['jpeg', 'png', 'webp', 'gif', 'avif'];
const script = '<script>alert("Canary")</script>';
const refused = (name: string, make: HostilePicture['make']): HostilePicture => ({
  name,
  outcome: 'refused',
  make,
});
const remade = (name: string, make: HostilePicture['make']): HostilePicture => ({
  name,
  outcome: 'made anew',
  make,
});
const text = (content: string) => Buffer.from(content, 'latin1');

/** A picture whose pixels differ, so that each format needs all of its bytes. */
function noisy(format: Format): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 90, height: 90, channels: 3, noise, background: '#000' } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** A file with bytes of its own after every place where `marker` stands. */
function patched(file: Buffer, marker: Buffer, offset: number, bytes: readonly number[]): Buffer {
  const changed = Buffer.from(file);
  for (let at = changed.indexOf(marker); at !== -1; at = changed.indexOf(marker, at + 1))
    changed.set(bytes, at + offset);
  return changed;
}

/** A PNG with more chunks after its header. */
async function pngWith(...chunks: readonly Buffer[]): Promise<Buffer> {
  const png = await plain(40, 20).png().toBuffer();
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}

/** A JPEG with more segments after its first marker. */
async function jpegWith(...segments: readonly [marker: number, content: Buffer][]): Promise<Buffer> {
  const jpeg = await plain(40, 20).jpeg().toBuffer();
  const made = segments.map(([marker, content]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...made, jpeg.subarray(2)]);
}

const startOfFrame = Buffer.from([0xff, 0xc0, 0, 17, 8]);
const jpegOfSize = async (height: readonly number[], width: readonly number[]) =>
  patched(await noisy('jpeg'), startOfFrame, 5, [...height, ...width]);
const avifOfSize = async (size: number) => {
  const edge = Buffer.alloc(4);
  edge.writeUInt32BE(size);
  return patched(await noisy('avif'), text('ispe'), 8, [...edge, ...edge]);
};

/** Headers that claim impossible dimensions. */
const claims: readonly HostilePicture[] = [
  ...[
    [50_000, 50_000],
    [64_250, 64_250],
    [1, 60_000_000],
    [60_000_000, 1],
    [7072, 7072],
    [2_147_483_647, 2_147_483_647],
    [4_294_967_295, 1],
    [0, 0],
    [0, 10],
    [700, 700],
  ].map(([width = 0, height = 0]) =>
    refused(`a PNG that says it is ${width} × ${height}`, () => pngHeader(width, height)),
  ),
  refused('a JPEG that says it is 65,535 × 65,535', () => jpegOfSize([0xff, 0xff], [0xff, 0xff])),
  refused('a JPEG that says it is 64,250 × 64,250', () => jpegOfSize([0xfa, 0xfa], [0xfa, 0xfa])),
  refused('a JPEG without height', () => jpegOfSize([0, 0], [0, 90])),
  remade('a JPEG that says it is a hundred times as high as it is', () => jpegOfSize([0x23, 0x28], [0, 90])),
  remade('a small GIF on a screen of 65,535 × 65,535', async () =>
    patched(await noisy('gif'), text('GIF89a'), 6, [0xff, 0xff, 0xff, 0xff]),
  ),
  refused('a WebP that says it is 16,383 × 16,383', async () =>
    patched(await noisy('webp'), Buffer.from([0x9d, 0x01, 0x2a]), 3, [0xff, 0x3f, 0xff, 0x3f]),
  ),
  refused('an AVIF that says it is 30,000 × 30,000', () => avifOfSize(30_000)),
  refused('an AVIF that says it is 2^31 × 2^31', () => avifOfSize(0x7fffffff)),
  refused('a photo of a phone that says it is 30,000 × 30,000', () =>
    patched(phonePhoto(), text('ispe'), 8, [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]),
  ),
];

function phonePhoto(): Buffer {
  return readFileSync(new URL('../../platform/files/fixtures/phone.heic', import.meta.url));
}

/** Files of other kinds, and pictures that are programs. */
const otherKinds: readonly HostilePicture[] = [
  ['nothing', ''],
  ['text', 'hello'],
  ['a page', `<!doctype html>${script}`],
  ['an SVG', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`],
  [
    'an SVG behind a mark of byte order',
    `\xef\xbb\xbf<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`,
  ],
  [
    'an SVG that reads a file',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  ],
  [
    'an SVG that names a picture elsewhere',
    '<svg xmlns:l="http://www.w3.org/1999/xlink"><image l:href="http://127.0.0.1/"/></svg>',
  ],
  ['a PDF', '%PDF-1.7\n1 0 obj'],
  ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n(x) run'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['a TIFF of the other byte order', 'MM\0*\0\0\0\x08'],
  ['a BMP', 'BM\xff\xff\xff\x7f'],
  ['a Photoshop file', '8BPS\0\x01'],
  ['a JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['a JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['an icon', '\0\0\x01\0\x01\0'],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['a program', 'MZ\x90\0\x03'],
  ['a script of a shell', '#!/bin/sh\nid'],
  ['a script of ImageMagick', 'push graphic-context\nfill "url(https://127.0.0.1/)"'],
  ['no more than the first bytes of a JPEG', '\xff\xd8\xff\xe0'],
  ['no more than the first bytes of a PNG', '\x89PNG\r\n\x1a\n'],
  ['no more than the first bytes of a GIF', 'GIF89a'],
  ['a GIF that is a script', 'GIF89a=1;alert(1);'],
  ['no more than the first bytes of a WebP', 'RIFF\xff\xff\xff\xffWEBPVP8 '],
].map(([name = '', content = '']) => refused(name, () => text(content)));

const packedKinds: readonly HostilePicture[] = [
  refused('a packed SVG', () => gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)),
  refused('an archive', () => rawZip([{ name: 'a.webp', content: Buffer.from('x') }])),
];

/** Pictures that end too soon. */
const torn: readonly HostilePicture[] = formats.flatMap((format) => [
  refused(`half of a ${format}`, async () => cutHalf(await noisy(format))),
  refused(`the first 20 bytes of a ${format}`, async () => (await noisy(format)).subarray(0, 20)),
  // Zeros are a picture to WebP, an even one.
  (format === 'webp' ? remade : refused)(`a ${format} of zeros behind its head`, async () => {
    const file = await noisy(format);
    return Buffer.concat([file.subarray(0, format === 'avif' ? 400 : 40), Buffer.alloc(file.length)]);
  }),
]);

function cutHalf(file: Buffer): Buffer {
  return file.subarray(0, Math.floor(file.length / 2));
}

/** Pictures that are something else as well. */
const twofold: readonly HostilePicture[] = [
  ...formats
    .filter((format) => format !== 'avif')
    .map((format) =>
      remade(`a ${format} with a page behind it`, async () =>
        Buffer.concat([await noisy(format), text(script)]),
      ),
    ),
  remade('a JPEG that is an archive', async () =>
    Buffer.concat([await noisy('jpeg'), rawZip([{ name: 'Canary.html', content: text(script) }])]),
  ),
  remade('a JPEG with a page as its comment', () => jpegWith([0xfe, text(script)])),
  remade('a JPEG with a program as its comment', () => jpegWith([0xfe, text('<?php system("Canary"); ?>')])),
  remade('a PNG with a page as its text', () => pngWith(pngChunk('tEXt', text(`Comment\0${script}`)))),
  remade('a GIF with a page as its comment', async () => {
    const gif = await noisy('gif');
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, script.length]), text(script), Buffer.alloc(1)]);
    const tail = gif.subarray(-1);
    return Buffer.concat([gif.subarray(0, -1), comment, tail]);
  }),
];

/** Pictures that tell where they were taken, or carry more than pixels. */
const laden: readonly HostilePicture[] = [
  remade('a JPEG with its place', locatedJpeg),
  ...(['png', 'webp', 'avif'] as const).map((format) =>
    remade(`a ${format} with its place`, async () =>
      sharp(await locatedJpeg())
        .keepMetadata()
        .toFormat(format)
        .toBuffer(),
    ),
  ),
  remade('a photo of a phone with its place', phonePhoto),
  remade('a JPEG with 1,000 segments of metadata', () =>
    jpegWith(...Array.from({ length: 1000 }, (): [number, Buffer] => [0xe1, text('Exif\0\0Canary')])),
  ),
  remade('a JPEG whose metadata refer to themselves', () =>
    jpegWith([0xe1, text('Exif\0\0II*\0\x08\0\0\0\xff\xff\x08\0\0\0')]),
  ),
  remade('a PNG with 10,000 texts', () =>
    pngWith(...Array.from({ length: 10_000 }, () => pngChunk('tEXt', text('Comment\0Canary')))),
  ),
  remade('a PNG with a text of 50 MB', () =>
    pngWith(pngChunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))]))),
  ),
  remade('a PNG with a colour profile of 50 MB', () =>
    pngWith(pngChunk('iCCP', Buffer.concat([text('Canary\0\0'), deflateSync(Buffer.alloc(50_000_000))]))),
  ),
];

/** Pictures that are more than they look. */
const large: readonly HostilePicture[] = [
  remade('a GIF of 10,000 frames', manyFrames),
  remade('a GIF of two frames', () => animatedGif(2, '#ff0000', '#0000ff')),
  remade('a PNG of 49 megapixels in 60 kB', () => plain(7000, 7000).png({ compressionLevel: 9 }).toBuffer()),
  remade('a JPEG of 49 megapixels', () => plain(7000, 7000).jpeg().toBuffer()),
  remade('a PNG of one row and 16,000 columns', () => plain(16_000, 1).png().toBuffer()),
];

/** A GIF whose second frame comes ten thousand times. */
async function manyFrames(): Promise<Buffer> {
  const gif = await animatedGif(2, '#ff0000', '#0000ff');
  const second = gif.lastIndexOf(Buffer.from([0x21, 0xf9, 4]));
  const frame = gif.subarray(second, -1);
  return Buffer.concat([
    gif.subarray(0, -1),
    ...Array.from({ length: 10_000 }, () => frame),
    gif.subarray(-1),
  ]);
}

/** Files that decoders have fallen for, or might. */
export const hostilePictures: readonly HostilePicture[] = [
  ...claims,
  ...otherKinds,
  ...packedKinds,
  ...torn,
  ...twofold,
  ...laden,
  ...large,
];

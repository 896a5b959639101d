import { isHeif } from '@hearth/domain/files/picture-formats';

/** The kind of a file according to its first bytes. */
export type ImageKind = 'raster' | 'unsupported' | 'none';

const starts = (input: Buffer, text: string, offset = 0): boolean =>
  input.toString('latin1', offset, offset + text.length) === text;

function isDecodable(input: Buffer): boolean {
  const isJpeg = starts(input, '\xff\xd8\xff');
  const isPng = starts(input, '\x89PNG\r\n\x1a\n');
  const isGif = starts(input, 'GIF87a') || starts(input, 'GIF89a');
  const isWebp = starts(input, 'RIFF') && starts(input, 'WEBP', 8);
  return isJpeg || isPng || isGif || isWebp || isHeif(input);
}

/** Image formats that are not decoded: rare ones, and SVG, which can contain scripts. */
const otherFormats = ['II*\0', 'MM\0*', 'BM', '8BPS', '\xff\x0a', '\0\0\0\x0cJXL ', '\0\0\0\x0cjP  '];

function isSvg(input: Buffer): boolean {
  return /<svg[\s>]/i.test(input.toString('latin1', 0, 4096));
}

/** Detects the kind of a file by its first bytes; its name and declared type are not reliable. */
export function guessImageKind(input: Buffer): ImageKind {
  if (isDecodable(input)) return 'raster';
  const isOther = otherFormats.some((magic) => starts(input, magic));
  return isOther || isSvg(input) ? 'unsupported' : 'none';
}

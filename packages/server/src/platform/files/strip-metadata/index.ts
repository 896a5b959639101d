import { isHeif } from '@hearth/domain/picture-formats';
import { bareGif } from './strip-gif.ts';
import { bareHeif } from './strip-heif.ts';
import { bareJpeg } from './strip-jpeg.ts';
import { barePng } from './strip-png.ts';
import { bareWebp } from './strip-webp.ts';

/**
 * A file as it is to be kept: a JPEG, PNG, WebP, GIF, AVIF or HEIC picture without what it carries beside its pixels,
 * such as the place it was taken at; any other file as it came. Pixels, colours and the side that is up stay bit by bit.
 */
export function withoutMetadata(file: Buffer): Buffer {
  if (startsWith(file, '\xff\xd8\xff')) return bareJpeg(file);
  if (startsWith(file, '\x89PNG\r\n\x1a\n')) return barePng(file);
  if (startsWith(file, 'RIFF') && startsWith(file.subarray(8), 'WEBP')) return bareWebp(file);
  if (startsWith(file, 'GIF8')) return bareGif(file);
  if (isHeif(file)) return bareHeif(file);
  return file;
}

function startsWith(file: Buffer, magic: string): boolean {
  return file.toString('latin1', 0, magic.length) === magic;
}

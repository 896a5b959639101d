import { isHeif } from '@hearth/domain/files/picture-formats';
import { stripGif } from './strip-gif.ts';
import { stripHeif } from './strip-heif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/**
 * Removes metadata such as the location from a JPEG, PNG, WebP, GIF, AVIF or HEIC picture; other files are
 * returned unchanged. Pixels, colours and orientation stay identical.
 */
export function stripMetadata(file: Buffer): Buffer {
  if (startsWith(file, '\xff\xd8\xff')) return stripJpeg(file);
  if (startsWith(file, '\x89PNG\r\n\x1a\n')) return stripPng(file);
  if (startsWith(file, 'RIFF') && startsWith(file.subarray(8), 'WEBP')) return stripWebp(file);
  if (startsWith(file, 'GIF8')) return stripGif(file);
  if (isHeif(file)) return stripHeif(file);
  return file;
}

function startsWith(file: Buffer, magic: string): boolean {
  return file.toString('latin1', 0, magic.length) === magic;
}

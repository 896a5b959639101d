import { unzipSync } from 'fflate';

/** Which files of an archive are wanted, and how large they may be unpacked, in bytes. */
export type ZipWish = (file: { readonly name: string; readonly size: number }) => boolean;

/**
 * The wanted files of a zip archive, by their names, in its order. A file that unpacks to more than its entry says is
 * an error, so that the size a wish saw is the size there is.
 * @throws Error when it is no archive or a file in it is broken
 */
export function readZip(bytes: Buffer, isWanted: ZipWish): Map<string, Buffer> {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => isWanted({ name, size: originalSize }),
  });
  return new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
}

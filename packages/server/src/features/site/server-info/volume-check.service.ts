import type { Readable } from 'node:stream';
import type { Platform } from '../../../platform/platform.ts';

const key = 'docker/validate.txt';
/** The public address of the text, from the root of the server. */
export const volumeTextPath = `/api/media/${key}`;

/**
 * Writes a random text into the data folder and returns it. Reading it back by its public address proves that the
 * address leads to a server on the same volume.
 */
export async function writeVolumeText({ files, random }: Platform): Promise<string> {
  const text = random.bytes(24).toString('base64url');
  await files.put(key, Buffer.from(text));
  return text;
}

/** The text that was written last; null when none was. */
export async function readVolumeText({ files }: Platform): Promise<Readable | null> {
  return (await files.get(key))?.stream ?? null;
}

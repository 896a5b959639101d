import { fail } from '../../../platform/errors/app-error.ts';
import { type OpenedFile, StoreKeyError } from '../../../platform/files/store.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileTokens } from './file-token.ts';

/**
 * The file of a token, and its name. The store opens nothing outside the data folder, no matter what a token
 * says.
 * @throws AppError `badRequest` without a token or a file, `fileTokenInvalid`
 */
export async function openDownload(
  { files, clock }: Platform,
  tokens: FileTokens,
  token: string,
): Promise<{ name: string; file: OpenedFile }> {
  if (token === '') fail('badRequest');
  const key = tokens.read(token, clock.now()) ?? fail('fileTokenInvalid');
  const file = await files.get(key).catch((error: unknown) => {
    if (error instanceof StoreKeyError) return null;
    throw error;
  });
  return file === null ? fail('badRequest') : { name: key.split('/').at(-1) ?? 'file', file };
}

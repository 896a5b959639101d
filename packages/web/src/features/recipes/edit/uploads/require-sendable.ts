import { maxUploadBytes } from '@hearth/domain/files/byte-sizes';
import { ApiError } from '../../../../platform/api/index.ts';

/**
 * Refuses a file that is larger than the server takes, as the server would: it closes the connection before such a
 * file is sent, which looks as if it were gone.
 * @throws ApiError with the status 413
 */
export function requireSendable({ size }: { readonly size: number }): void {
  if (size > maxUploadBytes) throw new ApiError(413);
}

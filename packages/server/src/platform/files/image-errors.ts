import { limits } from '@hearth/contract/kernel/limits';
import type { ProcessLimit } from '../child-processes/process-pool.ts';

/** Why a picture is rejected, with the limit that it exceeds. */
export type ImageRejection =
  | { readonly reason: 'not-an-image' | 'unsupported-format' | 'corrupt' }
  | {
      readonly reason: 'too-many-pixels';
      /** The format, and how the file is written where that matters. */
      readonly kind: string;
      readonly pixels: number;
      readonly limit: number;
    }
  /** In milliseconds and megabytes. */
  | { readonly reason: 'too-slow' | 'too-much-memory'; readonly limit: number };

/** The input is rejected. */
export class ImageRejectedError extends Error {
  override readonly name = 'ImageRejectedError';
  readonly rejection: ImageRejection;

  constructor(rejection: ImageRejection, cause?: unknown) {
    super(`the picture is rejected: ${rejection.reason}`, { cause });
    this.rejection = rejection;
  }
}

/** What the limit that a picture's process has exceeded says of the picture; one that ends the decoder is damaged. */
export function rejectionAt(limit: ProcessLimit): ImageRejection {
  if (limit === 'time') return { reason: 'too-slow', limit: limits.pictureMs };
  if (limit === 'memory') return { reason: 'too-much-memory', limit: limits.pictureMegabytes };
  return { reason: 'corrupt' };
}

/** Maps an error of the decoder to a rejection. */
export function toImageRejection(error: unknown): ImageRejection {
  if (error instanceof ImageRejectedError) return error.rejection;
  const message = error instanceof Error ? error.message : '';
  if (/timeout/i.test(message)) return rejectionAt('time');
  if (/unsupported|no decoding plugin|compression format/i.test(message)) {
    return { reason: 'unsupported-format' };
  }
  return { reason: 'corrupt' };
}

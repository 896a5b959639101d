import { fail } from '../errors/app-error.ts';
import { type ImageRejection, ImageRejectedError } from './image-errors.ts';

const million = 1_000_000;

/**
 * Answers a request whose picture is rejected, with the limit that it exceeds; other errors are thrown on.
 * @throws AppError `notAnImage`, `imageFormatUnsupported`, `imageDamaged`, `imageTooManyPixels`, `imageTooSlow`,
 *   `imageTooMuchMemory`
 */
export function failAsPicture(error: unknown): never {
  if (!(error instanceof ImageRejectedError)) throw error;
  const { rejection } = error;
  switch (rejection.reason) {
    case 'not-an-image':
      return fail('notAnImage', {}, error);
    case 'unsupported-format':
      return fail('imageFormatUnsupported', {}, error);
    case 'corrupt':
      return fail('imageDamaged', {}, error);
    case 'too-slow':
      return fail('imageTooSlow', { limit: rejection.limit / 1000 }, error);
    case 'too-much-memory':
      return fail('imageTooMuchMemory', { limit: rejection.limit }, error);
    case 'too-many-pixels':
      return fail('imageTooManyPixels', formatPixels(rejection), error);
  }
}

/** Whole megapixels: a picture that has a few pixels too many has the next one. */
function formatPixels({ kind, pixels, limit }: Extract<ImageRejection, { reason: 'too-many-pixels' }>) {
  return { kind, megapixels: Math.ceil(pixels / million), limit: Math.floor(limit / million) };
}

const REASONS = {
  'not-an-image': 'This file is not a picture.',
  'unsupported-format': 'This picture format is not supported. Use JPEG, PNG, WebP, GIF, AVIF or HEIC.',
  'too-many-pixels': 'This picture has too many pixels.',
  corrupt: 'This picture is damaged.',
  'too-slow': 'This picture takes too long to read.',
} as const;

/** Why a picture is rejected. */
export type ImageRejection = keyof typeof REASONS;

/** The input is rejected; the message may be shown to users. */
export class ImageRejectedError extends Error {
  override readonly name = 'ImageRejectedError';
  readonly reason: ImageRejection;

  constructor(reason: ImageRejection, cause?: unknown) {
    super(REASONS[reason], { cause });
    this.reason = reason;
  }
}

/** Maps an error of the decoder to a rejection. */
export function toImageRejection(error: unknown): ImageRejectedError {
  if (error instanceof ImageRejectedError) return error;
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return new ImageRejectedError('too-many-pixels', error);
  if (/timeout/i.test(message)) return new ImageRejectedError('too-slow', error);
  if (/unsupported|no decoding plugin|compression format/i.test(message)) {
    return new ImageRejectedError('unsupported-format', error);
  }
  return new ImageRejectedError('corrupt', error);
}

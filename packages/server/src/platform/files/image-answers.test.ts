import { expect, it } from 'vitest';
import { failAsPicture } from './image-answers.ts';
import { type ImageRejection, ImageRejectedError, rejectionAt } from './image-errors.ts';

function answerTo(rejection: ImageRejection): unknown {
  try {
    return failAsPicture(new ImageRejectedError(rejection));
  } catch (error) {
    return error;
  }
}

it.each([
  ['time', 'imageTooSlow', { limit: 30 }],
  ['memory', 'imageTooMuchMemory', { limit: 180 }],
  ['crash', 'imageDamaged', {}],
] as const)('names the limit at which a picture’s process was killed: %s', (limit, code, params) => {
  expect(answerTo(rejectionAt(limit))).toMatchObject({ code, params });
});

it('names the pixels that a picture has and those that its format may have, in whole megapixels', () => {
  const pixels = { pixels: 6_000_001, limit: 6_000_000 };
  expect(answerTo({ reason: 'too-many-pixels', kind: 'AVIF', ...pixels })).toMatchObject({
    code: 'imageTooManyPixels',
    params: { kind: 'AVIF', megapixels: 7, limit: 6 },
  });
});

it('throws other errors on', () => {
  expect(() => failAsPicture(new Error('the soup burnt'))).toThrow('the soup burnt');
});

import { expect, it } from 'vitest';
import { findStop } from './find-stop.ts';

it.each([
  ['from one to the next', [0, 50, 100], 0, 1, 1],
  ['back', [0, 50, 100], 2, -1, 1],
  ['no further than the last', [0, 50, 100], 2, 1, undefined],
  ['no further than the first', [0, 50, 100], 0, -1, undefined],
  ['to the first that is in sight', [-80, -10, 40], -1, 1, 2],
  ['to the same with the other key', [-80, -10, 40], -1, -1, 2],
  ['to the last where all are above', [-80, -10], -1, 1, 1],
  ['nowhere where there is nothing', [], -1, 1, undefined],
] as const)('leads %s', (_, tops, current, step, stop) => {
  expect(findStop(tops, current, step)).toBe(stop);
});

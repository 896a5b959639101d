import { expect, it } from 'vitest';
import { readModel } from './model.ts';

it('is read with pauses, so that others have their turn meanwhile', async () => {
  const features = Array.from({ length: 2000 }, (_, at) => `word leek${at}\t0:${at} 1:7`).join('\n');
  const stored = {
    about: '',
    scale: 1000,
    transitions: [[0]],
    features,
    calibration: [1, 0],
    pooledCalibration: [1, 0],
  };
  let pauses = 0;
  const model = await readModel(stored, null, async () => void (pauses += 1));
  expect(pauses).toBeGreaterThanOrEqual(8);
  expect(model.vocabulary.findId('leek1999')).toBeGreaterThan(0);
});

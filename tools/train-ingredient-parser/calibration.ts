import { labelLine, type LabelModel, type StoredModel } from '@hearth/domain/ingredients/crf';
import { labelledTokens, type Sample } from './samples.ts';

const STEPS = 2000;
const RATE = 0.5;

/**
 * Fits Platt's sigmoid to lines that the model has not learned from: from the log odds of its best labels to the share
 * of lines whose labels are all right, by gradient descent on the logarithmic loss.
 */
export function fitCalibration(model: LabelModel, samples: readonly Sample[]): StoredModel['calibration'] {
  const points = samples.flatMap((sample) => {
    const labelled = labelLine(sample.sentence, model);
    if (labelled === null) return [];
    const { labels } = labelledTokens(sample);
    const isRight = labels.every((label, at) => label === labelled.labels[at]);
    return [{ odds: oddsOf(labelled.confidence), right: isRight ? 1 : 0 }];
  });
  let slope = 1;
  let intercept = 0;
  for (let step = 0; step < STEPS; step += 1) {
    let byIntercept = 0;
    let bySlope = 0;
    for (const { odds, right } of points) {
      const missed = 1 / (1 + Math.exp(-(slope * odds + intercept))) - right;
      byIntercept += missed / points.length;
      bySlope += (missed * odds) / points.length;
    }
    intercept -= RATE * byIntercept;
    slope -= (RATE / 10) * bySlope;
  }
  return [Number(slope.toFixed(4)), Number(intercept.toFixed(4))];
}

/** The model is uncalibrated here (slope 1, intercept 0), so that its confidence is its own probability. */
function oddsOf(probability: number): number {
  return Math.log(probability / (1 - probability));
}

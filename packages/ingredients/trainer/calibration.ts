import { type Calibration, type LabelledLine, labelLine, type LabelModel } from '../src/model/index.ts';
import { labelledTokens, type Sample } from './samples.ts';

const steps = 2000;
const rate = 0.5;

/** How probable a model finds its labels of a line, as log odds, and whether they are right. */
interface Point {
  readonly odds: number;
  readonly right: number;
}

/**
 * Fits Platt's sigmoid to lines that the model has not learned from: from the log odds of its best labels to the share
 * of lines whose labels are all right.
 *
 * @param model uncalibrated (slope 1, intercept 0), so that its confidence is its own probability
 * @param isMeant which lines the sigmoid is for
 */
export function fitCalibration(
  model: LabelModel,
  samples: readonly Sample[],
  isMeant: (line: LabelledLine) => boolean,
): Calibration {
  const points = samples.flatMap((sample): Point[] => {
    const labelled = labelLine(sample.sentence, model);
    if (labelled === null || !isMeant(labelled)) return [];
    const { labels } = labelledTokens(sample);
    const isRight = labels.every((label, at) => label === labelled.labels[at]);
    return [{ odds: computeLogOdds(labelled.confidence), right: isRight ? 1 : 0 }];
  });
  return fitSigmoid(points);
}

/** Gradient descent on the logarithmic loss. */
function fitSigmoid(points: readonly Point[]): Calibration {
  let slope = 1;
  let intercept = 0;
  for (let step = 0; step < steps; step += 1) {
    let byIntercept = 0;
    let bySlope = 0;
    for (const { odds, right } of points) {
      const missed = 1 / (1 + Math.exp(-(slope * odds + intercept))) - right;
      byIntercept += missed / points.length;
      bySlope += (missed * odds) / points.length;
    }
    intercept -= rate * byIntercept;
    slope -= (rate / 10) * bySlope;
  }
  return [Number(slope.toFixed(4)), Number(intercept.toFixed(4))];
}

function computeLogOdds(probability: number): number {
  return Math.log(probability / (1 - probability));
}

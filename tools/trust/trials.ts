import { attackTrials } from './attacks/trial.ts';
import { crashLoops } from './durability/crash-loop.ts';
import { generatedRequests } from './hostile/generated-requests.ts';
import { powerLoss } from './power-loss/trial.ts';
import type { Trial } from './trial.ts';

/** All trials, in the order in which they run. */
export const trials: readonly Trial[] = [...crashLoops, powerLoss, ...attackTrials, ...generatedRequests];

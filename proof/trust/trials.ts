import { libraryTrial } from './attacks/library-trial.ts';
import { attackTrials } from './attacks/trial.ts';
import { boundedTrials } from './attacks/bounded-trial.ts';
import { restoredEqual } from './backups/restored-equal.ts';
import { corruption } from './durability/corruption.ts';
import { crashLoops } from './durability/crash-loop.ts';
import { fileCheck } from './durability/file-check.ts';
import { fullDisks } from './durability/disk-full.ts';
import { twoProcesses } from './durability/two-processes.ts';
import { soak } from './endurance/soak.ts';
import { generatedRequests } from './hostile/generated-requests.ts';
import { headers } from './hostile/headers.ts';
import { hostileFiles } from './hostile/hostile-files.ts';
import { hostileTargetsTrial } from './hostile/hostile-targets-trial.ts';
import { httpLayer } from './hostile/http-layer.ts';
import { knownNames } from './hostile/known-names.ts';
import { openedFiles } from './hostile/opened-files.ts';
import { slowPatterns } from './hostile/slow-patterns.ts';
import { loadTrials } from './load/trials.ts';
import { powerLoss } from './power-loss/trial.ts';
import type { Trial } from './trial.ts';

/** All trials, in the order in which they run. */
export const trials: readonly Trial[] = [
  ...crashLoops,
  powerLoss,
  ...fullDisks,
  twoProcesses,
  ...restoredEqual,
  corruption,
  fileCheck,
  ...attackTrials,
  libraryTrial,
  ...boundedTrials,
  ...generatedRequests,
  knownNames,
  ...hostileFiles,
  hostileTargetsTrial,
  slowPatterns,
  openedFiles,
  httpLayer,
  headers,
  ...loadTrials,
  soak,
];

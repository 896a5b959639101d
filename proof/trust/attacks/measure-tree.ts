import { setTimeout as sleep } from 'node:timers/promises';
import { type Cost, measure } from './measure.ts';
import { listProcesses, proportionalMb } from './process-tree.ts';

/** What an attack cost, with the processes that the server has started for it. */
export interface TreeCost extends Cost {
  /** By how many megabytes the server and its processes together grew at their largest. */
  readonly treeGrowthMb: number;
  /** The largest process that the server has started. */
  readonly maxChildMb: number;
  /** What they have more than before when all of the processes have ended. */
  readonly leftMb: number;
}

const sampleMs = 20;
/** Idle processes end after twenty seconds, idle threads after thirty; then what they had is collected. */
const untilIdleMs = 40_000;

/** Runs `attack` and measures what it costs the server at `url` and the processes that it starts. */
export async function measureTree(url: string, pid: number, attack: () => Promise<void>): Promise<TreeCost> {
  const before = proportionalMb(pid);
  let [max, maxChild] = [before, 0];
  const sampling = setInterval(() => {
    const [own = 0, ...children] = listProcesses(pid).map(proportionalMb);
    max = Math.max(max, own + sumNumbers(children));
    maxChild = Math.max(maxChild, ...children);
  }, sampleMs);
  const cost = await measure(url, pid, attack);
  clearInterval(sampling);
  await sleep(untilIdleMs);
  const after = sumNumbers(listProcesses(pid).map(proportionalMb));
  return { ...cost, treeGrowthMb: max - before, maxChildMb: maxChild, leftMb: after - before };
}

function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

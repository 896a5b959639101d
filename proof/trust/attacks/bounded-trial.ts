import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { milliseconds } from '../percentiles.ts';
import { judge, type Outcome, type Trial } from '../trial.ts';
import { type BoundedAttack, boundedAttacks } from './bounded-attacks.ts';
import { measureTree, type TreeCost } from './measure-tree.ts';

/**
 * What an attack may cost other users; a process of its own that ends may be as large as a book. What is left is the
 * heap of JavaScript, which keeps its size until it is collected as a whole.
 */
const allowed = { computedMs: 100, growthMb: 150, childMb: 300, leftMb: 100 };

/** One trial for each attack on work whose memory and time are bounded. */
export const boundedTrials: readonly Trial[] = boundedAttacks.map((attack) => ({
  row: 'H7',
  name: `bounded: ${attack.name}`,
  promise:
    `the server computes at most ${allowed.computedMs} ms while others wait; it grows by at most ${allowed.growthMb} MB, ` +
    `with the process for pictures, and a process that sets a book has at most ${allowed.childMb} MB; it goes back`,
  run: () => withstand(attack),
}));

async function withstand({ prepare, run }: BoundedAttack): Promise<Outcome> {
  const hearth = await HearthProcess.start({ env: { SECURITY_MAX_LOGIN_ATTEMPTS: '1000' } });
  try {
    const victim = { hearth, token: await hearth.signIn() };
    await prepare?.(victim);
    // The preparation must not count as memory of the server.
    if (prepare !== undefined) await hearth.stop().then(() => hearth.restart());
    let answer = '';
    const cost = await measureTree(hearth.url, hearth.pid, async () => {
      answer = await run(victim);
    });
    return judge({ answer, ...formatFigures(cost) }, listFaults(cost, prepare !== undefined));
  } finally {
    await hearth.killHard();
    await hearth.remove();
  }
}

function formatFigures(cost: TreeCost): Record<string, string> {
  const mb = (value: number) => `${value.toFixed(0)} MB`;
  return {
    'longest wait': milliseconds(cost.stallMs),
    computed: milliseconds(cost.computedMs),
    'growth of the server': mb(cost.growthMb),
    'growth with its processes': mb(cost.treeGrowthMb),
    'largest process': mb(cost.maxChildMb),
    'more than before, afterwards': mb(cost.leftMb),
  };
}

function listFaults(cost: TreeCost, setsBook: boolean): string[] {
  const grown = setsBook ? cost.growthMb : cost.treeGrowthMb;
  return [
    ...(cost.computedMs > allowed.computedMs ? ['others waited too long'] : []),
    ...(grown > allowed.growthMb ? ['memory grew too much'] : []),
    ...(cost.maxChildMb > allowed.childMb ? ['a process grew too much'] : []),
    ...(cost.leftMb > allowed.leftMb ? ['memory did not go back'] : []),
  ];
}

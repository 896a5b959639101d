import { milliseconds } from '../percentiles.ts';
import { judge, type Figures, type Trial } from '../trial.ts';
import { libraryAttacks, prepareLibrary } from './library-attacks.ts';
import { measure } from './measure.ts';
import { startSharedLibrary } from './shared-library.ts';

/** What an attack may cost other users. */
const allowed = { computedMs: 100, growthMb: 150 };

/** All attacks on one library, one after another: filling it takes longer than they do. */
export const libraryTrial: Trial = {
  row: 'H7',
  name: 'attacks on a large library',
  promise: `5,000 recipes (short: 500): the server computes at most ${allowed.computedMs} ms while others wait, and memory grows by at most ${allowed.growthMb} MB`,
  run: async ({ isShort, say }) => {
    const library = await startSharedLibrary(isShort ? 500 : 5000);
    const { hearth } = library;
    const figures: Record<string, Figures[string]> = {};
    const faults: string[] = [];
    try {
      await prepareLibrary(library);
      for (const { name, allowedMb = allowed.growthMb, run } of libraryAttacks) {
        const started = performance.now();
        let status: number | null = null;
        const { stallMs, computedMs, growthMb } = await measure(hearth.url, hearth.pid, async () => {
          status = await run(library);
        });
        const took = milliseconds(performance.now() - started);
        figures[name] =
          `computed ${milliseconds(computedMs)}, longest wait ${milliseconds(stallMs)}, growth ${growthMb.toFixed(0)} MB, answered ${status} after ${took}`;
        say(`      ${name}: ${figures[name]}`);
        if (status !== 200 && status !== 422) faults.push(`${name}: answered ${status}`);
        if (computedMs > allowed.computedMs) faults.push(`${name}: others waited too long`);
        if (growthMb > allowedMb) faults.push(`${name}: memory grew too much`);
      }
      return judge(figures, faults);
    } finally {
      await hearth.killHard();
      await hearth.remove();
    }
  },
};

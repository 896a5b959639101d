import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { milliseconds } from '../percentiles.ts';
import { judge, type Outcome, type Trial } from '../trial.ts';
import { attacks, type Attack } from './attacks.ts';
import { measure } from './measure.ts';

/** What an attack may cost other users. */
const allowed = { computedMs: 100, growthMb: 150 };

/** The rows of the plan that the attacks of a finding belong to. */
const rows: Readonly<Record<Attack['finding'], string>> = { E5: 'H5', E6: 'H7', E7: 'H10', E11: 'H5' };

/** One trial for each attack that one client is enough for. */
export const attackTrials: readonly Trial[] = attacks.map((attack) => ({
  row: rows[attack.finding],
  name: `attack: ${attack.name}`,
  promise: `the server computes at most ${allowed.computedMs} ms while others wait, and memory grows by at most ${allowed.growthMb} MB`,
  run: () => withstand(attack),
}));

async function withstand(attack: Attack): Promise<Outcome> {
  const hearth = await HearthProcess.start({ env: { SECURITY_MAX_LOGIN_ATTEMPTS: '1000' } });
  try {
    const target = { url: hearth.url, token: await hearth.signIn() };
    const { stallMs, computedMs, growthMb } = await measure(hearth.url, hearth.pid, () => attack.run(target));
    const faults = [
      ...(computedMs > allowed.computedMs ? ['others waited too long'] : []),
      ...(growthMb > allowed.growthMb ? ['memory grew too much'] : []),
    ];
    return judge(
      {
        'longest wait': milliseconds(stallMs),
        computed: milliseconds(computedMs),
        growth: `${growthMb.toFixed(0)} MB`,
      },
      faults,
    );
  } finally {
    await hearth.killHard();
    await hearth.remove();
  }
}

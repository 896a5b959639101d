import { HearthProcess } from '../../../packages/e2e/src/harness/hearth-process.ts';
import { attacks } from './attacks.ts';
import { measure } from './measure.ts';

/** What an attack may cost everybody else. */
const allowed = { computedMs: 100, growthMb: 150 };

const [wanted = ''] = process.argv.slice(2);
let failures = 0;
for (const { finding, name, run } of attacks.filter((one) => one.name.includes(wanted))) {
  const hearth = await HearthProcess.start({ env: { SECURITY_MAX_LOGIN_ATTEMPTS: '1000' } });
  try {
    const target = { url: hearth.url, token: await hearth.signIn() };
    const started = performance.now();
    const cost = await measure(hearth.url, hearth.pid, () => run(target));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const isHeld = cost.computedMs <= allowed.computedMs && cost.growthMb <= allowed.growthMb;
    if (!isHeld) failures += 1;
    const figures = `${cost.stallMs.toFixed(0).padStart(6)} ms stall ${cost.computedMs.toFixed(0).padStart(5)} ms computed ${cost.growthMb.toFixed(0).padStart(5)} MB ${seconds.padStart(5)} s`;
    process.stdout.write(`${isHeld ? 'held' : 'LOST'}  ${finding.padEnd(4)} ${name.padEnd(42)} ${figures}\n`);
  } finally {
    await hearth.killHard();
    await hearth.remove();
  }
}
process.stdout.write(
  `${failures} attacks cost more than ${allowed.computedMs} ms or ${allowed.growthMb} MB\n`,
);
if (failures > 0) process.exitCode = 1;

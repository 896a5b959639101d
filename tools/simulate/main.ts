import { parseArgs } from 'node:util';
import { openGround } from './ground.ts';
import { run } from './run.ts';

/**
 * Many runs of devices that share a shopping list: `npm run simulate -- --runs N --seed S`. Run `i` has the seed
 * `S + i`, so that one that fails can be seen again with `--runs 1`. Exits with 1 at the first violation.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const [runs, first] = [Number(values.runs), Number(values.seed)];
const { ground, close } = await openGround();
let failed = 0;
for (let seed = first; seed < first + runs && failed === 0; seed += 1) {
  const violations = await run(ground, seed);
  if (violations.length > 0) failed = seed;
  for (const violation of violations) process.stdout.write(`seed ${seed}: ${violation}\n`);
  const count = seed - first + 1;
  if (count % 500 === 0) process.stdout.write(`${count} runs\n`);
}
await close();
process.stdout.write(failed === 0 ? `${runs} runs, no violation\n` : `violation at seed ${failed}\n`);
process.exit(failed === 0 ? 0 : 1);

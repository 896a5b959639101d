import { parseArgs } from 'node:util';
import { startServer } from './test-bed.ts';
import { type SimulatedServer, run } from './run.ts';

/**
 * Simulates devices that share a shopping list: `npm run simulate -- --runs N --seed S`. Run `i` has the seed
 * `S + i`, so that a failed run is reproduced with its seed and `--runs 1`. Prints how many changes the
 * server applied, received again, or received for a deleted list. Exits with 1 at the first violation.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const [runs, first] = [Number(values.runs), Number(values.seed)];
const { server, close } = await startServer();
const counts = { done: 0, repeated: 0, gone: 0 };
let failed = 0;
for (let seed = first; seed < first + runs && failed === 0; seed += 1) {
  const violations = await run(countingOutcomes(server), seed);
  if (violations.length > 0) failed = seed;
  for (const violation of violations) process.stdout.write(`seed ${seed}: ${violation}\n`);
  const count = seed - first + 1;
  if (count % 500 === 0) process.stdout.write(`${count} runs\n`);
}
await close();
process.stdout.write(
  `changes: ${counts.done} made, ${counts.repeated} sent again, ${counts.gone} too late\n`,
);
process.stdout.write(failed === 0 ? `${runs} runs, no violation\n` : `violation at seed ${failed}\n`);
process.exit(failed === 0 ? 0 : 1);

/** The server with a count of the outcomes of all changes. */
function countingOutcomes(server: SimulatedServer): SimulatedServer {
  const newList: SimulatedServer['newList'] = async (listId) => {
    const api = await server.newList(listId);
    return {
      ...api,
      sync: async (device, changes) => {
        const results = await api.sync(device, changes);
        for (const { outcome } of results) counts[outcome] += 1;
        return results;
      },
    };
  };
  return { ...server, newList };
}

/**
 * How long an import of each of a thousand damaged files takes, from the request to the end of its report. They are those
 * of `mutated-files.test.ts`, on SQLite.
 *
 * usage: npm run bench -- damaged-imports [--every N]
 *   --every   one of N files; 1 by default, which takes some minutes
 */
import { plain } from '../../packages/server/src/platform/files/pictures-for-test.ts';
import { exampleArchives } from '../../packages/server/src/features/imports/migrations/archives-for-test.ts';
import {
  damagedCopies,
  damageFile,
  listPrograms,
} from '../../packages/server/src/features/imports/migrations/damaged-files-for-test.ts';
import { multipart } from '../../packages/server/src/testing/multipart-body.ts';
import { TestServer } from '../../packages/server/src/testing/test-server.ts';

interface Measured {
  readonly name: string;
  readonly status: number;
  readonly ms: number;
}

const at = process.argv.indexOf('--every');
const every = at < 0 ? 1 : Math.max(1, Number(process.argv[at + 1]) || 1);

const server = await TestServer.start('sqlite');
try {
  report(await measureAll(server));
} finally {
  await server.stop();
}

async function measureAll(running: TestServer): Promise<Measured[]> {
  const archives = exampleArchives(await plain(20, 20).png().toBuffer());
  const client = running.as(await running.member());
  const programs = listPrograms();
  const measured: Measured[] = [];
  // The worker that reads files starts with the first one.
  const whole = multipart({ migration_type: 'auto', archive: { file: archives.mela.bytes, name: 'export' } });
  await client.post('/api/groups/migrations', whole.payload, whole.headers);
  for (const [program, name] of programs.entries()) {
    for (let seed = program % every; seed < damagedCopies; seed += every) {
      const file = damageFile(archives[name].bytes, program, seed);
      const { payload, headers } = multipart({ migration_type: 'auto', archive: { file, name: 'export' } });
      const begin = performance.now();
      const { status } = await client.post('/api/groups/migrations', payload, headers);
      measured.push({ name: `${name} ${seed}`, status, ms: performance.now() - begin });
    }
  }
  return measured;
}

function report(measured: readonly Measured[]): void {
  const byTime = measured.toSorted((one, other) => one.ms - other.ms);
  const find = (share: number) =>
    byTime[Math.min(byTime.length - 1, Math.floor(byTime.length * share))]?.ms ?? 0;
  const faults = measured.filter(({ status }) => status >= 500).length;
  const write = (ms: number) => `${ms.toFixed(0)} ms`;
  console.log(
    `files ${measured.length}, answered with 5xx ${faults}, longer than 2 s ${measured.filter(({ ms }) => ms > 2000).length}`,
  );
  console.log(`median ${write(find(0.5))}, p99 ${write(find(0.99))}, worst ${write(find(1))}`);
  for (const { name, status, ms } of byTime.slice(-5).toReversed())
    console.log(`  ${name}: ${status}, ${write(ms)}`);
}

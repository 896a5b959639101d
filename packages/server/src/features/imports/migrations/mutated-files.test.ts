import { ReportOut } from '@hearth/contract';
import * as z from 'zod';
import { beforeAll, expect, it } from 'vitest';
import { shareOfSuite } from '../../../../../../tools/test-run/share-of-suite.ts';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { type ExampleArchive, exampleArchives } from './archives-for-test.ts';

/** Damaged copies of each program's file; all of them together are a thousand. */
const copies = 31;
const programs = Object.keys(exampleArchives(Buffer.alloc(0))) as (keyof ReturnType<
  typeof exampleArchives
>)[];
const all = programs.flatMap((program) =>
  Array.from({ length: copies }, (_, seed) => [program, seed] as const),
);

type Damage = (bytes: Buffer, random: () => number) => Buffer;

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function buildRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const at = (bytes: Buffer, random: () => number) => Math.floor(random() * bytes.length);

/** What disks, mails and programs do to files. */
const damages: readonly Damage[] = [
  // Some letters are others.
  (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let count = 0; count < 1 + random() * 8; count += 1)
      copy[at(copy, random)] = Math.floor(random() * 256);
    return copy;
  },
  // The end is missing.
  (bytes, random) => bytes.subarray(0, at(bytes, random)),
  // A part is missing.
  (bytes, random) => {
    const from = at(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + Math.floor(random() * 200))]);
  },
  // A part comes twice.
  (bytes, random) => {
    const from = at(bytes, random);
    return Buffer.concat([bytes.subarray(0, from + 200), bytes.subarray(from)]);
  },
  // A mail program has changed the ends of lines.
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
];

describeServer('files that were damaged on their way', ({ server }) => {
  let archives: Readonly<Record<string, ExampleArchive>>;
  let client: TestClient;
  beforeAll(async () => {
    archives = exampleArchives(await plain(20, 20).png().toBuffer());
    client = server.as(await server.member());
  });

  /** Faults of the answer to a file, and of the recipes that were stored of it. */
  const findFaults = async (file: Buffer): Promise<readonly string[]> => {
    const { payload, headers } = multipart({ migration_type: 'auto', archive: { file, name: 'export' } });
    const { status, text, body } = await client.post('/api/groups/migrations', payload, headers);
    if (status === 400 || status === 422) return /"message"|"detail"/.test(text) ? [] : [text];
    if (status !== 200) return [`answered ${status}`];
    const { id } = z.object({ id: z.string() }).parse(body);
    const report = ReportOut.parse((await client.get(`/api/groups/reports/${id}`)).body);
    const faults = report.status === 'in-progress' || report.entries.length === 0 ? ['no end'] : [];
    for (const { success, exception, recipeSlug } of report.entries) {
      if (!success && exception === '') faults.push('no reason');
      const isThere = recipeSlug === null || (await client.get(`/api/recipes/${recipeSlug}`)).status === 200;
      if (success && !isThere) faults.push('half there');
    }
    return faults;
  };

  it.each(shareOfSuite('damaged files', all, 20))(
    'of %s (%i) are imported or refused with a reason, and nothing is half there',
    async (program, seed) => {
      const random = buildRandom(seed * 1000 + programs.indexOf(program));
      const damage = damages[seed % damages.length] ?? ((bytes: Buffer) => bytes);
      expect(await findFaults(damage(archives[program]?.bytes ?? Buffer.alloc(0), random))).toEqual([]);
    },
  );
});

import { ReportOut } from '@hearth/contract';
import * as z from 'zod';
import { beforeAll, expect, it } from 'vitest';
import { shareOfSuite } from '../../../../../../tools/test-run/share-of-suite.ts';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { type ExampleArchive, exampleArchives } from './archives-for-test.ts';
import { damagedCopies, damageFile, listPrograms } from './damaged-files-for-test.ts';

const programs = listPrograms();
const all = programs.flatMap((program) =>
  Array.from({ length: damagedCopies }, (_, seed) => [program, seed] as const),
);

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
      const bytes = archives[program]?.bytes ?? Buffer.alloc(0);
      expect(await findFaults(damageFile(bytes, programs.indexOf(program), seed))).toEqual([]);
    },
  );
});

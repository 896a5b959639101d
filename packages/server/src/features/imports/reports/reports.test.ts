import { ReportOut, ReportSummary } from '@hearth/contract';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { addEntry, beginReport, endReport } from './index.ts';

const root = '/api/groups/reports';

describeServer('reports', { cook: {} }, ({ server, cook, client }) => {
  /** Writes a report as features do; each entry is what went wrong, or an empty text. */
  async function write(name: string, entries: readonly string[], ends = true): Promise<string> {
    const scope = await server.app.sessions.scopeOf(cook.token);
    if (scope === null) throw new Error('the cook is signed in');
    return server.platform.database.write(scope, async (tx) => {
      const given = { name, category: 'migration' as const, expectedEntries: entries.length };
      const id = await beginReport(server.platform, tx, given);
      for (const exception of entries)
        await addEntry(server.platform, tx, id, { success: exception === '', message: 'told', exception });
      if (ends) await endReport(tx, id);
      return id;
    });
  }
  const read = async (id: string) => ReportOut.parse(succeeded(await client.get(`${root}/${id}`)));
  const listed = async (type: string) =>
    z.array(ReportSummary).parse(succeeded(await client.get(`${root}?report_type=${type}`)));

  it('are listed by their category, the newest first, and not at all without one', async () => {
    const older = await write('Older', ['']);
    server.clock.advance(1000);
    const newer = await write('Newer', ['']);
    expect((await listed('migration')).slice(0, 2).map(({ id }) => id)).toEqual([newer, older]);
    expect(await listed('backup')).toEqual([]);
    expect((await client.get(root)).body).toEqual([]);
    expect((await client.get(`${root}?report_type=meals`)).status).toBe(422);
  });

  it('of imports whose server was stopped end after a day', async () => {
    const stopped = await write('Stopped', [''], false);
    await server.platform.jobs.runNow('remove-unfinished-files');
    await server.workOff();
    expect((await read(stopped)).status).toBe('in-progress');
    server.clock.advance(25 * 3_600_000);
    await server.platform.jobs.runNow('remove-unfinished-files');
    await server.workOff();
    const { status, entries } = await read(stopped);
    expect(status).toBe('partial');
    expect(entries.map(({ message }) => message)).toContain('The import was stopped');
  });

  it('list successes and failures', async () => {
    const report = await read(await write('Mixed', ['', '400: no recipe']));
    expect(report).toMatchObject({
      name: 'Mixed',
      category: 'migration',
      groupId: cook.groupId,
      status: 'partial',
      expectedEntries: 2,
    });
    expect(report.entries).toHaveLength(2);
    expect(report.entries).toContainEqual(
      expect.objectContaining({ success: false, message: 'told', exception: '400: no recipe' }),
    );
  });

  it.each([
    [['', ''], 'success'],
    [['x', 'y'], 'failure'],
    [[], 'failure'],
  ])('entries %j make a %s', async (entries, status) => {
    expect((await read(await write('Outcome', entries))).status).toBe(status);
  });

  it('are in progress until their work ends', async () => {
    expect((await read(await write('Going on', [''], false))).status).toBe('in-progress');
  });

  it('are deleted with their entries, in the language of the cook', async () => {
    const id = await write('Gone', ['']);
    const before = await server.rowCounts();
    const answer = await client.send('DELETE', `${root}/${id}`, undefined, { 'accept-language': 'de-DE' });
    expect(answer.body).toEqual({ message: 'Bericht gelöscht.', error: false });
    const after = await server.rowCounts();
    expect(Number(before['report_entries']) - Number(after['report_entries'])).toBe(1);
    expect((await client.get(`${root}/${id}`)).status).toBe(404);
    expect(await client.delete(`${root}/${id}`)).toMatchObject({
      status: 400,
      body: { detail: { message: 'Failed to delete report', error: true } },
    });
  });
});

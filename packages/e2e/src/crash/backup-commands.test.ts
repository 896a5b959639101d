import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/stage/api-client.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';

const entry = fileURLToPath(new URL('../../../../dist/server/main.js', import.meta.url));

describe('the commands of the operator', () => {
  let hearth: HearthProcess;
  let archive: string;
  beforeAll(async () => {
    hearth = await HearthProcess.start();
    await (await ApiClient.signedIn(hearth)).cook('Soup');
  });
  afterAll(() => hearth.remove());

  /** Runs the program on the data of the server; answers what it printed, and its exit code. */
  async function run(...args: string[]): Promise<{ code: number; text: string }> {
    const env = { PATH: process.env['PATH'], ...hearth.environment };
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [entry, ...args], { env });
      return { code: 0, text: stdout };
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, text: stderr };
    }
  }

  it('make a backup beside the running server', async () => {
    const { code, text } = await run('backup');
    expect(code).toBe(0);
    expect(text).toMatch(
      /\n1 recipes, 1 people and \d+ files of .*; it was restored into a scratch database/,
    );
    archive = text.split('\n')[0] ?? '';
    const cook = await ApiClient.signedIn(hearth);
    const { body } = await cook.get('/api/admin/backups');
    expect(body).toMatchObject({
      imports: [{ kind: 'manual', problem: null, checkedAt: expect.any(String) }],
    });
    await cook.cook('Later');
  });

  it('restore nothing while the server runs, and no file that is no backup', async () => {
    const running = await run('restore', archive);
    expect(running).toMatchObject({ code: 1, text: expect.stringContaining('Stop Hearth, then restore') });
    await hearth.stop();
    expect(await run('restore', entry)).toMatchObject({
      code: 1,
      text: expect.stringContaining('it is no zip archive'),
    });
    expect(await run('restore')).toMatchObject({ code: 1, text: expect.stringContaining('Name the backup') });
    expect(await run('reset')).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no command reset'),
    });
  });

  it('say what is in a backup without a change', async () => {
    expect(await run('restore', '--check', archive)).toEqual({
      code: 0,
      text: expect.stringMatching(/\nIt can be restored: 1 recipes, 1 people and \d+ files/),
    });
    expect(await run('restore', '--check')).toMatchObject({ code: 1 });
  });

  it('make one that Mealie restores, which also comes back here', async () => {
    const { code, text } = await run('backup', 'mealie');
    expect(code).toBe(0);
    const [path = ''] = text.split('\n');
    expect(path).toMatch(/backups\/mealie_[^/]+\.zip$/);
    expect(await run('restore', '--check', path)).toMatchObject({
      code: 0,
      text: expect.stringContaining('It can be restored: 2 recipes, 1 people'),
    });
    expect(await run('backup', 'paper')).toMatchObject({
      code: 1,
      text: expect.stringContaining('there are: hearth, mealie'),
    });
  });

  it('restore a backup, and keep what was there before', async () => {
    const { code, text } = await run('restore', archive);
    expect(code).toBe(0);
    expect(text).toMatch(/^Restored 1 recipes, 1 people .*\nWhat was there before: .*before-restore_/);
    await hearth.restart();
    const cook = await ApiClient.signedIn(hearth);
    expect((await cook.get('/api/recipes/soup')).status).toBe(200);
    expect((await cook.get('/api/recipes/later')).status).toBe(404);
  });
});

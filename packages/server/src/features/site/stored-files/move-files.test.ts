import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalStore } from '../../../platform/files/local-store.ts';
import type { FileStore } from '../../../platform/files/store.ts';
import { TestBucket } from '../../../platform/object-storage/bucket-for-test.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { checkFiles } from './check-files.service.ts';
import { type MoveReport, runMoveCommand } from './move-command.ts';

const keys = [
  ...Array.from({ length: 12 }, (_, at) => `recipes/${at}/images/original.webp`),
  'groups/a/export/b.zip',
  'users/a/profile.webp',
];

describe('moving files', () => {
  let bucket: TestBucket;
  let server: TestServer;
  let folder: FileStore;
  beforeAll(async () => {
    bucket = await TestBucket.start();
  });
  afterAll(() => bucket.stop());
  beforeEach(async () => {
    server = await TestServer.start('sqlite', { ...bucket.env, API_HOST: '127.0.0.1' });
    folder = createLocalStore(server.platform.settings.server.dataDir);
    for (const key of keys) await folder.put(key, Buffer.from(`content of ${key}`));
    bucket.forgetPlans();
  });
  afterEach(async () => {
    bucket.forgetPlans();
    await server.stop();
    await bucket.empty();
  });

  const run = (args: string, signal = new AbortController().signal, say = () => undefined) =>
    runMoveCommand(server.platform, args.split(' '), { signal, say });
  const read = async (store: FileStore, key: string) => {
    const opened = await store.get(key);
    return opened && text(opened.stream);
  };
  const inBucket = () => server.platform.bucketFiles ?? folder;
  const stored = () => bucket.requests.filter((one) => one.startsWith('PUT ')).length;
  const counts = ({ text: said }: MoveReport) =>
    /^(\d+) files .* (\d+) were there/.exec(said)?.slice(1).map(Number);

  it('copies everything, leaves the source, and has nothing to do the second time', async () => {
    expect((await checkFiles(server.platform, true)).hasUnmoved).toBe(true);
    const first = await run('--to s3');
    expect([counts(first), first.isComplete]).toEqual([[14, 0], true]);
    expect(await bucket.names()).toEqual(keys.toSorted());
    for (const key of keys) expect(await read(inBucket(), key)).toBe(`content of ${key}`);
    for (const key of keys) expect(await folder.exists(key)).toBe(true);
    bucket.forgetPlans();
    expect(counts(await run('--to s3'))).toEqual([0, 14]);
    expect(bucket.requests.every((one) => one.includes('list-type'))).toBe(true);
    expect((await checkFiles(server.platform, true)).hasUnmoved).toBe(false);
  });

  it('knows by the content what is there where its notes are lost', async () => {
    await run('--to s3');
    const { dataDir } = server.platform.settings.server;
    for (const name of readdirSync(dataDir)) if (name.startsWith('.moved-')) rmSync(join(dataDir, name));
    bucket.forgetPlans();
    expect(counts(await run('--to s3'))).toEqual([0, 14]);
    expect(stored()).toBe(0);
  });

  it('goes on where it was stopped', async () => {
    const stopping = new AbortController();
    bucket.onRequest = () => {
      if (stored() === 6) stopping.abort();
    };
    const first = await run('--to s3', stopping.signal);
    expect(first.isComplete).toBe(false);
    expect(first.text).toContain('Run it again to go on.');
    const [copied = 0] = counts(first) ?? [];
    expect(copied).toBeGreaterThanOrEqual(6);
    expect(copied).toBeLessThan(14);
    expect(counts(await run('--to s3'))).toEqual([14 - copied, copied]);
    expect(stored()).toBe(14);
  });

  it('goes on after the bucket was away, and says why it ended', async () => {
    await bucket.goAway();
    await expect(run('--to s3')).rejects.toThrow(/^ECONNREFUSED: .*FILES_S3_ENDPOINT/);
    await bucket.comeBack();
    expect(counts(await run('--to s3'))).toEqual([14, 0]);
  });

  it('takes over what has changed and what was deleted between two runs', async () => {
    await run('--to s3');
    await folder.put(keys[0] ?? '', Buffer.from('changed'));
    await folder.delete(keys[1] ?? '');
    const again = await run('--to s3');
    expect(counts(again)).toEqual([1, 12]);
    expect(again.text).toContain('1 that were deleted since');
    expect(await read(inBucket(), keys[0] ?? '')).toBe('changed');
    expect(await inBucket().exists(keys[1] ?? '')).toBe(false);
  });

  it('never replaces what is newer, nor deletes what it has not brought', async () => {
    await inBucket().put('recipes/new/images/original.webp', Buffer.from('new'));
    await inBucket().put(keys[0] ?? '', Buffer.from('stored later'));
    const moved = await run('--to s3');
    expect(counts(moved)).toEqual([13, 0]);
    expect(moved.text).toContain('1 are newer there');
    expect(await read(inBucket(), keys[0] ?? '')).toBe('stored later');
    expect(await inBucket().exists('recipes/new/images/original.webp')).toBe(true);
  });

  it('replaces what is older, though it has not brought it', async () => {
    await inBucket().put(keys[0] ?? '', Buffer.from('stored earlier'));
    const soon = new Date(Date.now() + 5000);
    utimesSync(join(server.platform.settings.server.dataDir, keys[0] ?? ''), soon, soon);
    expect(counts(await run('--to s3'))).toEqual([14, 0]);
    expect(await read(inBucket(), keys[0] ?? '')).toBe(`content of ${keys[0]}`);
  });

  it('says which file differs from its copy, and copies it again the next time', async () => {
    bucket.plan(/^GET .*recipes\/3\//, 'damaged');
    const first = await run('--to s3');
    expect(first).toMatchObject({
      isComplete: false,
      text: expect.stringContaining(`Not copied: ${keys[3]}: ContentDamaged`),
    });
    expect(counts(await run('--to s3'))).toEqual([0, 14]);
    expect(await read(inBucket(), keys[3] ?? '')).toBe(`content of ${keys[3]}`);
  });

  it('moves back, and removes the source only when it is told to and nothing failed', async () => {
    await run('--to s3 --remove-source');
    for (const key of keys) expect(await folder.exists(key)).toBe(false);
    bucket.plan(/^GET .*recipes\/3\//, 'damaged');
    expect((await run('--to folder --remove-source')).isComplete).toBe(false);
    expect(await bucket.names()).toHaveLength(14);
    expect(await run('--to folder --remove-source')).toMatchObject({
      isComplete: true,
      text: expect.stringContaining('14 files were removed where they came from'),
    });
    expect(await bucket.names()).toEqual([]);
    for (const key of keys) expect(await read(folder, key)).toBe(`content of ${key}`);
  });

  it('runs beside a server, but removes nothing then', async () => {
    await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = Object(server.app.http.server.address());
    const { settings } = server.platform;
    const platform = { ...server.platform, settings: { ...settings, server: { ...settings.server, port } } };
    const control = { signal: new AbortController().signal, say: () => undefined };
    await expect(runMoveCommand(platform, ['--to', 's3', '--remove-source'], control)).rejects.toThrow(
      'Stop Hearth',
    );
    expect(existsSync(join(settings.server.dataDir, 'recipes'))).toBe(true);
    const moved = await runMoveCommand(platform, ['--to', 's3'], control);
    expect(moved.text).toContain('Hearth runs: stop it');
  });

  it.each(['', '--to', '--to attic', '--from s3', '--to s3 --to folder'])('refuses %j', async (args) => {
    await expect(run(args)).rejects.toThrow('Say where to');
  });

  it('needs a bucket', async () => {
    const { settings } = server.platform;
    const platform = { ...server.platform, settings: { ...settings, filesBucket: null } };
    const control = { signal: new AbortController().signal, say: () => undefined };
    await expect(runMoveCommand(platform, ['--to', 's3'], control)).rejects.toThrow('No bucket is named');
  });
});

describe('the check of the files', () => {
  it('says what is wrong with the bucket', async () => {
    const bucket = await TestBucket.start();
    const server = await TestServer.start('sqlite', bucket.env);
    try {
      const check = () => checkFiles(server.platform, true);
      expect(await check()).toEqual({ bucket: 'kitchen', failure: null, hasUnmoved: false });
      expect(await bucket.names()).toEqual([]);
      bucket.plan(/^PUT/, 'refused');
      expect((await check()).failure).toEqual({ code: 'AccessDenied', isPassing: false });
      bucket.keys.secret = 'another';
      expect((await check()).failure).toEqual({ code: 'SignatureDoesNotMatch', isPassing: false });
      await bucket.goAway();
      expect((await check()).failure).toEqual({ code: 'ECONNREFUSED', isPassing: true });
      await bucket.comeBack();
    } finally {
      await server.stop();
      await bucket.stop();
    }
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../../../server/src/platform/files/pictures-for-test.ts';
import { TestBucket } from '../../../server/src/platform/object-storage/bucket-for-test.ts';
import { ApiClient } from '../harness/stage/api-client.ts';
import { HearthProcess } from '../harness/stage/hearth-process.ts';

const entry = fileURLToPath(new URL('../../../../dist/server/main.js', import.meta.url));
const sizes = ['original.webp', 'min-original.webp', 'tiny-original.webp'] as const;
const planted = 300;

/** Steps of one operator, in this order: the built server and its commands, and a bucket that comes and goes. */
describe('a library that moves to a bucket and back', () => {
  let bucket: TestBucket;
  let hearth: HearthProcess;
  let inFolder: Readonly<Record<string, string>>;
  let recipe: { slug: string; id: string };
  let served: string[];
  beforeAll(async () => {
    bucket = await TestBucket.start();
    hearth = await HearthProcess.start();
    const client = await ApiClient.signedIn(hearth);
    const slug = await client.cook('Soup');
    const { body } = await client.get(`/api/recipes/${slug}`);
    recipe = { slug, id: String(Object(body).id) };
    await upload('#a02010');
    served = await pictures();
    inFolder = Object.fromEntries(Object.keys(bucket.env).map((name) => [name, '']));
    for (let at = 0; at < planted; at += 1) plant(at);
  });
  afterAll(async () => {
    await hearth.remove();
    await bucket.stop();
  });

  /** Files of a recipe that a backup has, although no row names them. */
  function plant(at: number): void {
    const folder = join(hearth.folder, 'recipes', recipe.id, 'images', 'timeline', String(at));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'original.webp'), `picture ${at}`);
  }

  async function upload(colour: string): Promise<number> {
    const form = new FormData();
    const picture = await plain(1600, 1200, colour).jpeg().toBuffer();
    form.append('image', new Blob([new Uint8Array(picture)]), 'soup.jpg');
    form.append('extension', 'jpg');
    const headers = { authorization: `Bearer ${await hearth.signIn()}` };
    const url = `${hearth.url}/api/recipes/${recipe.slug}/image`;
    return (await fetch(url, { method: 'PUT', headers, body: form })).status;
  }

  /** Content or status of every size. */
  async function pictures(version = 'a'): Promise<string[]> {
    const url = `${hearth.url}/api/media/recipes/${recipe.id}/images`;
    const answers = sizes.map(async (size) => {
      const answer = await fetch(`${url}/${size}?version=${version}`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString('base64') : String(answer.status);
    });
    return Promise.all(answers);
  }

  function begin(...args: string[]): {
    child: ChildProcess;
    ended: Promise<{ code: unknown; text: string }>;
  } {
    const env = { PATH: process.env['PATH'], ...hearth.environment, ...bucket.env };
    const child = spawn(process.execPath, [entry, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
    return { child, ended: once(child, 'close').then(([code]: unknown[]) => ({ code, text })) };
  }
  const run = (...args: string[]) => begin(...args).ended;

  async function moveUntil(signal: NodeJS.Signals, uploads: number) {
    const { child, ended } = begin('move-files', '--to', 's3');
    const before = bucket.requests.length;
    bucket.onRequest = () => {
      const done = bucket.requests.slice(before).filter((one) => one.startsWith('PUT ')).length;
      if (done === uploads) child.kill(signal);
    };
    return ended.finally(() => (bucket.onRequest = () => undefined));
  }

  it('is moved beside the server, though the command is stopped and killed on the way', async () => {
    const stopped = await moveUntil('SIGINT', 40);
    expect(stopped).toMatchObject({ code: 1, text: expect.stringContaining('Run it again to go on.') });
    expect((await bucket.names()).length).toBeLessThan(60);
    expect((await moveUntil('SIGKILL', 40)).code).not.toBe(0);
    const whole = await run('move-files', '--to', 's3');
    expect(whole).toMatchObject({ code: 0, text: expect.stringContaining('Hearth runs: stop it') });
    expect(await bucket.names()).toHaveLength(planted + sizes.length);
    expect(await upload('#2010a0')).toBe(200);
    served = await pictures('b');
    await hearth.stop();
    expect(await run('move-files', '--to', 's3', '--remove-source')).toMatchObject({ code: 0 });
    expect(
      readdirSync(join(hearth.folder, 'recipes'), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      ),
    ).toEqual([]);
  });

  it('is served from there, also after a restart without copies', async () => {
    await hearth.restartWith(bucket.env);
    expect(await pictures('b')).toEqual(served);
    bucket.forgetPlans();
    expect(await pictures('b')).toEqual(served);
    expect(bucket.requests).toEqual([]);
    await hearth.stop();
    rmSync(join(hearth.folder, '.copies'), { recursive: true });
    await hearth.restart();
    expect(await pictures('b')).toEqual(served);
    expect(await run('doctor')).toMatchObject({
      text: expect.stringContaining('Pictures and files: The bucket kitchen works.'),
    });
  });

  it('starts while the bucket is away, says so, and recovers', async () => {
    await hearth.stop();
    rmSync(join(hearth.folder, '.copies'), { recursive: true });
    await bucket.goAway();
    await hearth.restart();
    expect(await pictures('b')).toEqual(['503', '503', '503']);
    expect(await upload('#10a020')).toBe(503);
    expect(hearth.output).toContain('the bucket of pictures and files does not do what it is asked');
    expect(await run('doctor')).toMatchObject({
      code: 1,
      text: expect.stringContaining('does not answer (ECONNREFUSED)'),
    });
    await bucket.comeBack();
    expect(await pictures('b')).toEqual(served);
    bucket.keys.secret = 'changed at the provider';
    expect(await upload('#10a020')).toBe(503);
    expect(hearth.output).toContain('correct FILES_S3_SECRET_ACCESS_KEY');
    bucket.keys.secret = bucket.address.secretKey;
  });

  it('is in a backup, which is restored into the folder, and moved back', async () => {
    const before = await bucket.names();
    const [archive = ''] = (await run('backup')).text.split('\n');
    await hearth.stop();
    await bucket.empty();
    expect(await run('restore', archive)).toMatchObject({ code: 0 });
    expect(await bucket.names()).toEqual(before);
    await hearth.restart();
    expect(await pictures('c')).toEqual(served);
    await hearth.stop();
    const back = await run('move-files', '--to', 'folder', '--remove-source');
    expect(back).toMatchObject({
      code: 0,
      text: expect.stringContaining('Start Hearth without FILES_S3_BUCKET'),
    });
    expect(await bucket.names()).toEqual([]);
    await hearth.restartWith(inFolder);
    expect(await pictures('d')).toEqual(served);
  });
});

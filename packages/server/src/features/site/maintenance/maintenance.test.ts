import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createLog } from '../../../platform/log/log.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';

const url = '/api/admin/maintenance';
const id = '0b7a3c55-6d58-4b4f-9d52-5a3f1c2e4d60';

const suite: SuiteOptions = {
  env: {
    SMTP_PASSWORD: 'mail-pass-word',
    OPENAI_API_KEY: 'sk-very-secret',
  },
  cook: { admin: true },
};

describeServer('maintenance', suite, ({ server, cook: admin }) => {
  let folder: string;
  beforeAll(async () => {
    folder = server.platform.settings.server.dataDir;
  });

  const client = () => server.as(admin);
  const write = (path: string, bytes = 10) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), Buffer.alloc(bytes, 'x'));
  };
  const clean = async (what: string, headers = {}) =>
    (await client().post(`${url}/clean/${what}`, undefined, headers)).body;

  it('storage says how large each part is', async () => {
    write(`recipes/${id}/images/original.webp`, 4000);
    write(`recipes/${id}/assets/notes.txt`, 96);
    write('users/someone/profile.webp', 1536);
    write('backups/one.zip', 100);
    write('.temp/rest', 7);
    expect((await client().get(`${url}/storage`)).body).toEqual({
      tempDirSize: '7 bytes',
      backupsDirSize: '100 bytes',
      groupsDirSize: '0 bytes',
      recipesDirSize: '4.0 KB',
      userDirSize: '1.5 KB',
    });
  });

  it('stray pictures and folders are counted and removed, everything else stays', async () => {
    for (const stray of ['original.jpg', 'min-original.PNG', '.hidden'])
      write(`recipes/${id}/images/${stray}`);
    write('recipes/soup/images/original.webp');
    write('recipes/no-uuid/anything');
    write('recipes/loose-file');
    write(`recipes/${id}/assets/picture.jpg`);
    const summary = async () => (await client().get(url)).body;
    expect(await summary()).toMatchObject({ cleanableImages: 3, cleanableDirs: 2 });
    expect(await clean('images')).toEqual({ message: '3 Images cleaned', error: false });
    expect(readdirSync(join(folder, `recipes/${id}/images`))).toEqual(['original.webp']);
    expect(await clean('recipe-folders')).toEqual({ message: '2 Recipe folders removed', error: false });
    expect(readdirSync(join(folder, 'recipes')).toSorted()).toEqual([id, 'loose-file'].toSorted());
    expect(existsSync(join(folder, `recipes/${id}/assets/picture.jpg`))).toBe(true);
    expect(await summary()).toMatchObject({ cleanableImages: 0, cleanableDirs: 0 });
    expect(await clean('images')).toEqual({ message: '0 Images cleaned', error: false });
    expect(await clean('images', { 'accept-language': 'de-DE' })).toMatchObject({
      message: '0 Bilder entfernt',
    });
  });

  it('the target of a symbolic link is neither counted nor touched', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'hearth-outside-'));
    mkdirSync(join(outside, 'images'), { recursive: true });
    writeFileSync(join(outside, 'images/picture.jpg'), 'mine');
    symlinkSync(outside, join(folder, 'recipes/linked'));
    symlinkSync(outside, join(folder, '.temp/linked'));
    expect((await client().get(url)).body).toMatchObject({ cleanableImages: 0, cleanableDirs: 0 });
    await clean('images');
    await clean('recipe-folders');
    await clean('temp');
    expect(readFileSync(join(outside, 'images/picture.jpg'), 'utf8')).toBe('mine');
    rmSync(outside, { recursive: true });
  });

  it('temporary files go, those that are being written stay', async () => {
    const young = `recipes/${id}/images/.${id}.tmp`;
    const old = `users/.${id}.tmp`;
    write(young);
    write(old);
    write('.temp/deep/rest');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(join(folder, old), longAgo, longAgo);
    expect(await clean('temp')).toEqual({ message: "'.temp' directory cleaned", error: false });
    expect(readdirSync(join(folder, '.temp'))).toEqual([]);
    expect([young, old].map((path) => existsSync(join(folder, path)))).toEqual([true, false]);
  });

  it('the log is shown newest last, without secrets, and can be emptied', async () => {
    const file = server.platform.settings.log.file;
    const log = createLog({ level: 'info', file, output: { write: () => undefined } });
    const token = server.platform.secret;
    log.info('first');
    log.info({ password: 'hunter22' }, 'second');
    log.info(`mail-pass-word and sk-very-secret and ${token}`);
    log.info(`Bearer ${admin.token} at http://x/y?token=abcdef&page=2`);
    log.info('postgresql://cook:salt-and-pepper@db:5432/x');
    log.info('{"password":"in a text"}');
    log.info('last');
    const logs = async (query = '') =>
      Object((await client().get(`${url}/logs${query}`)).body).logs as string[];
    const all = await logs();
    expect(all).toHaveLength(7);
    expect(all[0]).toContain('first');
    expect(all.at(-1)).toContain('last');
    expect(all.join('\n')).not.toMatch(/hunter22|mail-pass-word|sk-very-secret|eyJ|abcdef|salt-and-pepper/);
    expect(all.join('\n')).not.toContain(token);
    expect(all.join('\n')).toContain('page=2');
    expect(await logs('?lines=2')).toEqual(all.slice(-2));
    for (const lines of ['0', '-1', '10001', 'many', '1.5']) {
      expect((await client().get(`${url}/logs?lines=${lines}`)).status).toBe(422);
    }
    expect(await clean('logs')).toEqual({ message: 'Logs cleaned', error: false });
    expect(await logs('?lines=10000')).toEqual([]);
    log.info('after');
    expect(await logs()).toHaveLength(1);
  });

  it('only administrators may', async () => {
    const member = server.as(await server.member({ rights: ['canManage', 'advanced'] }));
    write('.temp/kept');
    for (const path of ['', '/storage', '/logs']) {
      expect((await member.get(`${url}${path}`)).status).toBe(403);
      expect((await server.nobody.get(`${url}${path}`)).status).toBe(401);
    }
    for (const what of ['images', 'temp', 'recipe-folders', 'logs']) {
      expect((await member.post(`${url}/clean/${what}`)).status).toBe(403);
      expect((await server.nobody.post(`${url}/clean/${what}`)).status).toBe(401);
    }
    expect(existsSync(join(folder, '.temp/kept'))).toBe(true);
  });
});

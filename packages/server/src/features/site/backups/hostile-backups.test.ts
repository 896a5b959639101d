import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NewFiles } from '../../../platform/files/data-files.ts';
import { systemRandom } from '../../../platform/random/random.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { readArchive } from './read-archive.ts';
import { RowSecrets } from './archive/sealed-columns.ts';

type Files = Record<string, Uint8Array>;

describe('reading a backup', () => {
  let folder: string;
  let archive: Buffer;
  let files: Files;
  let count = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-hostile-'));
    const server = await TestServer.start('sqlite');
    const client = server.as(await server.member({ admin: true }));
    await client.cook('Soup', { recipeIngredient: ['1 leek'] });
    await server.platform.files.put('templates/own.md', Buffer.from('{{ recipe.name }}'));
    succeeded(await client.post('/api/admin/backups'));
    const { name } = Object(succeeded(await client.get('/api/admin/backups'))).imports[0];
    archive = readFileSync(join(server.platform.settings.server.dataDir, 'backups', name));
    files = unzipSync(archive);
    await server.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What reading it says: its rows of users, or what is wrong. */
  async function read(bytes: Uint8Array): Promise<unknown> {
    count += 1;
    const work = join(folder, String(count));
    const path = `${work}.zip`;
    writeFileSync(path, bytes);
    const target = {
      scratch: `${work}.db`,
      files: new NewFiles(join(work, 'files')),
      secrets: new RowSecrets('secret', systemRandom),
    };
    try {
      return (await readArchive(path, target, () => undefined)).tables.users?.rows;
    } catch (error) {
      if (error instanceof Error && error.name === 'BackupError') return error.message;
      throw error;
    } finally {
      rmSync(path);
      rmSync(`${work}.db`, { force: true });
    }
  }
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  /** The archive with other files, whose manifest fits them. */
  function forged(change: (files: Files, manifest: ReturnType<typeof Object>) => void): Uint8Array {
    const changed = { ...files };
    const manifest = Object(JSON.parse(Buffer.from(files['backup.json'] ?? '').toString()));
    change(changed, manifest);
    for (const [name, table] of Object.entries<Record<string, unknown>>(manifest.tables)) {
      const bytes = changed[`tables/${name}.jsonl`] ?? new Uint8Array();
      table.sha256 = hash(bytes);
      table.rows = Buffer.from(bytes).toString().split('\n').length - 1;
    }
    const lines = Object.keys(changed)
      .filter((name) => name.startsWith('files/'))
      .map((name) => {
        const bytes = changed[name] ?? new Uint8Array();
        return `${JSON.stringify({ path: name.slice(6), bytes: bytes.length, sha256: hash(bytes) })}\n`;
      });
    changed['files.jsonl'] = strToU8(lines.join(''));
    manifest.files.count = lines.length;
    manifest.files.listSha256 = hash(changed['files.jsonl']);
    changed['backup.json'] = strToU8(JSON.stringify(manifest));
    return zipSync(changed);
  }
  const splitRows = (all: Files, table: string): Record<string, unknown>[] =>
    Buffer.from(all[`tables/${table}.jsonl`] ?? '')
      .toString()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  const changeRows = (table: string, change: (row: Record<string, unknown>) => void) =>
    forged((all) => {
      const rows = splitRows(all, table);
      rows.forEach(change);
      all[`tables/${table}.jsonl`] = strToU8(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    });

  it('reads a sound backup, whichever program has packed it', async () => {
    expect(await read(archive)).toBe(1);
    expect(await read(forged(() => undefined))).toBe(1);
  });

  it('refuses one that is mutated anywhere, or reads it whole', async () => {
    const mutation = fc.record({
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      kind: fc.constantFrom('flip', 'cut', 'drop', 'repeat'),
      bit: fc.nat(7),
      length: fc.integer({ min: 1, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(mutation, async ({ at, kind, bit, length }) => {
        const place = Math.floor(at * archive.length);
        const bytes = Buffer.from(archive);
        if (kind === 'flip') bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
        const mutated = {
          flip: bytes,
          cut: bytes.subarray(0, place),
          drop: Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + length)]),
          repeat: Buffer.concat([bytes.subarray(0, place + length), bytes.subarray(place)]),
        }[kind];
        const said = await read(mutated);
        expect([
          'unreadable',
          'damaged',
          'tooLarge',
          'unsafePath',
          'encrypted',
          'otherProgram',
          'tooNew',
          1,
        ]).toContain(said);
      }),
      { numRuns: 200 },
    );
  }, 120_000);

  it.each<[what: string, problem: string, make: () => Uint8Array]>([
    ['no archive', 'unreadable', () => strToU8('a recipe')],
    ['an empty file', 'unreadable', () => new Uint8Array()],
    ['another archive', 'otherProgram', () => zipSync({ 'recipe.json': strToU8('{}') })],
    [
      'a manifest of another program',
      'otherProgram',
      () => forged((_, manifest) => (manifest.program = 'soup')),
    ],
    ['a newer format', 'tooNew', () => forged((_, manifest) => (manifest.format = 2))],
    ['a newer schema', 'tooNew', () => forged((_, manifest) => manifest.migrations.push('9999-later'))],
    ['an older schema', 'tooOld', () => forged((_, manifest) => (manifest.migrations = ['0001-accounts']))],
    ['no schema', 'tooNew', () => forged((_, manifest) => (manifest.migrations = []))],
    ['one table too few', 'damaged', () => forged((_, { tables }) => delete tables.recipe_notes)],
    ['a file that nothing names', 'damaged', () => zipSync({ ...files, 'more.txt': strToU8('x') })],
    [
      'a table that was changed',
      'damaged',
      () => {
        const recipes = Buffer.from(files['tables/recipes.jsonl'] ?? '').toString();
        return zipSync({ ...files, 'tables/recipes.jsonl': strToU8(recipes.replace('Soup', 'Soap')) });
      },
    ],
    ['a path that leads out', 'unsafePath', () => forged((all) => (all['files/../out.txt'] = strToU8('x')))],
    ['an absolute path', 'unsafePath', () => forged((all) => (all['/etc/out.txt'] = strToU8('x')))],
    ['a hidden file', 'unsafePath', () => forged((all) => (all['files/templates/.secret'] = strToU8('x')))],
    ['a folder of its own', 'unsafePath', () => forged((all) => (all['files/backups/x.zip'] = strToU8('x')))],
    [
      'a file beside the folders',
      'unsafePath',
      () => forged((all) => (all['files/hearth.db'] = strToU8('x'))),
    ],
    ['a bomb', 'tooLarge', () => zipSync({ ...files, 'tables/tags.jsonl': new Uint8Array(5_000_000) })],
    ['a row of another table', 'damaged', () => changeRows('users', (row) => (row.soup = 1))],
    ['a row with too little', 'damaged', () => changeRows('users', (row) => delete row.email)],
    [
      'a row that refers to nothing',
      'damaged',
      () => changeRows('recipes', (row) => (row.group_id = 'none')),
    ],
    ['a null where there is none', 'damaged', () => changeRows('recipes', (row) => (row.name = null))],
    ['a list for a text', 'damaged', () => changeRows('recipes', (row) => (row.name = ['Soup']))],
    ['a row that is none', 'damaged', () => forged((all) => (all['tables/tags.jsonl'] = strToU8('7\n')))],
    ['nobody who administers', 'withoutAdministrator', () => changeRows('users', (row) => (row.admin = 0))],
  ])('refuses %s: %s', async (_, problem, make) => {
    expect(await read(make())).toBe(problem);
    expect(existsSync(join(folder, 'out.txt'))).toBe(false);
  });

  it('refuses a symbolic link and a file that is locked with a password', async () => {
    const entry = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
    const patched = (offset: number, change: (bytes: Buffer, at: number) => void) => {
      const bytes = Buffer.from(zipSync(files, { os: 3, attrs: 0o100600 << 16 }));
      change(bytes, bytes.indexOf(entry) + offset);
      return bytes;
    };
    expect(await read(patched(38, (bytes, at) => bytes.writeUInt32LE((0o120777 << 16) >>> 0, at)))).toBe(
      'unsafePath',
    );
    expect(await read(patched(8, (bytes, at) => bytes.writeUInt16LE(1, at)))).toBe('encrypted');
  });

  it('a table sent twice counts once', async () => {
    const bytes = zipSync({ ...files, 'tables/tagz.jsonl': files['tables/tags.jsonl'] ?? new Uint8Array() });
    const twice = Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('tagz', 'tags'), 'latin1');
    expect(await read(twice)).toBe('unreadable');
    expect(readdirSync(folder)).not.toContain('hearth.db');
  });
});

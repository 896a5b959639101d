import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openArchiveFile } from './archive-file.ts';
import { damagedArchives, refusedArchives } from './hostile-archives-for-test.ts';
import { onlyWhere } from '../../../../../tools/test-run/only-where.ts';

describe('an archive on the disk', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'archive-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const open = (bytes: Uint8Array) => {
    const path = join(folder, 'archive.zip');
    writeFileSync(path, bytes);
    return openArchiveFile(path);
  };
  const big = 100_000;

  it('lists its files without its folders, and unpacks one by one', async () => {
    const archive = await open(zipSync({ a: { 'b.txt': strToU8('leek') }, 'c/': new Uint8Array() }));
    expect(archive.names).toEqual(['a/b.txt']);
    expect((await archive.read('a/b.txt', big)).toString()).toBe('leek');
    await expect(archive.read('missing', big)).rejects.toMatchObject({ problem: 'unreadable' });
    await archive.close();
  });

  it('reads names in UTF-8 that do not say so, however accents are written', async () => {
    const bytes = Buffer.from(zipSync({ ['Brühe.txt'.normalize('NFD')]: strToU8('x') }));
    const directory = bytes.readUInt32LE(bytes.length - 6);
    bytes.writeUInt16LE(0, directory + 8);
    const archive = await open(bytes);
    expect(archive.names).toEqual(['Brühe.txt'.normalize('NFC')]);
    await archive.close();
  });

  it.each(refusedArchives)('is refused if it %s', async (_, bytes, problem) => {
    await expect(open(bytes)).rejects.toMatchObject({ name: 'ArchiveError', problem });
  });

  it.each(damagedArchives)('does not give a file that %s', async (_, bytes) => {
    const archive = await open(bytes);
    await expect(archive.read('x/recipe.json', big)).rejects.toMatchObject({ problem: 'unreadable' });
    await archive.close();
  });

  it(
    'closes its file, also when a file in it was damaged',
    onlyWhere(existsSync('/proc/self/fd'), 'no /proc'),
    async () => {
      const openFiles = () => readdirSync('/proc/self/fd').length;
      const before = openFiles();
      for (const [, bytes] of damagedArchives) {
        const archive = await open(bytes);
        await archive.read('x/recipe.json', big).catch(() => undefined);
        await archive.close();
      }
      expect(openFiles()).toBe(before);
    },
  );

  it('is read or refused, whatever byte of it is wrong', async () => {
    const whole = zipSync({ 'a/b.txt': strToU8('leek '.repeat(50)), 'c.txt': strToU8('salt') });
    const readKind = (error: unknown) => (error instanceof Error ? error.name : 'thrown');
    const readAll = async (bytes: Uint8Array): Promise<string[]> => {
      const archive = await open(bytes);
      const kinds = archive.names.map((name) => archive.read(name, big).then(() => 'read', readKind));
      const found = await Promise.all(kinds);
      await archive.close();
      return found;
    };
    const spoilt = fc.tuple(fc.nat(whole.length - 1), fc.nat(255), fc.boolean());
    await fc.assert(
      fc.asyncProperty(spoilt, async ([at, byte, isCut]) => {
        const bytes = Uint8Array.from(isCut ? whole.subarray(0, at) : whole);
        if (!isCut) bytes[at] = byte;
        const kinds = await readAll(bytes).catch((error: unknown) => [readKind(error)]);
        expect(kinds.filter((kind) => kind !== 'read' && kind !== 'ArchiveError')).toEqual([]);
      }),
    );
  });

  it('unpacks nothing of a file that is larger than wanted', async () => {
    const archive = await open(zipSync({ 'x.txt': strToU8('leeks') }));
    await expect(archive.read('x.txt', 4)).rejects.toMatchObject({ problem: 'tooLarge' });
    await archive.close();
  });
});

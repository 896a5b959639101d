import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ArchiveWriter } from './archive-writer.ts';

const mtime = new Date('2026-11-25T10:00:00Z');

it('packs entries one after the other and tells their sizes and hashes', async () => {
  const writer = new ArchiveWriter(mtime);
  const packed = buffer(writer.content);
  expect(await writer.add('a.txt', ['one ', 'two'])).toEqual({
    bytes: 7,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await writer.add('b/c.txt', []);
  writer.finish();
  const files = unzipSync(await packed);
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.txt', 'one two'],
    ['b/c.txt', ''],
  ]);
});

it('breaks the archive where a source fails, even before anyone reads it', async () => {
  const writer = new ArchiveWriter(mtime);
  const failing = function* () {
    yield 'a';
    throw new Error('the disk is gone');
  };
  await expect(writer.add('a.txt', failing())).rejects.toThrow('the disk is gone');
  await setImmediate();
  await expect(buffer(writer.content)).rejects.toThrow(/disk is gone|premature/i);
});

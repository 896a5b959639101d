import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipStream } from './zip-archive.ts';

const at = new Date('2026-11-21T10:20:30Z');

describe('archives', () => {
  it.each([
    ['nothing', []],
    ['texts, bytes and an empty file', ['a.json', '{"a":1}', 'Übung/日本.txt', '\0\u0001ÿ', 'leer', '']],
    ['a megabyte', ['long.txt', 'hearth '.repeat(150_000), 'picture.webp', 'x'.repeat(10_000)]],
  ])('of %s unpack to the same files', async (_, namesAndTexts) => {
    const entries = Array.from({ length: namesAndTexts.length / 2 }, (_entry, index) => ({
      name: namesAndTexts[index * 2] ?? '',
      content: Buffer.from(namesAndTexts[index * 2 + 1] ?? ''),
    }));
    const unpacked = unzipSync(await buffer(zipStream(entries, at)));
    const texts = Object.entries(unpacked).map(([name, content]) => [
      name,
      Buffer.from(content).toString('hex'),
    ]);
    expect(texts).toEqual(entries.map(({ name, content }) => [name, content.toString('hex')]));
  });

  it('are produced while they are read, one chunk at a time', async () => {
    let producedCount = 0;
    const piece = Buffer.alloc(64 * 1024, 7);
    const content = Readable.from(
      (function* pieces() {
        for (; producedCount < 200; producedCount += 1) yield piece;
      })(),
      { objectMode: false },
    );
    const archive = zipStream([{ name: 'large.webp', content }], at);
    const reader = archive[Symbol.asyncIterator]();
    await reader.next();
    expect(producedCount).toBeLessThan(60);
    archive.destroy();
  });

  it('compress only files that are not compressed yet', async () => {
    const text = Buffer.from('hearth '.repeat(10_000));
    const size = async (name: string) => (await buffer(zipStream([{ name, content: text }], at))).length;
    expect(await size('a.json')).toBeLessThan(text.length / 10);
    expect(await size('a.webp')).toBeGreaterThan(text.length);
  });
});

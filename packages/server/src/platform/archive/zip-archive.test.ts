import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { smallZip, zipStream } from './zip-archive.ts';

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

  it('of a few small files are the same files', () => {
    const entries = [
      { name: 'soup.json', content: Buffer.from('{"name":"soup"}'.repeat(100)) },
      { name: 'original.webp', content: Buffer.alloc(5000, 7) },
    ];
    const archive = smallZip(entries, at);
    const unpacked = unzipSync(archive);
    for (const { name, content } of entries)
      expect(Buffer.from(unpacked[name] ?? []).equals(content)).toBe(true);
    expect(archive.length).toBeLessThan(6500);
    expect(archive.length).toBeGreaterThan(5000);
  });

  it('closes open entries when the reader stops', async () => {
    let isOpen = false;
    const archive = zipStream(
      (async function* entries() {
        isOpen = true;
        try {
          for (let count = 0; count < 1000; count += 1)
            yield { name: `${count}.webp`, content: Buffer.alloc(100_000) };
        } finally {
          isOpen = false;
        }
      })(),
      at,
    );
    await archive[Symbol.asyncIterator]().next();
    expect(isOpen).toBe(true);
    archive.destroy();
    await vi.waitFor(() => expect(isOpen).toBe(false));
  });

  it('end with the error of an entry', async () => {
    const archive = zipStream(
      (async function* entries() {
        yield { name: 'a.txt', content: Buffer.from('a') };
        throw new Error('the disk is gone');
      })(),
      at,
    );
    await expect(buffer(archive)).rejects.toThrow('the disk is gone');
  });

  it('compress only files that are not compressed yet', async () => {
    const text = Buffer.from('hearth '.repeat(10_000));
    const size = async (name: string) => (await buffer(zipStream([{ name, content: text }], at))).length;
    expect(await size('a.json')).toBeLessThan(text.length / 10);
    expect(await size('a.webp')).toBeGreaterThan(text.length);
  });
});

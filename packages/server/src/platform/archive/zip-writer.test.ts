import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from './zip-writer.ts';

/** Python's reader checks every sum; it is a stranger to our writer. */
const read = `import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    print(json.dumps([[i.filename, z.read(i).hex(), list(i.date_time)] for i in z.infolist()]))`;

describe('archives', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-zip-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['nothing', []],
    ['texts, bytes and an empty file', ['a.json', '{"a":1}', 'Übung/日本.txt', '\0\u0001ÿ', 'leer', '']],
    ['a megabyte', ['long.txt', 'hearth '.repeat(150_000)]],
  ])('other programs read %s', (_, given) => {
    const entries = Array.from({ length: given.length / 2 }, (_entry, index) => ({
      name: given[index * 2] ?? '',
      content: Buffer.from(given[index * 2 + 1] ?? ''),
    }));
    const path = join(folder, 'archive.zip');
    writeFileSync(path, zipOf(entries, new Date('2026-11-21T10:20:30Z')));
    const found = JSON.parse(execFileSync('python3', ['-c', read, path], { maxBuffer: 10 ** 8 }).toString());
    expect(found).toEqual(
      entries.map(({ name, content }) => [name, content.toString('hex'), [2026, 11, 21, 10, 20, 30]]),
    );
  });
});

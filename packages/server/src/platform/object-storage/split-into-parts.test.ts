import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { splitIntoParts } from './split-into-parts.ts';

async function split(chunks: readonly string[]): Promise<string[]> {
  const parts: string[] = [];
  const content = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  for await (const part of splitIntoParts(content, 4)) parts.push(part.toString());
  return parts;
}

it('cuts a stream into parts of one size, however its chunks fall', async () => {
  expect(await split(['flour and salt'])).toEqual(['flou', 'r an', 'd sa', 'lt']);
  expect(await split([...'flour'])).toEqual(['flou', 'r']);
  expect(await split(['salt', 'salt'])).toEqual(['salt', 'salt']);
  expect(await split([])).toEqual([]);
});

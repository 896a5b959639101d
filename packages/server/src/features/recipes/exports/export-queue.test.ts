import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { queuedExport } from './export-queue.ts';

const present = () => false;
const turn = () => new Promise((resume) => setImmediate(resume));

it('exports are made two at a time, one for each account, and the next begins when one ends', async () => {
  const begun: string[] = [];
  const sources = new Map<string, PassThrough>();
  const start = (account: string, name: string) =>
    queuedExport(account, present, async () => {
      begun.push(name);
      const source = new PassThrough();
      sources.set(name, source);
      return source;
    });
  const first = await start('ann', 'first');
  const again = start('ann', 'again');
  const other = await start('ben', 'other');
  const third = start('cid', 'third');
  await turn();
  expect(begun).toEqual(['first', 'other']);
  sources.get('first')?.end('done');
  expect(String(await buffer(first))).toBe('done');
  await third;
  other.destroy();
  await again;
  expect(begun).toEqual(['first', 'other', 'third', 'again']);
  (await third).destroy();
  (await again).destroy();
});

it('an export whose reader is gone gives its place away, and what it has open is closed', async () => {
  const source = new PassThrough();
  const content = await queuedExport(
    'ann',
    () => true,
    async () => source,
  );
  expect(content.destroyed).toBe(true);
  await turn();
  expect(source.destroyed).toBe(true);
  const next = await queuedExport('ann', present, async () => Readable.from(['x']));
  expect(String(await buffer(next))).toBe('x');
});

it('an export that cannot begin says why', async () => {
  const failing = queuedExport('ann', present, () => Promise.reject(new Error('no recipes')));
  await expect(failing).rejects.toThrow('no recipes');
});

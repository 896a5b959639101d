import { expect, it } from 'vitest';
import { withIdempotencyKey } from './idempotency-key.ts';

const succeed = async (headers: { readonly 'idempotency-key': string }) => headers['idempotency-key'];

async function lose(sent: string): Promise<string> {
  let key = '';
  const lost = withIdempotencyKey(sent, async (headers) => {
    key = await succeed(headers);
    throw new TypeError('no answer');
  });
  await expect(lost).rejects.toThrow('no answer');
  return key;
}

it('what is sent again after a lost answer has the same key, until an answer comes', async () => {
  const first = await lose('/api/comments tasty');
  expect(await lose('/api/comments tasty')).toBe(first);
  expect(await withIdempotencyKey('/api/comments salty', succeed)).not.toBe(first);
  expect(await withIdempotencyKey('/api/comments tasty', succeed)).toBe(first);
  expect(await withIdempotencyKey('/api/comments tasty', succeed)).not.toBe(first);
});

it('a few keys are remembered, the oldest is forgotten first', async () => {
  const first = await lose('0');
  for (let at = 1; at <= 20; at += 1) await lose(String(at));
  expect(await withIdempotencyKey('0', succeed)).not.toBe(first);
});

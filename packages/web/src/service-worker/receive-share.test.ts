import { expect, it } from 'vitest';
import { receiveShare } from './receive-share.ts';

function setUp({ isFull = false } = {}) {
  const kept = new Map<string, Response>();
  const put = async (key: RequestInfo | URL, answer: Response) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(String(key), answer);
  };
  const share = (fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const request = new Request('https://hearth.example/kitchen/share', { method: 'POST', body });
    return receiveShare({ base: '/kitchen', shared: async () => ({ put }) }, request);
  };
  return { kept, share };
}

it('words and files wait for the page', async () => {
  const { kept, share } = setUp();
  const file = new File(['soup'], 'Suppe ü.txt', { type: 'text/plain' });
  const answer = await share({ title: 'Soup', url: 'https://a.example/soup', files: file });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'https://hearth.example/kitchen/share',
  ]);
  expect(await kept.get('/shared/words')?.json()).toEqual({ title: 'Soup', url: 'https://a.example/soup' });
  const stored = kept.get('/shared/files/0');
  expect(decodeURIComponent(stored?.headers.get('x-file-name') ?? '')).toBe('Suppe ü.txt');
  expect(await stored?.text()).toBe('soup');
});

it('words arrive on a full device as well', async () => {
  const answer = await setUp({ isFull: true }).share({ text: 'see https://a.example' });
  expect(answer.headers.get('location')).toBe(
    'https://hearth.example/kitchen/share?text=see+https%3A%2F%2Fa.example',
  );
});

it('a share that cannot be read leads to the page', async () => {
  const request = new Request('https://hearth.example/share', { method: 'POST', body: 'nothing' });
  const { kept } = setUp();
  const answer = await receiveShare(
    { base: '', shared: async () => ({ put: async () => undefined }) },
    request,
  );
  expect(answer.headers.get('location')).toBe('https://hearth.example/share');
  expect(kept.size).toBe(0);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../../../../platform/api/index.ts', () => ({ api: { post: asked } }));
beforeEach(() => asked.mockReset().mockResolvedValue({ text: 'Żurek' }));

it.each([
  ['UTF-8', new TextEncoder().encode('Käse')],
  ['UTF-8 with a mark', new TextEncoder().encode('\ufeffKäse')],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x4b, 0, 0xe4, 0, 0x73, 0, 0x65, 0])],
])('reads a file in %s', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe('Käse');
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['windows-1250', new Uint8Array([0xaf, 0x75, 0x72, 0x65, 0x6b])],
  ['UTF-16 without a mark', new Uint8Array([0x7b, 1, 0x75, 0, 0x72, 0, 0x65, 0, 0x6b, 0])],
])('has the server find the encoding of a file in %s', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe('Żurek');
  expect(asked.mock.calls).toMatchObject([['/api/recipes/create/file-text', { quiet: true }]]);
  const [, { body }] = asked.mock.calls[0] ?? [];
  expect(new Uint8Array(await body.get('file').arrayBuffer())).toEqual(bytes);
});

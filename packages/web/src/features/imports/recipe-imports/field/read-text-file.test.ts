import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

it.each([
  ['UTF-8', new TextEncoder().encode('Käse')],
  ['UTF-8 with a mark', new TextEncoder().encode('\ufeffKäse')],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x4b, 0, 0xe4, 0, 0x73, 0, 0x65, 0])],
  ['older Windows', new Uint8Array([0x4b, 0xe4, 0x73, 0x65])],
])('reads a file in %s', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe('Käse');
});

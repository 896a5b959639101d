import { expect, it } from 'vitest';
import { boundMemory } from './bound-memory.js';

it('the decoder’s memory grows up to its limit and no further', () => {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  try {
    boundMemory(10 * 65_536);
    const memory = new WebAssembly.Memory({ initial: 4 });
    memory.grow(6);
    expect(memory.buffer.byteLength).toBe(10 * 65_536);
    expect(() => memory.grow(1)).toThrow(RangeError);
  } finally {
    prototype.grow = grow;
  }
});

import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

describe('sending a long list', () => {
  it.each([
    [0, []],
    [3, [[0, 1, 2]]],
    [7, [[0, 1, 2], [3, 4, 5], [6]]],
  ])('sends %d entries in parts, in their order', async (length, parts) => {
    const sent: (readonly number[])[] = [];
    const all = Array.from({ length }, (_, at) => at);
    await inBatches(all, 3, async (part) => void sent.push(part));
    expect(sent).toEqual(parts);
  });

  it('ends with the part that fails', async () => {
    const sent: number[] = [];
    const send = async ([first = 0]: readonly number[]) => {
      sent.push(first);
      if (first === 2) throw new Error('refused');
    };
    await expect(inBatches([1, 2, 3], 1, send)).rejects.toThrow('refused');
    expect(sent).toEqual([1, 2]);
  });
});

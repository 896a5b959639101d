import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ImageRejectedError } from '../image-errors.ts';
import { gridHeic } from './grid-heic-for-test.ts';
import { pngOfHeic } from './png-of-heic.ts';

const tile = readFileSync(new URL('../fixtures/tile.heic', import.meta.url));
const limits = { maxPixels: 1_000_000, maxWholePixels: 1_000_000, maxBytes: 64 * 1024 * 1024 };

/** The colour at a place of the picture. */
async function readPixels(png: Buffer) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = ([x, y]: readonly [number, number]) => [
    ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
  ];
  return { width: info.width, height: info.height, at };
}

const redThenBlue = (red: readonly number[], blue: readonly number[]) => {
  expect(red[0]).toBeGreaterThan(180);
  expect(blue[2]).toBeGreaterThan(180);
};

describe('a HEIC picture of tiles', () => {
  // Stored, the tile is 96 by 64 with red on one side and blue on the other; the last column and row are cut.
  const grid = { columns: 3, rows: 2, width: 240, height: 100 };

  it('is put together, and its last tiles are cut', async () => {
    const { width, height, at } = await readPixels(await pngOfHeic(gridHeic(tile, grid), limits));
    expect([width, height]).toEqual([240, 100]);
    redThenBlue(at([10, 10]), at([90, 10]));
    redThenBlue(at([106, 90]), at([186, 90]));
    redThenBlue(at([202, 50]), at([86, 50]));
  });

  it.each([
    [1, [100, 240], [10, 229], [10, 149]],
    [2, [240, 100], [229, 89], [149, 89]],
    [3, [100, 240], [89, 10], [89, 90]],
  ] as const)('is turned by %i quarters', async (turns, size, red, blue) => {
    const { width, height, at } = await readPixels(
      await pngOfHeic(gridHeic(tile, { ...grid, turns }), limits),
    );
    expect([width, height]).toEqual(size);
    redThenBlue(at(red), at(blue));
  });

  it('is shrunk by a whole factor where it has more pixels than fit into the memory', async () => {
    const png = await pngOfHeic(gridHeic(tile, grid), { ...limits, maxPixels: 6_000, maxWholePixels: 100 });
    const { width, height, at } = await readPixels(png);
    expect([width, height]).toEqual([120, 50]);
    redThenBlue(at([5, 5]), at([45, 5]));
    redThenBlue(at([53, 40]), at([93, 40]));
  });

  it('may have more pixels than a picture in one piece, which is refused', async () => {
    const few = { ...limits, maxWholePixels: 6_000 };
    expect((await readPixels(await pngOfHeic(gridHeic(tile, grid), few))).width).toBe(240);
    await expect(pngOfHeic(tile, few)).rejects.toMatchObject({
      rejection: { reason: 'too-many-pixels', kind: 'HEIC (without tiles)', pixels: 6_144, limit: 6_000 },
    });
  });
});

it('a HEIC picture that needs more memory than the decoder has is refused', async () => {
  const padded = Buffer.concat([tile, Buffer.alloc(20_000_000)]);
  expect((await pngOfHeic(padded, limits)).length).toBeGreaterThan(0);
  await expect(pngOfHeic(padded, { ...limits, maxBytes: 20_000_000 })).rejects.toThrow(ImageRejectedError);
});

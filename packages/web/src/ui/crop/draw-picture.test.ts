import { expect, it } from 'vitest';
import { encodePicture } from './draw-picture.ts';

/** A canvas of a browser that encodes some formats, and answers with PNG for all others. */
function makeCanvas(known: readonly string[]) {
  const asked: string[] = [];
  const toBlob = (tell: (blob: Blob | null) => void, type = 'image/png') => {
    asked.push(type);
    tell(new Blob(['picture'], { type: known.includes(type) ? type : 'image/png' }));
  };
  return { asked, toBlob };
}

it('a picture is WebP where the browser has it', async () => {
  const canvas = makeCanvas(['image/webp', 'image/jpeg']);
  expect((await encodePicture(canvas, 0.9))?.type).toBe('image/webp');
  expect(canvas.asked).toEqual(['image/webp']);
});

it('a picture is JPEG where the browser would send a PNG', async () => {
  expect((await encodePicture(makeCanvas(['image/jpeg']), 0.9))?.type).toBe('image/jpeg');
});

it('a browser that makes no picture says so', async () => {
  expect(await encodePicture({ toBlob: (tell) => tell(null) }, 0.9)).toBe(null);
});

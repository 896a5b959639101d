import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { plain } from '../../../../../platform/files/pictures-for-test.ts';
import { checkWithQpdf } from '../book-checks-for-test.ts';
import { type Jpeg, picturePlace, placesIn, withPictures } from './picture-places.ts';

const size = { width: 40, height: 30 };
const book = picturePlace('r1.pdf', size);

async function jpeg(): Promise<Jpeg> {
  return { data: await plain(40, 30).jpeg().toBuffer(), ...size };
}

const withFound = (find: (name: string) => Promise<Jpeg | null>, of = book) =>
  buffer(Readable.from(withPictures({ book: of, places: placesIn(of) }, find)));

it('puts a picture in its place, in a file that a checker accepts', async () => {
  const picture = await jpeg();
  const asked: string[] = [];
  const made = await withFound((name) => {
    asked.push(name);
    return Promise.resolve(picture);
  });
  expect(asked).toEqual(['r1.pdf']);
  expect(made.subarray(0, book.length).equals(book)).toBe(true);
  expect(made.includes(picture.data)).toBe(true);
  await checkWithQpdf(made);
});

it('leaves a place grey whose picture is gone', async () => {
  const made = await withFound(() => Promise.resolve(null));
  expect(made.toString('latin1')).not.toContain('DCTDecode');
  await checkWithQpdf(made);
});

it('takes no text for a place, wherever it stands', () => {
  expect(placesIn(book)).toEqual([{ name: 'r1.pdf', object: 4 }]);
  const text = '/HearthPicture(r9.pdf)';
  // The content of the last stream, with a text of the same length.
  const drawing = 'q 40 0 0 30 0 0 cm /I Do Q';
  const told = Buffer.from(book.toString('latin1').replace(drawing, text.padEnd(drawing.length)), 'latin1');
  expect(placesIn(told)).toEqual([{ name: 'r1.pdf', object: 4 }]);
});

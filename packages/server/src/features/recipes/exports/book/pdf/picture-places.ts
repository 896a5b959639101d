/** In pixels, or in anything else of the same shape. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A JPEG in three colours. */
export interface Jpeg extends PictureSize {
  readonly data: Buffer;
}

/** The place of a picture in a PDF: the number of its object. */
export interface PicturePlace {
  readonly name: string;
  readonly object: number;
}

/** What marks the place of a picture; the typesetter hands it on. */
const marker = 'HearthPicture';
const grey = Buffer.from([128, 128, 128]);

/**
 * A PDF of one page that is a grey picture of the size. The typesetter takes it into the book as it is, so that the book
 * can be set without its pictures: 300 of them are hundreds of megabytes in its memory.
 */
export function picturePlace(name: string, { width, height }: PictureSize): Buffer {
  const drawing = Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /I Do Q`);
  const picture = writeImage({ width: 1, height: 1 }, `/${marker}(${name})/Length ${grey.length}`);
  const objects: readonly Buffer[] = [
    writeObject(1, '<</Type/Catalog/Pages 2 0 R>>'),
    writeObject(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    writeObject(
      3,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R>>`,
    ),
    writeObject(4, picture, grey),
    writeObject(5, `<</Length ${drawing.length}>>`, drawing),
  ];
  const head = Buffer.from('%PDF-1.7\n');
  const places: number[] = [];
  let end = head.length;
  for (const object of objects) {
    places.push(end);
    end += object.length;
  }
  const rows = places.map((place) => `${padded(place)} 00000 n \n`).join('');
  const directory = `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.concat([head, ...objects, Buffer.from(directory)]);
}

/**
 * A book with its pictures in their places. They are an update of the file, as ISO 32000-1 describes it (7.5.6): objects
 * of the same numbers follow, and a directory of them. So the book is read once, and pictures are in memory one at a
 * time. A place whose picture is gone stays grey.
 * @param find the picture with that name
 */
export async function* withPictures(
  { book, places }: { readonly book: Buffer; readonly places: readonly PicturePlace[] },
  find: (name: string) => Promise<Jpeg | null>,
): AsyncGenerator<Buffer> {
  yield book;
  let end = book.length;
  const rows: string[] = [];
  for (const { name, object } of places) {
    const picture = await find(name);
    if (picture === null) continue;
    const dictionary = writeImage(picture, `/Filter/DCTDecode/Length ${picture.data.length}`);
    const written = writeObject(object, dictionary, picture.data);
    rows.push(`${object} 1\n${padded(end)} 00000 n \n`);
    yield written;
    end += written.length;
  }
  if (rows.length === 0) return;
  const { start, trailer } = readDirectory(book);
  yield Buffer.from(`xref\n${rows.join('')}trailer\n${trailer.slice(0, -'>>'.length)}/Prev ${start}>>\n`);
  yield Buffer.from(`startxref\n${end}\n%%EOF\n`);
}

/** The places of a book, in the order of its objects. Only the beginnings of objects are looked at, never their content. */
export function placesIn(book: Buffer): PicturePlace[] {
  const { start } = readDirectory(book);
  const rows = book.toString('latin1', start).matchAll(/^(\d{10}) \d{5} ([nf])/gm);
  return [...rows].flatMap(([, place = '', kind], object) => {
    if (kind !== 'n') return [];
    const [head = ''] = book.toString('latin1', Number(place), Number(place) + 400).split(/stream|endobj/, 1);
    if (!head.includes(marker)) return [];
    const name = new RegExp(String.raw`^${object} 0 obj\b[^]*/${marker} ?\(([\w.]+)\)`).exec(head)?.[1];
    return name === undefined ? [] : [{ name, object }];
  });
}

/** Where the list of a file's objects begins, and what follows it. */
function readDirectory(book: Buffer): { readonly start: number; readonly trailer: string } {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(book.toString('latin1', book.length - 100))?.[1]);
  const text = book.toString('latin1', start);
  const [from, to] = [text.indexOf('<<', text.indexOf('trailer')), text.lastIndexOf('startxref')];
  const trailer = from === -1 ? '' : text.slice(from, to).trimEnd();
  if (!trailer.endsWith('>>')) throw new Error('the book has no directory of its objects');
  return { start, trailer };
}

function writeImage({ width, height }: PictureSize, rest: string): string {
  return `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8${rest}>>`;
}

function writeObject(number: number, dictionary: string, stream?: Buffer): Buffer {
  const head = Buffer.from(`${number} 0 obj\n${dictionary}\n`);
  if (stream === undefined) return Buffer.concat([head, Buffer.from('endobj\n')]);
  return Buffer.concat([head, Buffer.from('stream\n'), stream, Buffer.from('\nendstream\nendobj\n')]);
}

function padded(place: number): string {
  return String(place).padStart(10, '0');
}

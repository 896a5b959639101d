/** A JPEG in three colours, with its size in pixels. */
export interface Jpeg {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A PDF of one page that is nothing but the picture. The typesetter takes it into the book as it is; a JPEG it would
 * unpack first, and 500 pictures in memory are several gigabytes.
 */
export function picturePage({ data, width, height }: Jpeg): Buffer {
  const drawing = `q ${width} 0 0 ${height} 0 0 cm /I Do Q`;
  const objects: readonly (readonly [dictionary: string, stream?: Buffer])[] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R>>`,
    ],
    [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8` +
        `/Filter/DCTDecode/Length ${data.length}>>`,
      data,
    ],
    [`<</Length ${drawing.length}>>`, Buffer.from(drawing)],
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let end = parts[0]?.length ?? 0;
  const places: number[] = [];
  for (const [at, [dictionary, stream]] of objects.entries()) {
    const part = objectOf(at + 1, dictionary, stream);
    places.push(end);
    parts.push(part);
    end += part.length;
  }
  return Buffer.concat([...parts, Buffer.from(directory(places, end))]);
}

function objectOf(number: number, dictionary: string, stream?: Buffer): Buffer {
  const head = Buffer.from(`${number} 0 obj\n${dictionary}\n`);
  if (stream === undefined) return Buffer.concat([head, Buffer.from('endobj\n')]);
  return Buffer.concat([head, Buffer.from('stream\n'), stream, Buffer.from('\nendstream\nendobj\n')]);
}

/** @param places of the objects, in bytes from the beginning */
function directory(places: readonly number[], end: number): string {
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = places.length + 1;
  return `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`;
}

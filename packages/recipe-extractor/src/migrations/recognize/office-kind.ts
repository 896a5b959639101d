/** The office files that are read here. */
export type OfficeKind = 'workbook' | 'docx' | 'odt';

/** Beginnings of files: a zip archive, and the container that documents of before 2007 are in. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];
const containerMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The part of such a container that only workbooks have, in UTF-16. */
const oldWorkbook = 'W\0o\0r\0k\0b\0o\0o\0k\0';

/** So much of each end of an archive names its files. */
const lookedAt = 65_536;

const marks: readonly (readonly [OfficeKind, RegExp])[] = [
  ['workbook', /xl\/workbook\.(?:xml|bin)|application\/vnd\.oasis\.opendocument\.spreadsheet/],
  ['docx', /word\/document\d?\.xml/],
  ['odt', /application\/vnd\.oasis\.opendocument\.text/],
];

/** The office file that bytes are: a workbook (xlsx, xlsb, ods, xls) or a text (docx, odt); null for anything else. */
export function findOfficeKind(bytes: Uint8Array): OfficeKind | null {
  if (startsWith(bytes, containerMark)) return ascii(bytes).includes(oldWorkbook) ? 'workbook' : null;
  if (!startsWith(bytes, zipMark)) return null;
  const names = `${ascii(bytes.subarray(0, lookedAt))}${ascii(bytes.subarray(-lookedAt))}`;
  return marks.find(([, mark]) => mark.test(names))?.[0] ?? null;
}

/** Whether bytes are a workbook. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return findOfficeKind(bytes) === 'workbook';
}

/** Whether the files of an archive are the parts of one office file. */
export function isOfficeArchive(names: readonly string[]): boolean {
  const found = new Set(names);
  const isOffice = ['xl/workbook.xml', 'xl/workbook.bin', 'word/document.xml'].some((name) =>
    found.has(name),
  );
  return (
    isOffice || (found.has('mimetype') && found.has('content.xml') && found.has('META-INF/manifest.xml'))
  );
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

function ascii(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

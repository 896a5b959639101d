/** Beginnings of files: a zip archive, and the container that old workbooks are in. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];
const containerMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** So much of each end of an archive names its files. */
const lookedAt = 65_536;

/** Whether bytes are a workbook: xlsx, xlsb, ods, or the old xls. */
export function isWorkbook(bytes: Uint8Array): boolean {
  if (startsWith(bytes, containerMark)) return true;
  if (!startsWith(bytes, zipMark)) return false;
  const names = `${ascii(bytes.subarray(0, lookedAt))}${ascii(bytes.subarray(-lookedAt))}`;
  return /xl\/workbook\.(?:xml|bin)|application\/vnd\.oasis\.opendocument\.spreadsheet/.test(names);
}

/** Whether the files of an archive are the parts of a workbook. */
export function isWorkbookArchive(names: readonly string[]): boolean {
  const found = new Set(names);
  const isOffice = found.has('xl/workbook.xml') || found.has('xl/workbook.bin');
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

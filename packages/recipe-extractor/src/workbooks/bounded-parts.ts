import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { TableTooLargeError } from '../migrations/index.ts';

/** Unpacked; a workbook of as many rows as a table can have is smaller. */
const maxBytes = 48 * 1024 * 1024;
const maxFiles = 500;
/** Rows and columns that OpenDocument repeats; beyond this they are empty, or no recipes. */
const maxRepeats = 1_000;

/** The parts that say what is in the cells; pictures, charts, macros and links to other files are left out. */
const neededParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|mimetype|META-INF\/manifest\.xml|content\.xml|styles\.xml|xl\/(?:workbook|sharedStrings|styles|metadata)\.(?:xml|bin)|xl\/_rels\/workbook\.(?:xml|bin)\.rels|xl\/worksheets\/[^/]+\.(?:xml|bin)|xl\/worksheets\/_rels\/[^/]+\.rels)$/i;

/**
 * The archive of a workbook with no more in it than its cells, and no more than is safe to read.
 * @throws TableTooLargeError; Error for a damaged archive
 */
export function boundParts(bytes: Uint8Array): Uint8Array {
  let total = 0;
  let count = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!neededParts.test(name)) return false;
      total += originalSize;
      count += 1;
      if (total > maxBytes || count > maxFiles) throw new TableTooLargeError();
      return true;
    },
  });
  const bounded = Object.entries(parts).map(([name, part]): [string, Uint8Array] => [
    name,
    name.toLowerCase() === 'content.xml' ? boundRepeats(part) : part,
  ]);
  // The library asks for styles, which an OpenDocument need not have.
  return zipSync({ 'styles.xml': strToU8('<x/>'), ...Object.fromEntries(bounded) }, { level: 0 });
}

/** Empty rows to the end of the sheet are written as one that is repeated a million times. */
function boundRepeats(part: Uint8Array): Uint8Array {
  const text = strFromU8(part).replaceAll(
    /number-(rows|columns)-(repeated|spanned)="(\d+)"/g,
    (_, what: string, how: string, times: string) =>
      `number-${what}-${how}="${Math.min(Number(times), maxRepeats)}"`,
  );
  return strToU8(text);
}

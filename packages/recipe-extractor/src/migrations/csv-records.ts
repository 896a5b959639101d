import { decodeText } from './decode-text.ts';
import { parseSeparated } from './tables/separated-text.ts';

/** The rows of a text with separators, as cells. @throws Error for more rows than a table of recipes has */
export function csvRows(text: string): string[][] {
  return parseSeparated(text);
}

/** The rows of a CSV file by the names of its first row. @throws Error for more rows than a table of recipes has */
export function csvRecords(bytes: Uint8Array): Record<string, string>[] {
  const [header = [], ...rows] = csvRows(decodeText(bytes));
  const names = header.map((name) => name.trim());
  return rows.map((row) =>
    Object.fromEntries(names.flatMap((name, at) => (name === '' ? [] : [[name, row[at] ?? '']]))),
  );
}

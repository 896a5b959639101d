import { parse } from 'csv-parse/sync';
import { textOf } from './text-of.ts';

/** More columns than any program writes. */
const maxRecordLength = 1_000_000;

/**
 * The rows of a CSV file (RFC 4180) by the names of its first row; cells may hold line breaks, rows may be short.
 * @throws Error for quotes that do not close, and for rows that are longer than a recipe
 */
export function csvRecords(bytes: Uint8Array): Record<string, string>[] {
  return parse(textOf(bytes), {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim()),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRecordLength,
  });
}

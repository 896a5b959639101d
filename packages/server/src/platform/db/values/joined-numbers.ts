/** Row numbers in any collection with a length. */
export type RowNumbers = Iterable<number> & { readonly length: number };

const comma = 44;
const zero = 48;

/**
 * Parses the row numbers in a text from `dialect.joinedNumbers` without an array in between, which would take
 * ten times the memory for a hundred thousand numbers.
 * @param text integers separated by commas; null for none
 */
export function numbersIn(text: string | null | undefined): Uint32Array {
  if (text === null || text === undefined || text === '') return new Uint32Array();
  const rows = new Uint32Array(countNumbers(text));
  let at = 0;
  let row = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code !== comma) row = row * 10 + code - zero;
    if (code !== comma && index < text.length - 1) continue;
    rows[at] = row;
    at += 1;
    row = 0;
  }
  return rows;
}

function countNumbers(text: string): number {
  let count = 1;
  for (let at = text.indexOf(','); at !== -1; at = text.indexOf(',', at + 1)) count += 1;
  return count;
}

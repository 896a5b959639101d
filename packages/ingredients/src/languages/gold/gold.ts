/**
 * Lines that we wrote, and what they say, to measure the rules of each language.
 *
 * - The quantity is the first amount, `2-3` a range; empty where the line names none. `1` is as good as none where
 *   only a unit is written (`Prise Salz`).
 * - The unit stands as it is written. Units are compared by the id that the language's data gives them.
 * - A size (`große`, `belle`) and how full a spoon is (`gehäufter`) may be in the food or the note, or nowhere: words
 *   of the two kinds are not compared.
 * - What the cook does with a food (`gehackt`, `weich`) is its note, wherever it stands; what the shop has done
 *   (`gemahlen`, `getrocknet`, `geräuchert`) is part of the food unless a comma or a bracket parts it, or an adverb
 *   says otherwise (`frisch gemahlen`).
 * - The note also has further amounts, the size of packs, purposes (`zum Braten`), vague amounts (`etwas`, `q.b.`) and
 *   which part is used (`Saft von`). Words for `about` and `each`, and words that only link, are not compared.
 */
export interface GoldLine {
  readonly line: string;
  readonly quantity: number | null;
  readonly quantityMax: number | null;
  readonly unit: string;
  readonly food: string;
  readonly note: string;
  /** 1 for the lines that the rules were made for; more for those that were written after the rules stood. */
  readonly check: number;
}

/** What parts the lines that the rules were made for from those that were written afterwards. */
const LATER = /^--- .* check$/mu;

/** The gold lines of a file. Throws an Error for a row that has not five columns. */
export function goldLines(text: string): GoldLine[] {
  return text.split(LATER).flatMap((part, at) => rowsOf(part, at + 1));
}

function rowsOf(text: string, check: number): GoldLine[] {
  return text
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => lineOf(row, check));
}

function lineOf(row: string, check: number): GoldLine {
  const columns = row.split('|').map((column) => column.trim());
  if (columns.length !== 5) throw new Error(`A gold line has five columns: ${row}`);
  const [line = '', amount = '', unit = '', food = '', note = ''] = columns;
  const [least, most] = amount.split('-').map(Number);
  return {
    line,
    quantity: amount === '' ? null : (least ?? null),
    quantityMax: most ?? null,
    unit,
    food,
    note,
    check,
  };
}

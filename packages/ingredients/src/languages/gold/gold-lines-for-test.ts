import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadLanguage } from '../language.ts';

/**
 * Lines that we wrote, and what they say, to measure the rules of each language: a CSV table for each.
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

/** The gold lines of a language. Throws an Error for a row that has not six columns. */
export function readGoldLines(language: ReadLanguage): GoldLine[] {
  const text = readFileSync(join(import.meta.dirname, `${language}.csv`), 'utf8');
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map(parseGoldLine);
}

function parseGoldLine(row: string): GoldLine {
  const columns = splitCells(row);
  if (columns.length !== 6) throw new Error(`A gold line has six columns: ${row}`);
  const [check = '', line = '', amount = '', unit = '', food = '', note = ''] = columns;
  const [least, most] = amount.split('-').map(Number);
  return {
    line,
    quantity: amount === '' ? null : (least ?? null),
    quantityMax: most ?? null,
    unit,
    food,
    note,
    check: Number(check),
  };
}

/** The cells of a row; one with a comma or a quotation mark stands in quotation marks, which are doubled inside it. */
function splitCells(row: string): string[] {
  return [...`${row},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/gu)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

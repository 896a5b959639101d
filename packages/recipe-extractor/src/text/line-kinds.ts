/** What a line of plain text looks like. */
import { leadingAmount } from '@hearth/ingredients/parser';
import { latinDigits } from '@hearth/domain/measures/quantities';
import { parseMinutes } from '../extraction/fields/duration.ts';
import { isWord, leadingWords } from './words/index.ts';

const maxIngredientLength = 140;
const maxTrailedLength = 48;
/** A longer line is text, not one of a list. */
const longLine = 120;
/** More words with a full stop after them make a sentence. */
const minSentenceWords = 5;
const trailingAmount =
  /(?:[\s,(–—:.…=-]|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]))(?:\d{1,4}(?:[.,/]\d{1,3})?|[½¼¾⅓⅔⅛])(?:\s?[-–~]\s?\d{1,4})?\s?\p{L}{0,12}\.?\)?$/u;
const leadingCjkAmount = /^(?:大さじ|小さじ|カップ|各)\s?[\d½¼¾]/u;
const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const sentenceEnd = /[.!?؟…]["”»')]*$/u;
const wideEnd = /[。！？]["」』）]*$/u;

/** Whether a line begins or ends with an amount, and is no sentence. */
export function hasAmount(line: string): boolean {
  if (line.length > maxIngredientLength || isSentence(line) || isDated(line)) return false;
  return (
    leadingAmount(line) !== null ||
    leadingCjkAmount.test(line) ||
    hasWordAmount(line) ||
    hasTrailingAmount(line)
  );
}

/** Whether a line begins with a number that counts something: `2 eggs`, `½ onion`. */
export function leadsWithAmount(line: string): boolean {
  if (isDated(line)) return false;
  return leadingAmount(line) !== null || leadingCjkAmount.test(latinDigits(line));
}

/** Whether a line begins with a day, as those of logs and accounts do. */
function isDated(line: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.test(line);
}

function hasWordAmount(line: string): boolean {
  const lead = leadingWords('leading', line);
  return lead !== null && line.split(' ').length <= 12 && (lead.rest.trim() !== '' || line.length <= 20);
}

function hasTrailingAmount(line: string): boolean {
  if (line.length > maxTrailedLength) return false;
  const trailed = trailingAmount.exec(latinDigits(line))?.[0];
  if (trailed !== undefined && !/\d:\d\d/.test(line) && !/\p{L}/u.test(trailed)) return true;
  if (trailed !== undefined && !/\d:\d\d/.test(line) && parseMinutes(trailed.replace(/^\D+/, '')) === null)
    return true;
  const words = line.replace(/[)）]$/u, '').split(/[\s,(（–—:…]+/u);
  return (
    [1, 2, 3].some((count) => words.length > count && isWord('trailing', words.slice(-count).join(' '))) ||
    endsInCjkAmount(line)
  );
}

function endsInCjkAmount(line: string): boolean {
  if (!cjk.test(line) || line.length > 30) return false;
  return [2, 3, 4].some((count) => line.length > count && isWord('trailing', line.slice(-count)));
}

/** Whether a line is a whole sentence. */
export function isSentence(line: string): boolean {
  if (wideEnd.test(line)) return line.length >= 8;
  if (!sentenceEnd.test(line)) return cjk.test(line) && /[。，].{4}/u.test(line) && line.length > 25;
  return line.split(/\s+/u).length >= minSentenceWords || (cjk.test(line) && line.length >= 12);
}

/** Whether a line tells what to do, by its length or as a sentence. */
export function isProse(line: string): boolean {
  return line.length > longLine || isSentence(line);
}

/** Whether a line has letters, all of them capitals. */
export function isUpperCase(line: string): boolean {
  return /\p{Lu}\P{Ll}*\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line) && line === line.toUpperCase();
}

/** Whether a text begins with a capital, or in a script without them. */
export function startsBig(line: string): boolean {
  return /^[^\p{L}]*(?:\p{Lu}|\p{Lo})/u.test(line);
}

/** How many words a line has; signs of scripts without blanks count for half a word. */
export function countWords(line: string): number {
  const signs = line.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  return line.split(/\s+/u).length + Math.floor(signs / 2);
}

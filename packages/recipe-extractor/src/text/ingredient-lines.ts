/** The ingredients of a line, which mostly is one. */
import { latinDigits } from '@hearth/domain/measures/quantities';
import { leadsWithAmount } from './line-kinds.ts';
import { withoutMarks } from './markdown-marks.ts';
import type { TextPart } from './text-recipe.ts';

/** The ingredients that follow their heading in one line: `flour, 2 eggs, salt`; commas within brackets part nothing. */
export function splitList(text: string): string[] {
  const plain = withoutMarks(text);
  const parts = splitOutsideBrackets(plain, plain.includes(';') ? ';' : /[、；]/u.test(plain) ? '、' : ',');
  const counted = parts.filter((part) => leadsWithAmount(part)).length;
  const isList = counted >= 2 || (parts.length >= 3 && parts.every((part) => part.length <= 50));
  return isList ? parts.map((part) => part.replace(/\.$/, '')) : [text];
}

function splitOutsideBrackets(text: string, comma: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const [at, sign] of [...text].entries()) {
    if ('([（'.includes(sign)) depth += 1;
    if (')]）'.includes(sign)) depth = Math.max(0, depth - 1);
    const isComma =
      (sign === comma || (comma === '、' && sign === '；')) &&
      depth === 0 &&
      !(comma === ',' && /\d/.test(text[at + 1] ?? ''));
    if (isComma) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()].filter((one) => one !== '');
}

/** An amount without a food, with a unit or without: `250 g`, `2`. */
const bareAmount =
  /^(?:\d{1,5}(?:[.,/]\d{1,3})?|[½¼¾⅓⅔⅛])(?:\s?[½¼¾⅓⅔⅛])?(?:\s?[-–]\s?\d{1,4})?(?:\s?(?:k?g|mg|m?l|cl|dl|oz|lbs?|tsp|tbsp|cups?|el|tl|ts|ss|msk|tsk|krm|dkg|г|кг|мл|л)\.?)?$/iu;

function isBareAmount(line: string): boolean {
  return line.length <= 16 && bareAmount.test(latinDigits(line));
}

/** Joins amounts that a copied page has put on lines of their own with the foods below them. */
export function joinBareAmounts(parts: TextPart[]): void {
  const bare = parts.filter(({ text }) => isBareAmount(text)).length;
  if (bare < 2 || bare * 3 < parts.length) return;
  const joined: TextPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isBelow =
      last !== undefined && isBareAmount(last.text) && part.title === '' && !leadsWithAmount(part.text);
    if (isBelow) joined[joined.length - 1] = { title: last.title, text: `${last.text} ${part.text}` };
    else joined.push(part);
  }
  parts.splice(0, parts.length, ...joined);
}

/** Whether a line goes on with the one before: cut within brackets, or behind a comma. */
export function continuesIngredient(previous: string, line: string): boolean {
  if (leadsWithAmount(line))
    return openBrackets(previous) && !/[)）]/u.test(previous.slice(-1)) && /[)）]/u.test(line);
  return (
    (openBrackets(previous) && /[)）]/u.test(line)) ||
    (previous.length >= 40 &&
      /^\p{Ll}/u.test(line) &&
      /(?:[,;-]|\s(?:and|or|und|oder|et|ou|y|o|e|of|en|och|og|i|lub|и|или))$/u.test(previous))
  );
}

function openBrackets(text: string): boolean {
  return (text.match(/[(（]/gu)?.length ?? 0) > (text.match(/[)）]/gu)?.length ?? 0);
}

import type { Amount, Span } from './line.ts';
import { listTokens, type Token, withoutAbout, withoutListNumber } from './tokens.ts';
import { divided, furtherWords, ofWords, sameWords } from './words.ts';

/** How far the words around an amount are looked at: what a line says takes linear time. */
export const reach = 60;
const openingBrackets: ReadonlySet<string> = new Set(['(', '[']);
const bullets = new Set(['•', '*', '-', '–', ...openingBrackets]);

/** What an amount is compared with, so that none looks through all before it. */
export interface Found {
  main: Amount | undefined;
  /** The last one that is no fixed number. */
  taken: Amount | undefined;
}

export interface Context extends Readonly<Found> {
  readonly text: string;
  /** Before the amount, from the last one on. */
  readonly before: readonly Token[];
  /** How the amount is joined to what stands before it. */
  readonly joint: 'bracket' | 'same' | 'further' | 'of' | null;
  readonly isLeading: boolean;
  /** After the amount. */
  readonly after: readonly Token[];
  readonly behind: string;
  readonly outer: Span;
  readonly amounts: readonly Amount[];
}

/** Reads what stands around an amount, behind the amounts that are known. */
export function readContext(
  text: string,
  { start, end }: Span,
  amounts: readonly Amount[],
): Omit<Context, keyof Found> {
  const from = Math.max(amounts.at(-1)?.end ?? 0, start - reach);
  const before = listTokens(text.slice(from, start));
  const exact = withoutAbout(before);
  const behind = text.slice(end, end + reach);
  const { joint, place } = findJoint(exact);
  const isLeading = amounts.length === 0 && from === 0 && isLead(text.slice(0, start));
  const outer =
    joint === null || joint === 'of' ? { start, end } : findOuter(text, { start, end }, joint, from + place);
  return { text, before, joint, isLeading, after: listTokens(behind), behind, outer, amounts };
}

/** Whether nothing but bullets, tags and words such as `about` stands before an amount. */
function isLead(before: string): boolean {
  return withoutAbout(listTokens(withoutListNumber(before).replace(/<\w+>/g, ''))).every(({ text }) =>
    bullets.has(text),
  );
}

function findJoint(tokens: readonly Token[]): Pick<Context, 'joint'> & { readonly place: number } {
  const last = tokens.at(-1);
  const none = { joint: null, place: 0 };
  if (last === undefined) return none;
  if (openingBrackets.has(last.text)) return { joint: 'bracket', place: last.start };
  const other = tokens.at(-2);
  if (ofWords.has(last.text)) return { joint: 'of', place: last.start };
  if (sameWords.has(last.text))
    return other !== undefined && openingBrackets.has(other.text)
      ? { joint: 'bracket', place: other.start }
      : { joint: 'same', place: other?.text === ',' ? other.start : last.start };
  const isDividing = last.text === 'en' && divided.test(other?.text ?? '');
  return furtherWords.has(last.text) && !isDividing ? { joint: 'further', place: last.start } : none;
}

/** With the bracket around it and the blank before, or the word that joins it to another amount. */
function findOuter(
  text: string,
  { start, end }: Span,
  joint: 'bracket' | 'same' | 'further',
  place: number,
): Span {
  const first = /\s/.test(text[place - 1] ?? '') ? place - 1 : place;
  if (joint !== 'bracket') return { start: first, end };
  const closing = /^\s?[)\]]/.exec(text.slice(end, end + 2))?.[0];
  return closing === undefined ? { start, end } : { start: first, end: end + closing.length };
}

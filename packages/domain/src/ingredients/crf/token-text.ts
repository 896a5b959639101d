import type { Label } from './labels.ts';
import type { Token } from './tokens.ts';

interface Labelled {
  readonly tokens: readonly Token[];
  readonly labels: readonly Label[];
}

/** The texts of the chosen tokens: each run as it is written, with the signs inside it. */
export function textOf(line: string, labelled: Labelled, isChosen: (at: number) => boolean): string[] {
  const texts = runsOf(line, labelled, isChosen).map(({ start, end }) => balanced(line.slice(start, end)));
  return texts.filter((text) => text !== '');
}

/** The same as one text: runs with a comma between them in the line are a list, a lone `+` stays, others follow each other. */
export function joinedText(line: string, labelled: Labelled, isChosen: (at: number) => boolean): string {
  let text = '';
  let last = 0;
  for (const { start, end } of runsOf(line, labelled, isChosen)) {
    text += (text === '' ? '' : jointOf(line.slice(last, start))) + balanced(line.slice(start, end));
    last = end;
  }
  return text.trim();
}

function jointOf(between: string): string {
  if (/^\s*(?:\+|plus)\s*$/iu.test(between)) return between;
  return /[,;]/u.test(between) ? ', ' : ' ';
}

interface Run {
  readonly start: number;
  end: number;
}

function runsOf(line: string, { tokens, labels }: Labelled, isChosen: (at: number) => boolean): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [at, { start, end, word }] of tokens.entries()) {
    const latest = runs.at(-1);
    if (isChosen(at) && isOpen && latest !== undefined) latest.end = end;
    else if (isChosen(at)) isOpen = runs.push({ start, end }) > 0;
    else isOpen &&= labels[at] === 'PUNC';
    if (isOpen && latest !== undefined && isClosed(line.slice(latest.start, latest.end), word))
      latest.end = end;
  }
  return runs;
}

/** Whether a sign closes the one bracket that a text has opened: that of `to serve (optional)`. */
function isClosed(text: string, sign: string): boolean {
  return (sign === ')' && opened(text, '(', ')') === 1) || (sign === ']' && opened(text, '[', ']') === 1);
}

function opened(text: string, open: string, close: string): number {
  return text.split(open).length - text.split(close).length;
}

/** Without brackets where one of them is only opened, or only closed, inside a run. */
function balanced(text: string): string {
  if (isBalanced(text)) return text.trim();
  const pieces = text.split(/[()[\]]/u).map(withoutCommas);
  return pieces
    .filter((piece) => piece !== '')
    .join(', ')
    .replace(/, ([;.])/gu, '$1');
}

function withoutCommas(piece: string): string {
  let [from, to] = [0, piece.length];
  while (from < to && /[\s,]/u.test(piece.charAt(from))) from += 1;
  while (to > from && /[\s,]/u.test(piece.charAt(to - 1))) to -= 1;
  return piece.slice(from, to);
}

function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/[()[\]]/gu)) {
    if (sign === '(' || sign === '[') open.push(sign);
    else if (open.pop() !== (sign === ')' ? '(' : '[')) return false;
  }
  return open.length === 0;
}

import type { Label } from '../labels.ts';
import type { Token } from './tokens.ts';

interface Labelled {
  readonly tokens: readonly Token[];
  readonly labels: readonly Label[];
}

/** The texts of the chosen tokens: each run as it is written, with the signs inside it. */
export function joinRuns(line: string, labelled: Labelled, isChosen: (at: number) => boolean): string[] {
  const texts = findRuns(line, labelled, isChosen).map(({ start, end }) => balanced(line.slice(start, end)));
  return texts.filter((text) => text !== '');
}

/** The same as one text: runs with a comma between them in the line are a list, a lone `+` stays, others follow each other. */
export function joinedText(line: string, labelled: Labelled, isChosen: (at: number) => boolean): string {
  let text = '';
  let last = 0;
  for (const { start, end } of findRuns(line, labelled, isChosen)) {
    text += (text === '' ? '' : chooseJoint(line.slice(last, start))) + balanced(line.slice(start, end));
    last = end;
  }
  return text.trim();
}

function chooseJoint(between: string): string {
  if (/^\s*(?:\+|plus)\s*$/iu.test(between)) return between;
  return /[,;]/u.test(between) ? ', ' : ' ';
}

interface Run {
  readonly start: number;
  end: number;
}

function findRuns(line: string, { tokens, labels }: Labelled, isChosen: (at: number) => boolean): Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [at, { start, end, word }] of tokens.entries()) {
    const latest = runs.at(-1);
    if (isChosen(at) && isOpen && latest !== undefined) latest.end = end;
    else if (isChosen(at)) isOpen = runs.push({ start, end }) > 0;
    else isOpen &&= labels[at] === 'PUNC';
    const open = isOpen ? openedBy[word] : undefined;
    if (open && latest && hasOpened(line.slice(latest.start, latest.end), open)) latest.end = end;
  }
  return runs;
}

/** Whether a text has just one bracket of a kind to be closed: `to serve (optional`. */
function hasOpened(text: string, bracket: string): boolean {
  return unclosed(text)?.filter((one) => one === bracket).length === 1;
}

/** Without brackets where one of them is only opened, or only closed, inside a run. */
function balanced(text: string): string {
  if (unclosed(text)?.length === 0) return text.trim();
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

const openedBy: Readonly<Partial<Record<string, string>>> = { ')': '(', ']': '[' };

/** The brackets that a text opens and does not close, in their order; null where it closes one that is not open. */
function unclosed(text: string): string[] | null {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/[()[\]]/gu)) {
    const opening = openedBy[sign];
    if (opening === undefined) open.push(sign);
    else if (open.pop() !== opening) return null;
  }
  return open;
}

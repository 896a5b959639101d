/** What the lines between two blank ones are. */
import { countWords, hasAmount, isProse, isSentence, leadsWithAmount, startsBig } from './line-kinds.ts';
import { withoutMarks } from './markdown-marks.ts';
import type { Token } from './read-tokens.ts';

/** `names` are short lines without amounts, which may be foods. */
export type BlockKind = 'ingredients' | 'steps' | 'prose' | 'names' | 'none';

/** More lines say nothing more about a block. */
const maxLines = 60;
/** A line that an email program or a page has cut is longer. */
export const minWrappedLength = 55;
const maxNameLength = 40;

/** What the lines from a place on are, up to the next blank line, rule or heading. */
export function blockKind(tokens: readonly Token[], start: number): BlockKind {
  const lines = blockLines(tokens, start);
  if (lines.length === 0) return 'none';
  const bodies = lines.map((token) => withoutMarks(token.body));
  const counted = bodies.filter((body) => hasAmount(body)).length;
  const numbered = lines.filter(({ number }) => number !== null).length;
  const told = bodies.filter((body) => isProse(body)).length;
  if (lines[0]?.number === 1 && bodies[0] === '' && lines.length > 1)
    return bodies.some((body) => isProse(body)) || !hasAmount(bodies[1] ?? '') ? 'steps' : 'ingredients';
  if (numbered * 2 > lines.length)
    return counted * 2 > lines.length && told * 3 < lines.length ? 'ingredients' : 'steps';
  const bulleted = lines.filter(({ isBulleted }) => isBulleted).length;
  const [first = ''] = bodies;
  if (
    bulleted === 0 &&
    first.length >= minWrappedLength &&
    !leadsWithAmount(first) &&
    (lines.length > 1 || told > 0)
  )
    return 'prose';
  if (counted * 2 >= lines.length && told * 2 < lines.length) return 'ingredients';
  if (bulleted * 2 > lines.length) return bulletedKind(bodies, told, counted);
  if (counted === 0 && bulleted === 0 && endsAsSentence(bodies.at(-1) ?? '')) return 'prose';
  return told * 2 >= lines.length || (told > 0 && counted === 0)
    ? 'prose'
    : bodies.every((body) => body.length <= maxNameLength)
      ? 'names'
      : 'prose';
}

/** Two words and a full stop: `Blend well.` */
function endsAsSentence(body: string): boolean {
  return /\p{L}\s\S.{0,200}\p{L}[.!]$/u.test(body);
}

/** Sentences, or several words without any amount, are steps; but a list of a single kind of line cannot say. */
function bulletedKind(bodies: readonly string[], told: number, counted: number): BlockKind {
  if (told * 2 >= bodies.length) return 'steps';
  const words = bodies.reduce((sum, body) => sum + countWords(body), 0) / bodies.length;
  if (counted * 4 < bodies.length && words >= 4) return 'steps';
  return counted === 0 ? 'names' : 'ingredients';
}

function blockLines(tokens: readonly Token[], start: number): Token[] {
  const lines: Token[] = [];
  for (let at = start; at < tokens.length && lines.length < maxLines; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'blank' || token.kind === 'rule' || token.kind === 'page')
      break;
    if (lines.length > 0 && token.heading?.isMarked === true) break;
    if (token.kind !== 'row') lines.push(token);
  }
  return lines;
}

/** What the first lines below a heading are. */
export function kindBelow(tokens: readonly Token[], heading: number): BlockKind {
  const at = nextFilled(tokens, heading + 1);
  const token = tokens[at];
  if (token === undefined || token.heading?.isMarked === true) return 'none';
  return token.kind === 'row' ? 'ingredients' : blockKind(tokens, at);
}

/** The index of the first line from a place on that is neither blank nor a rule. */
export function nextFilled(tokens: readonly Token[], start: number): number {
  let at = start;
  while (tokens[at]?.kind === 'blank' || tokens[at]?.kind === 'rule') at += 1;
  return at;
}

/** Whether an unmarked line heads the list right below it: `Dough` above amounts, or above bullets that it has not. */
export function headsList(tokens: readonly Token[], at: number, isAfterBlank: boolean): boolean {
  const token = tokens[at];
  const [next, later] = [tokens[at + 1], tokens[at + 2]];
  if (
    token === undefined ||
    token.kind !== 'line' ||
    next === undefined ||
    next.kind === 'blank' ||
    next.kind === 'rule'
  )
    return false;
  const { line } = token;
  if (
    line.length > maxNameLength ||
    countWords(line) > 6 ||
    hasAmount(line) ||
    isSentence(line) ||
    /[.,;!]$/.test(line) ||
    !startsBig(line)
  )
    return false;
  if (next.isBulleted || next.number === 1) return isAfterBlank || !line.endsWith(',');
  const isListed =
    leadsWithAmount(next.line) &&
    (later === undefined || later.kind === 'blank' || leadsWithAmount(later.line) || hasAmount(later.line));
  return isAfterBlank && isListed;
}

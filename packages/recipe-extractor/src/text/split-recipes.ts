/** Several recipes in one text: which lines are a recipe of their own. */
import { nextFilled } from './blocks.ts';
import { isPartTitle, type TextHeading } from './headings.ts';
import { isProse, leadsWithAmount } from './line-kinds.ts';
import { withoutMarks } from './markdown-marks.ts';
import type { Token } from './read-tokens.ts';

/** More recipes in one text are not looked for. */
const maxRecipes = 500;
const maxTitleLength = 120;
/** Lines between the name of a recipe and its ingredients. */
const maxLead = 40;

/** Where recipes may begin, as several ways to part a text: the first whose parts are all recipes counts. */
export function findStarts(tokens: readonly Token[]): readonly (readonly number[])[] {
  const headings = tokens.map((token) => token.heading);
  const pages = startsAfter(tokens, (token) => token.kind === 'page');
  const rules = startsAfter(tokens, (token) => token.kind === 'rule');
  const ways = [pages, ...levelStarts(headings), titleStarts(tokens, headings), rules, blockStarts(tokens)];
  return ways.filter((starts) => starts.length > 1 && starts.length <= maxRecipes);
}

function startsAfter(tokens: readonly Token[], isBorder: (token: Token) => boolean): number[] {
  const starts = [0];
  for (const [at, token] of tokens.entries()) if (isBorder(token) && at > 0) starts.push(at + 1);
  return starts;
}

/** Headings of one level that name no section and no part of a dish, from the highest level on. */
function levelStarts(headings: readonly (TextHeading | null)[]): number[][] {
  return [1, 2, 3, 4].map((level) => {
    const own = headings.flatMap((heading, at) =>
      heading?.level === level && heading.section === 'group' && !isPartTitle(heading.title) ? [at] : [],
    );
    return own.length > 1 ? own : [];
  });
}

/** The name above each heading of ingredients: the first short line below the steps of the recipe before it. */
function titleStarts(tokens: readonly Token[], headings: readonly (TextHeading | null)[]): number[] {
  const sections = headings.flatMap((heading, at) =>
    heading?.section === 'ingredients' && heading.title === '' ? [at] : [],
  );
  return sections.flatMap((at, index) => {
    if (index === 0) return [0];
    const title = titleAbove(tokens, headings, at);
    return title === null ? [] : [title];
  });
}

/**
 * Names above lists, after blank lines: `Potato salad`, then amounts, in the lines below or in the next block. None where
 * a line that may be the name of the whole stands above them, as the lists are its parts then.
 */
function blockStarts(tokens: readonly Token[]): number[] {
  const starts: number[] = [];
  for (let at = nextFilled(tokens, 0); at < tokens.length; at = nextFilled(tokens, nextBlank(tokens, at)))
    if (isNamedList(tokens, at)) starts.push(at);
  const lead = tokens.slice(0, starts[0]).findLast(({ kind }) => kind === 'line');
  return lead !== undefined && mayBeTitle(lead.line) && !lead.line.endsWith(',') ? [] : starts;
}

function isNamedList(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || (token.kind !== 'line' && token.number === null)) return false;
  const isOther = token.heading !== null && token.heading.section !== 'group';
  const line = token.number === null ? token.line : token.body;
  if (isOther || token.isBulleted || !mayBeTitle(line) || isPartTitle(withoutMarks(line))) return false;
  const below = tokens[at + 1]?.kind === 'blank' ? nextFilled(tokens, at + 1) : at + 1;
  // A number is that of a step, unless a heading says that ingredients follow.
  if (tokens[below]?.heading?.section === 'ingredients') return true;
  return token.number === null && isCountedList(tokens, below);
}

/** Two lines or more up to the next blank one, most of them with an amount in front. */
function isCountedList(tokens: readonly Token[], start: number): boolean {
  const lines = tokens.slice(start, nextBlank(tokens, start)).map(({ body }) => body);
  const isCounted = lines.filter(leadsWithAmount).length * 3 >= lines.length * 2;
  // A list that begins with a name is a part of what stands above it.
  return lines.length >= 2 && isCounted && leadsWithAmount(lines[0] ?? '');
}

function nextBlank(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at < tokens.length && tokens[at]?.kind !== 'blank') at += 1;
  return at;
}

function titleAbove(
  tokens: readonly Token[],
  headings: readonly (TextHeading | null)[],
  section: number,
): number | null {
  let found: number | null = null;
  for (let at = section - 1; at >= Math.max(0, section - maxLead); at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.number !== null || token.isBulleted || token.kind === 'row') break;
    const heading = headings[at];
    if (heading !== null && heading !== undefined && heading.section !== 'group') break;
    if (token.kind !== 'line' || !mayBeTitle(token.line)) continue;
    const before = tokens[at - 1]?.kind;
    if (before === 'blank' || before === 'rule' || before === 'page') found = at;
  }
  return found !== null && !isPartTitle(withoutMarks(tokens[found]?.line ?? '')) ? found : null;
}

function mayBeTitle(line: string): boolean {
  return line.length <= maxTitleLength && !isProse(line) && !leadsWithAmount(line) && !/[.!:：]$/u.test(line);
}

/** A recipe whose name is counted, `2. Waffles` above its ingredients, is called `Waffles`. */
function withoutCount(part: readonly Token[]): readonly Token[] {
  const [first, ...others] = part;
  const isCounted = first !== undefined && first.number !== null && first.body !== '' && !first.isBulleted;
  if (!isCounted || part[nextFilled(part, 1)]?.heading?.section !== 'ingredients') return part;
  return [{ ...first, kind: 'line', line: first.body, number: null }, ...others];
}

/** The tokens between starts; what stands above the first one belongs to it unless it is a heading of the whole. */
export function cutAt(tokens: readonly Token[], starts: readonly number[]): readonly (readonly Token[])[] {
  return starts
    .map((start, index) => withoutCount(tokens.slice(start, starts[index + 1] ?? tokens.length)))
    .filter((part) => nextFilled(part, 0) < part.length);
}

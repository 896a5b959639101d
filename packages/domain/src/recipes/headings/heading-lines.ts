import { leadsSection, namesPart } from './section-words.ts';

/** A line of text that may begin a section. */
export interface HeadingLine {
  /** The name of the section, without colon and marks. */
  readonly title: string;
  /** Whether its own words and signs say so. Else it may as well be a food: `SAUCE`, `Topping`. */
  readonly isSure: boolean;
}

const maxLength = 60;
const amount = /[\p{Nd}\p{No}]/u;
const beginsWithAmount = /^[^\p{L}]*[\p{Nd}\p{No}]/u;
/** Marks around the whole line: of Markdown, of Cooklang, of lists that were copied from a page. */
const marks: readonly RegExp[] = [
  /^#{1,6}\s+(.*?)\s*#*$/u,
  /^(?:\*\*|__)(.*?)(?:\*\*|__)\s*[:：]?$/u,
  /^(?:={2,}|-{2,}|—|~+)\s*(.*?)\s*(?:={2,}|-{2,}|—|~+)$/u,
  /^【(.*)】$/u,
  /^\[(.*)\]$/u,
];

/** The section that a line begins, or may begin: `For the sauce:`, `## Sauce`, `Für den Teig`; null for other lines. */
export function findHeading(line: string): HeadingLine | null {
  const text = line.trim();
  if (text.length > maxLength) return null;
  const marked = marks.map((mark) => mark.exec(text)?.[1]).find((inner) => inner !== undefined);
  const title = withoutColon(marked ?? text);
  if (!/\p{L}/u.test(title) || /[:：]/u.test(title)) return null;
  if (marked !== undefined) return { title, isSure: true };
  if (beginsWithAmount.test(title)) return null;
  if (title !== text || leadsSection(title)) return { title, isSure: true };
  return isUpper(title) || namesPart(title) ? { title, isSure: false } : null;
}

/** The section that a line certainly begins; null for other lines. */
export function readHeading(line: string): string | null {
  const found = findHeading(line);
  return found?.isSure === true ? found.title : null;
}

/**
 * The section that each of several lines begins; null for the others. `SAUCE` is one above a line that is not in
 * capitals, `Topping` above a line with an amount.
 */
export function readHeadings(lines: readonly string[]): (string | null)[] {
  const found = lines.map(findHeading);
  return found.map((heading, at) => {
    if (heading === null || heading.isSure) return heading?.title ?? null;
    const below = lines[at + 1] ?? '';
    const isApart = isUpper(heading.title) && /\p{Ll}/u.test(below);
    const isAbove = found[at + 1] === null && (isApart || amount.test(below));
    return isAbove ? heading.title : null;
  });
}

function withoutColon(text: string): string {
  return text.replace(/[:：]$/u, '').trim();
}

/** Three capitals at least, and nothing else than capitals. */
function isUpper(text: string): boolean {
  return /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && !amount.test(text);
}

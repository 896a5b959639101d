/** Which section or group a line begins. */
import { leadsSection } from '@hearth/domain/recipes/headings';
import { latinDigits } from '@hearth/domain/measures/quantities';
import { sectionHeading } from '../extraction/page-structure/section-headings.ts';
import { isDuration } from './facts.ts';
import { isSentence } from './line-kinds.ts';
import { withoutMarks } from './markdown-marks.ts';
import type { MarkedLine } from './tokens.ts';
import { isWord, leadingWords, normalizeWords } from './words/index.ts';

export type TextSection = 'ingredients' | 'steps' | 'notes' | 'nutrition' | 'group';

/** A heading, and the text that follows it in its line (`Method: stir and bake.`). */
export interface TextHeading {
  readonly section: TextSection;
  /** As it is written; empty if it says only which section begins. */
  readonly title: string;
  /** The words themselves, without marks. */
  readonly words: string;
  /** What stands in brackets or after the words of a section: for how many, in what time. */
  readonly aside: string;
  readonly rest: string;
  /** 1 to 6 of Markdown, 7 for a line in bold, 8 for any other. */
  readonly level: number;
  /** Whether signs around the line, or Markdown, say that it is a heading. */
  readonly isMarked: boolean;
}

const maxHeadingLength = 80;
const maxGroupWords = 9;

/** The heading that a line is, with the line after it for headings that are underlined; null for other lines. */
export function readHeading(
  token: MarkedLine,
  next: MarkedLine | undefined,
  isAfterBlank: boolean,
): TextHeading | null {
  if (token.kind === 'blank' || token.kind === 'page' || token.kind === 'row' || token.kind === 'rule')
    return null;
  const marked = readMark(token, next, isAfterBlank);
  const boxed = readBoxed(token);
  if (boxed !== null) return boxed;
  const text = withoutMarks(marked?.text ?? (token.number === null ? token.line : token.body));
  const level = marked?.level ?? 8;
  if (text === '') return null;
  const [, head = '', rest = ''] = /^([^:：]{1,48}?)\s?[:：]{1,2}\s*([^\s:：].*)$/u.exec(text) ?? [];
  if (head !== '' && text.length > head.length) {
    const known =
      nameSection(head) ??
      (endsInAside(head)
        ? { section: 'notes' as const, title: head, words: head, aside: '', isExact: true }
        : null);
    if (
      known !== null &&
      (known.isExact || marked !== null) &&
      !isDuration(rest) &&
      !(known.section === 'steps' && /^[\d/:-]+$/.test(rest))
    )
      return { ...known, rest: readRest(token.line, rest), level, isMarked: true };
    if (marked === null) return null;
  }
  const words = text.replace(/(?<!\s)\s*[:：]{1,2}$/u, '');
  if (words.length > maxHeadingLength || (token.isBulleted && marked === null && words === text)) return null;
  const isMarked = marked !== null || words !== text;
  const section = nameSection(words);
  if (
    section !== null &&
    (isMarked || section.isExact) &&
    !(marked === null && !section.isExact && isSentence(words))
  )
    return { ...section, rest: '', level, isMarked };
  if (
    !isMarked ||
    (marked === null && token.number !== null) ||
    (marked === null && (words.split(' ').length > maxGroupWords || /[.!?。]/u.test(words.slice(0, -1))))
  )
    return null;
  return { section: 'group', title: words, words, aside: '', rest: '', level, isMarked };
}

/** `【ポイント】 …`, `[Tip] …` */
function readBoxed({ line }: MarkedLine): TextHeading | null {
  const [, words = '', rest = ''] =
    /^(?:【|\[|〈|《)([^】\]〉》]{1,30})(?:】|\]|〉|》)\s*([^\s:：(].*)$/u.exec(line) ?? [];
  const section = words === '' ? null : nameSection(words);
  return section?.isExact === true ? { ...section, rest, level: bold, isMarked: true } : null;
}

/** The words after a heading as they stand in the line, marks and all. */
function readRest(line: string, rest: string): string {
  const at = line.search(/[:：]/u);
  const written =
    at < 0
      ? ''
      : line
          .slice(at + 1)
          .replace(/^\s*(?:\*\*|__|\*|_)?\s+|^\s*(?:\*\*|__)\s*/u, '')
          .trim();
  return written.length >= rest.length ? written : rest;
}

/** Levels of headings that are no Markdown. */
const bold = 7;

function readMark(
  { line, isBulleted, number }: MarkedLine,
  next: MarkedLine | undefined,
  isAfterBlank: boolean,
): { text: string; level: number } | null {
  const [, signs = '', hashed] = /^(#{1,6})\s+(\S.*?)(?:\s+#+)?$/u.exec(line) ?? [];
  if (hashed !== undefined) return { text: hashed, level: signs.length };
  const glued = /^(#{1,6})([^#\s].{0,80})$/u.exec(line);
  if (glued !== null && ((glued[1]?.length ?? 0) > 1 || nameSection(glued[2] ?? '')?.isExact === true))
    return { text: glued[2] ?? '', level: glued[1]?.length ?? 1 };
  if (
    next?.kind === 'rule' &&
    isAfterBlank &&
    !isBulleted &&
    number === null &&
    line.length <= maxHeadingLength
  ) {
    if (/^={3,}$/.test(next.line)) return { text: line, level: 1 };
    if (/^-{3,}$/.test(next.line)) return { text: line, level: 2 };
  }
  const emphasised =
    /^(\*\*|__)([^*_]{1,80})\1\s?[:：]?$/u.exec(isBulleted || number !== null ? '' : line) ??
    /^([*_])([^*_]{1,60})\1\s?[:：]?$/u.exec(isBulleted ? '' : line);
  if (emphasised !== null) {
    const [whole, mark = '', text = ''] = emphasised;
    // A line in italics is text, if it does not say which section begins.
    if (mark.length === 2 || nameSection(text)?.isExact === true || /[:：]$/u.test(text))
      return { text: /[:：]$/u.test(whole) && !/[:：]$/u.test(text) ? `${text}:` : text, level: bold };
    return null;
  }
  const framed = line
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/(?<![^\p{L}\p{N})])[^\p{L}\p{N})]+$/u, '')
    .trim();
  if (framed === line || framed === '' || isBulleted) return null;
  if (
    /^(?:[=~*_–—-]{2,}\s?|【|\[|〈|《|「|■|◆|▼|●|★|☆|◎|▶|\p{Extended_Pictographic}\uFE0F?\s?)/u.test(line)
  ) {
    if (nameSection(framed)?.isExact === true) return { text: framed, level: bold };
    if (/^(?:={2,}|-{2,}|~{2,}|\*{2,}|【|〈|《)/u.test(line) && /[=\-~*】〉》]$/u.test(line))
      return { text: framed, level: bold };
  }
  return null;
}

type NamedSection = Pick<TextHeading, 'section' | 'title' | 'words' | 'aside'> & {
  readonly isExact: boolean;
};

/** The section that words name; null for other words. */
function nameSection(text: string): NamedSection | null {
  if (text.length > maxHeadingLength || !/\p{L}/u.test(text)) return null;
  const plain = text.replace(/^\(?(?:\d{1,2}|[IVX]{1,4})[.)]\s*/u, '').replace(/^[^\p{L}\p{N}]+/u, '');
  const { words, aside } = splitAside(plain);
  const trimmed = words.replace(/(?<![\s:：])[\s:：]+$/u, '');
  const base = { words: plain, aside };
  if (isWord('nutrition', trimmed))
    return { ...base, section: 'nutrition', title: text.trim(), isExact: true };
  const found = sectionHeading(trimmed);
  if (found === null || (found.kind === 'other' && !found.isExact && !isAside(trimmed)))
    return isAside(trimmed) || isWord('equipment', trimmed)
      ? { ...base, section: 'notes', title: noteTitle(trimmed, text), isExact: true }
      : null;
  if (found.kind === 'other')
    return { ...base, section: 'notes', title: noteTitle(trimmed, text), isExact: true };
  const section = found.kind === 'ingredients' ? 'ingredients' : 'steps';
  if (isAside(trimmed) && found.kind !== 'ingredients')
    return { ...base, section: 'notes', title: noteTitle(trimmed, text), isExact: true };
  return {
    ...base,
    section,
    title: found.isExact && !leadsSection(plain) ? '' : plain.replace(/(?<!\s)\s*[:：]$/u, ''),
    isExact: found.isExact,
  };
}

function isAside(words: string): boolean {
  return isWord('asides', words) || isWord('notes', words);
}

/** `Omas Tipp: …`, `Chef’s note: …` */
function endsInAside(words: string): boolean {
  const parts = words.split(' ');
  return parts.length <= 3 && isWord('asides', parts.at(-1) ?? '');
}

function noteTitle(words: string, text: string): string {
  return isWord('notes', words) && normalizeWords(words) === normalizeWords(text)
    ? ''
    : text.trim().replace(/(?<!\s)\s*[:：]$/u, '');
}

/** What stands after the words of a section: `Ingredients (serves 4)`, `Zutaten für 4 Personen`, `材料 2人分`. */
function splitAside(text: string): { words: string; aside: string } {
  const latin = latinDigits(text);
  const [, before = '', inside = ''] =
    /^([^()（）]{1,50}?)\s?[(（]([^()（）]{1,60})[)）]\s*[:：]?$/u.exec(text) ?? [];
  if (before !== '') return { words: before, aside: inside };
  const at = latin.search(/(?<=\p{L}[\s,.–-]{0,3})\d/u);
  if (at <= 0 || sectionHeading(text)?.isExact === true) return { words: text, aside: '' };
  const head = text
    .slice(0, at)
    .trim()
    .replace(/(?<![\s,–-])[\s,–-]+$/u, '');
  if (sectionHeading(head)?.isExact === true) return { words: head, aside: text.slice(at) };
  // `Zutaten für 4 Personen`, `Zutaten für ca. 16 Stück`
  const words = head.split(' ');
  const count = isWord('about', words.at(-1) ?? '') ? 2 : 1;
  const stem = words.slice(0, -count).join(' ');
  const isFor = isWord('forPeople', words.at(-count) ?? '') && sectionHeading(stem)?.isExact === true;
  if (stem !== '' && isFor) return { words: stem, aside: text.slice(stem.length).trim() };
  return { words: text, aside: '' };
}

/** Whether words are what a part of a dish is called: `For the sauce`, `Topping`, `На тесто`. */
export function isPartTitle(text: string): boolean {
  const plain = text.replace(/(?<!\s)\s*[:：]$/u, '');
  if (plain.length > 50 || plain.split(' ').length > 6) return false;
  if (leadsSection(plain) || isWord('parts', plain)) return true;
  const lead = leadingWords('groups', plain);
  return lead !== null && lead.rest.trim() !== '' && (isWord('parts', lead.rest) || lead.words.includes(' '));
}

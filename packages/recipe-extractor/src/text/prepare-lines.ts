/** A text as it was copied, as the lines that its writer wrote. */
import { leadsWithAmount } from './line-kinds.ts';
import { decodeEntities } from '../cleaning/index.ts';
import { sectionHeading } from '../extraction/page-structure/section-headings.ts';

/** A line without its ends, and how far it stands in. */
export interface TextLine {
  readonly text: string;
  readonly indent: number;
}

/** A longer line is no recipe in one line. */
const maxSoleLine = 3000;
/** Signs that symbol fonts of word processors put for bullets. */
const fontBullets = /^(\s*)[\uE000-\uF8FF]\s*/u;

/** The lines of a text: marks of quotes gone, words joined that a page has cut, every break a break. */
export function prepareLines(text: string): TextLine[] {
  return joinCutWords(
    unifySigns(text).split('\n').flatMap(splitSections).flatMap(splitColumns).map(readLine),
  );
}

function unifySigns(text: string): string {
  return (
    text
      .replace(/\r\n?|[\v\u2028\u2029\u0085]/gu, '\n')
      .replace(/\u00ad[ \t]*\n[ \t]*/gu, '')
      .replace(/[\u200b\u2060\ufeff\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
      .replace(/<br ?\/?>/gi, '\n')
      .replace(/<!--[^<>]{0,1000}-->/g, '')
      // Obsidian: marked words, names of blocks, and the kinds of its boxes.
      .replace(/(?<![=\S])==([^=\n]{1,200})==(?![=\S])/g, '$1')
      .replace(/(?<=\S)[ \t]\^[\w-]{1,40}[ \t]*$/gm, '')
      .replace(
        /^([ \t]*>[ \t]*)\[!(tip|hint|note|info|warning|important|caution|abstract|summary|example)\][+-]?[ \t]*(.*)$/gim,
        writeBox,
      )
      .replace(/(?<!\\)&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8}\d{0,2});/gi, decodeEntities)
      .replace(/\f/g, '\n\f\n')
  );
}

/** The box of a tip is a note; one of facts has no heading. */
function writeBox(_: string, mark: string, kind: string, title: string): string {
  const isNote = /tip|hint|note|warning|important|caution/i.test(kind);
  return isNote
    ? `\n## ${kind[0]?.toUpperCase() ?? ''}${kind.slice(1).toLowerCase()}\n${title}`
    : mark + title;
}

/** One line that holds a whole recipe: `Dip. Ingredients: 2 avocados. Method: Mash.` */
function splitSections(line: string): string[] {
  if (line.length < 40 || line.length > maxSoleLine) return [line];
  const cuts = [...line.matchAll(/(?<=^|[.!?;|。]\s{0,2})(\p{L}[\p{L} ]{1,30})\s?[:：]/gu)].filter(
    ([, words = '']) => {
      const section = sectionHeading(words);
      return section?.isExact === true && section.kind !== 'other';
    },
  );
  if (cuts.length < 2) return [line];
  const starts = [0, ...cuts.map(({ index }) => index)];
  return starts
    .map((start, at) => line.slice(start, starts[at + 1] ?? line.length).trim())
    .filter((part) => part !== '');
}

/** Ingredients beside each other, as a page in columns is copied: `2 onions    1 tin chickpeas`. */
function splitColumns(line: string): string[] {
  if (!/\S(?:\t|\s{2})/u.test(line) || line.length > maxSoleLine) return [line];
  const cells = line.trim().split(/\t+|\s{2,}/u);
  const isCounted =
    cells.length > 1 && cells.every((cell) => / \p{L}*\p{L}{2}/u.test(cell) && leadsWithAmount(cell));
  const isLabelled = cells.length > 1 && cells.every((cell) => /^\p{L}[^:]{1,24}:\s?\S/u.test(cell));
  return isCounted || isLabelled ? cells : [line];
}

function readLine(line: string): TextLine {
  if (line === '\f') return { text: line, indent: 0 };
  const quoted = line.replace(/^[ \t]{0,3}(?:>[ \t]?){1,20}/, '');
  const plain = quoted.replace(fontBullets, '$1• ').replace(/^\s{0,20}o\t/, '• ');
  const blanks = /^\s*/u.exec(plain)?.[0].replaceAll('\t', '    ').length ?? 0;
  return { text: plain.trim(), indent: blanks };
}

/** A shorter line was ended by its writer. */
const minCutLine = 30;

/** Joins a word that the end of a line has cut: `un-` and `less`. One that is written with its hyphen elsewhere keeps it. */
function joinCutWords(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  const words = hyphenatedWords(lines);
  for (const line of lines) {
    const last = joined.at(-1);
    const head =
      last !== undefined && last.text.length >= minCutLine
        ? /(\p{L}+)-$/u.exec(last.text.slice(-30))?.[1]
        : undefined;
    const tail = /^\p{Ll}+/u.exec(line.text)?.[0];
    if (last === undefined || head === undefined || tail === undefined || !/\p{Ll}$/u.test(head))
      joined.push(line);
    else {
      const stem = words.has(`${head}-${tail}`) ? last.text : last.text.slice(0, -1);
      joined[joined.length - 1] = { ...last, text: stem + line.text };
    }
  }
  return joined;
}

function hyphenatedWords(lines: readonly TextLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ text }) => text.match(/(?<!\p{L})\p{L}{1,30}-\p{L}{1,30}/gu) ?? []));
}

import type { Segment } from './segments.ts';

/** The tags that a line may have. */
export type RichMark = 'b' | 'i' | 'q' | 'strong' | 'sup';

/** A run of a line with the marks that its author gave it. */
export interface RichRun extends Segment {
  readonly marks: readonly RichMark[];
  /** Where a link leads: a web address, or a path of this site. */
  readonly href?: string;
}

const tag =
  /<(\/?)(b|i|q|strong|sup)>|(\*\*)|\[([^[\]]{1,300})\]\((https?:\/\/[^\s()<>]{1,2000}|\/(?!\/)[^\s()<>\\]{0,2000})\)/giu;
const marks: readonly string[] = ['b', 'i', 'q', 'strong', 'sup'] satisfies RichMark[];

/**
 * The runs of a line with tags, and bold words and links of Markdown, which may reach over its amounts. All else is text: a tag that is
 * no mark, or is closed without being opened, is shown as it is written, so nothing that a line holds becomes markup.
 */
export function readRichText(segments: readonly Segment[]): RichRun[] {
  const runs: RichRun[] = [];
  let open: readonly RichMark[] = [];
  const stars = findStars(segments.map(({ text }) => text).join(''));
  let before = 0;
  for (const segment of segments) {
    const { text } = segment;
    let at = 0;
    const add = (end: number) => {
      if (end > at) runs.push({ ...segment, text: text.slice(at, end), marks: open });
    };
    for (const match of text.matchAll(tag)) {
      const [whole, slash, name = '', star, label, href] = match;
      if (star !== undefined && !stars.has(before + match.index)) continue;
      const mark = star === undefined ? name.toLowerCase() : 'strong';
      const isEnd = star === undefined ? slash === '/' : open.includes('strong');
      if (isMark(mark) && isEnd && !open.includes(mark)) continue;
      add(match.index);
      at = match.index + whole.length;
      if (label !== undefined && href !== undefined)
        runs.push({ kind: segment.kind, text: label, marks: open, href });
      if (isMark(mark)) open = isEnd ? open.filter((one) => one !== mark) : [...open, mark];
    }
    add(text.length);
    before += text.length;
  }
  return runs;
}

/** Bold words, unlike the stars of a footnote: `butter** or oil**`. */
const bold = /(?<![\p{L}\d*])\*\*(?=[^\s*])[^*]{1,300}(?<=\S)\*\*(?!\*)/gu;

/** The places of the stars that make words bold. */
function findStars(text: string): ReadonlySet<number> {
  const found = [...text.matchAll(bold)];
  return new Set(found.flatMap(({ 0: { length }, index }) => [index, index + length - 2]));
}

function isMark(name: string): name is RichMark {
  return marks.includes(name);
}

/** A text without its marks. */
export function plainText(text: string): string {
  if (!/[<[]|\*\*/.test(text)) return text;
  return readRichText([{ kind: 'text', text }])
    .map((run) => run.text)
    .join('');
}

/**
 * A line as HTML, its amounts in bold. `escape` makes a text safe in a page; nothing but the five tags, and links that
 * `readRichText` lets through, becomes markup.
 */
export function writeRichHtml(runs: readonly RichRun[], escape: (text: string) => string): string {
  return runs
    .map(({ kind, text, marks: own, href }) => {
      const inner = own.reduceRight((html, mark) => `<${mark}>${html}</${mark}>`, escape(text));
      const linked = href === undefined ? inner : `<a href="${escape(href)}">${inner}</a>`;
      return kind === 'amount' ? `<strong>${linked}</strong>` : linked;
    })
    .join('');
}

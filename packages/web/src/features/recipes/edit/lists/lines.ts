/** Text as people paste it, taken apart. */

/** One item a line; empty lines are skipped. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

const bullet = /^\s*(?:[-–—•*·‣▢☐◦▪]\s+)?/u;

/** One item a line, without the bullets of a list that was copied. */
export function splitItems(text: string): string[] {
  return splitLines(text)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');
}

/** One item a paragraph; lines of a paragraph stay together. */
export function splitParagraphs(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Paragraphs, or lines where there is but one paragraph. */
export function splitBlocks(text: string): string[] {
  const paragraphs = splitParagraphs(text);
  return paragraphs.length > 1 ? paragraphs : splitLines(text).map((line) => line.trim());
}

/** Without blanks at the ends of lines, and without empty lines. */
export function trimLines(text: string): string {
  return splitLines(text)
    .map((line) => line.trim())
    .join('\n');
}

/** Without the first sign of every line: for lists with bullets or boxes. */
export function dropFirstSigns(text: string): string {
  return splitLines(text)
    .map((line) => [...line.trimStart()].slice(1).join('').trimStart())
    .join('\n');
}

const numbered = /(?:^|[\s\u200e\u200f])\p{Nd}{1,2}[.):](?=\s)/u;

/** A new line before every `1.`, `2)` and so on; the numbers go. */
export function splitNumbered(text: string): string {
  if (!numbered.test(text)) return text;
  return text
    .replace(/\s+/g, ' ')
    .split(new RegExp(numbered.source, 'gu'))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}

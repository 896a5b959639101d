/** What a pasted text is, by its signs. */

/** Text that begins as a JSON object, or as a list of them: no recipe in plain text does. */
export function isJson(text: string): boolean {
  return /^\s*(?:\[\s*)*\{/.test(text);
}

/** Tags that make a page; `<br>` and `<b>` are written in plain text too. */
const pageTag =
  /<(?:!doctype|html|head|body|div|p|ul|ol|li|script|style|meta|link|h[1-6]|table|tr|td|span|article|section|main|form|figure|iframe)(?:[\s/>]|$)/gi;
/** Front matter, a heading of Markdown, or a line of words: a page begins with a tag. */
const textStart = /^\s*(?:---\s*\n|\+\+\+\s*\n|#{1,6}\s|\*\*?\S|[-*+]\s|\d)/;
const minPageTags = 3;

/** Whether a text is the source of a page: addresses in angle brackets, and single tags within a text, make none. */
export function isMarkup(text: string): boolean {
  const plain = text.replace(/<(?:https?:\/\/|mailto:|[^\s<>@]{1,100}@)[^\s<>]{0,2000}>/gi, '');
  if (/^\s*<(?!br\b)[a-z!/?]/i.test(plain)) return true;
  const tags = plain.match(pageTag)?.length ?? 0;
  return (
    tags >= (textStart.test(plain) ? minPageTags * 4 : minPageTags) ||
    (tags > 0 && !text.trim().includes('\n'))
  );
}

/** Signs of JSON that stay in lines where a broken text was mended as well as it goes: `1 egg",,]`, `}`. */
const residue = /"\s*(?:,|:|[\]}])|^[\s\]}[{,":]+$/;

/** Whether lines that were read out of broken JSON hold its signs. */
export function hasResidue(lines: readonly string[]): boolean {
  return lines.some((line) => residue.test(line));
}

/** Longer texts are cut first: what this is for shows a few lines. */
const longest = 600;

/** Marks and what stays of them, in the order in which they are taken away. */
const marks: readonly (readonly [mark: RegExp, stays: string])[] = [
  [/!?\[([^\][\n]{0,200})\]\([^()\s]{0,300}(?: "[^"\n]{0,100}")?\)/g, '$1'],
  [/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]+/gm, ''],
  [/(\*\*|__|~~)(?=\S)([^\n]{1,300}?\S?)\1/g, '$2'],
  [/(?<![\w*\\])\*(?=\S)([^*\n\\]{1,300})\*(?![\w*])/g, '$1'],
  [/(?<![\w\\])_(?=\S)([^_\n\\]{1,300})_(?!\w)/g, '$1'],
  [/`{1,3}([^`\n]{1,300})`{1,3}/g, '$1'],
  [/\\([\\*_`[\]#>~])/g, '$1'],
  [/\s+/g, ' '],
];

/**
 * A Markdown text as plain words in one line, for places that show its beginning: cards, previews of links. Marks that
 * are not understood stay as they are.
 */
export function markdownText(markdown: string): string {
  return marks.reduce((text, [mark, stays]) => text.replace(mark, stays), markdown.slice(0, longest)).trim();
}

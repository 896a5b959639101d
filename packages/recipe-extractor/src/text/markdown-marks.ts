/** Marks of Markdown around words that are no text of a step: names, ingredients, facts. */

/** Marks and what stays of them, in the order in which they are taken away. Every pattern is bounded. */
const marks: readonly (readonly [mark: RegExp, stays: string])[] = [
  [/!?\[\[(?:[^\][\n|]{1,200}\|)?([^\][\n|]{1,200})\]\]/g, '$1'],
  [/!?\[([^\][\n]{1,300})\]\([^()\s]{0,500}(?: "[^"\n]{0,100}")?\)/g, '$1'],
  [/(?<![\\*])\*\*(?=[^\s*])([^\n*]{1,300})\*\*/g, '$1'],
  [/(?<![\w\\])__(?=[^\s_])([^\n_]{1,300})__(?!\w)/g, '$1'],
  [/~~(?=\S)([^\n~]{1,300})~~/g, '$1'],
  [/(?<![\w*\\])\*(?=[^\s*])([^*\n\\]{0,300}[^\s*\\])\*(?![\w*])/g, '$1'],
  [/(?<![\p{L}\p{N}_\\])_(?=[^\s_])([^_\n\\]{0,300}[^\s_\\])_(?![\p{L}\p{N}_])/gu, '$1'],
  [/`([^`\n]{1,300})`/g, '$1'],
  [/\\([\\`*_[\]<>~|&#+=.)(!-])/g, '$1'],
];

/** A line without the marks of emphasis, links and escapes; signs that mark nothing stay. */
export function withoutMarks(text: string): string {
  if (!/[*_~`[\]\\]/.test(text)) return text;
  return marks.reduce((rest, [mark, stays]) => rest.replace(mark, stays), text).trim();
}

/** A text of Markdown without the escapes that keep signs from being read as page or code. */
export function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\(?=[<`])/g, '')
    .replace(/^\\(?=[#~=+-])/, '')
    .replaceAll(']\\:', ']:');
}

/** The address and the words of a line that is a link and nothing else: bare, in angle brackets, or of Markdown. */
export function soleLink(line: string): { readonly url: string; readonly words: string } | null {
  const bare = /^<?(https?:\/\/[^\s<>]{1,2000})>?[.,]?$/i.exec(line)?.[1];
  if (bare !== undefined) return { url: bare.replace(/[.,]$/, ''), words: '' };
  const [, words = '', url] =
    /^\[([^\][\n]{0,300})\]\(<?(https?:\/\/[^\s<>()]{1,2000})>?(?: "[^"]{0,100}")?\)\.?$/i.exec(line) ?? [];
  return url === undefined ? null : { url, words: words === url ? '' : withoutMarks(words) };
}

/** Where the picture is that a line shows and nothing else; null for other lines. */
export function solePicture(line: string): string | null {
  const embedded =
    /^!\[\[([^\][|\n]{1,300}\.(?:jpe?g|png|webp|gif|avif|heic))(?:\|[^\][\n]{0,100})?\]\]$/i.exec(line);
  if (embedded !== null) return embedded[1] ?? null;
  const shown =
    /^(?:\[)?!\[[^\][\n]{0,300}\]\(<?([^\s<>()]{1,2000})>?(?: "[^"\n]{0,200}")?\)(?:\]\([^()\s]{0,500}\))?$/.exec(
      line,
    );
  return (
    shown?.[1] ?? /^<img\s[^<>]{0,500}?src=["']([^"'<>]{1,2000})["'][^<>]{0,500}>$/i.exec(line)?.[1] ?? null
  );
}

/** Elements in which no recipe is written: where one opens, and where it ends. */
const heavy = [
  { open: /<style[\s>/]/gi, close: /<\/style>/gi },
  { open: /<svg[\s>/]/gi, close: /<\/svg>/gi },
] as const;

/** Pictures that stand in the page itself; a recipe's picture is fetched from an address. */
const embeddedPicture = /data:image\/[a-z+.-]{1,20};base64,[\w+/=]+/gi;

/** HTML without what is heavy and says nothing of a recipe: styles, drawings, and pictures within the page. */
export function lightened(html: string): string {
  return heavy.reduce(withoutElements, html).replace(embeddedPicture, '');
}

/** An element that never ends stays: the rest of the page may be in it. */
function withoutElements(html: string, { open, close }: (typeof heavy)[number]): string {
  let kept = '';
  let from = 0;
  for (let start = findPlace(open, html, 0); start !== null; start = findPlace(open, html, from)) {
    const end = findPlace(close, html, start.from);
    if (end === null) break;
    kept += html.slice(from, start.from);
    from = end.to;
  }
  return kept + html.slice(from);
}

function findPlace(pattern: RegExp, text: string, from: number): { from: number; to: number } | null {
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found === null ? null : { from: found.index, to: pattern.lastIndex };
}

/** What HTML says about elements by their name. */

/** Elements without content. */
export const voidTags: ReadonlySet<string> = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);

/** Elements whose content is never part of a recipe. */
export const tagsWithoutText: ReadonlySet<string> = new Set(
  'script style svg noscript template iframe object canvas video audio math select textarea map'.split(' '),
);

/** Of these, the elements in which a page may keep its content until its program shows it. */
const heldBackTags: ReadonlySet<string> = new Set(['noscript', 'template']);

/** Elements to skip on a page that shows no recipe without its program. */
export const skippedWithProgram: ReadonlySet<string> = new Set(
  [...tagsWithoutText].filter((tag) => !heldBackTags.has(tag)),
);

/** Elements that begin a new line of text. */
export const blockTags: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Headings by mark-up. */
export const headingTags: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const cells = ['td', 'th'];
const closedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    li: ['li'],
    dt: ['dt', 'dd'],
    dd: ['dt', 'dd'],
    td: cells,
    th: cells,
    tr: ['tr', ...cells],
    tbody: ['thead', 'tbody', 'tr', ...cells],
    tfoot: ['thead', 'tbody', 'tr', ...cells],
    body: ['head'],
    option: ['option'],
  }).map(([tag, closed]) => [tag, new Set(closed)]),
);
const paragraph: ReadonlySet<string> = new Set(['p']);
const closesNoParagraph: ReadonlySet<string> = new Set([
  'li',
  'dd',
  'dt',
  'td',
  'th',
  'tr',
  'tbody',
  'thead',
  'tfoot',
]);

/** Elements that an opening tag of this name ends when they are the innermost ones. */
export function closedByOpening(tag: string): ReadonlySet<string> | undefined {
  const closed = closedBy.get(tag);
  if (closed !== undefined) return closed;
  return blockTags.has(tag) && !closesNoParagraph.has(tag) ? paragraph : undefined;
}

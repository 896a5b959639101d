/**
 * Regular expressions that a text can make slower than linear, and why that is no way to hold up the server. None is
 * exponential; the checker gives up on those that are called undecided.
 */
export interface Exception {
  readonly file: string;
  /** As it stands in the source, or how it begins where it is built from parts. */
  readonly source: string;
  readonly reason: string;
}

const inWorker = 'runs in the worker that reads pages, which is given up after ten seconds';
const inArchiveWorker =
  'runs in the worker that reads archives of other programs, which is given up after a time';
const ofLine =
  'runs in the workers that read pages and archives, on one line of a text, and is given up after a time';
const inBrowser = 'runs in a browser, on a text of at most 50,000 characters';

const partOfSticky = 'a part of the sticky pattern of a duration, which is tried only where a number begins';

export const exceptions: readonly Exception[] = [
  {
    file: 'packages/domain/src/durations/find/find-durations.ts',
    source: String.raw`[1-9]\d{0,2}(?:`,
    reason: partOfSticky,
  },
  {
    file: 'packages/domain/src/durations/find/find-durations.ts',
    source: String.raw`(?:(?:\d{1,9}(?:`,
    reason: partOfSticky,
  },
  {
    file: 'packages/domain/src/durations/find/find-durations.ts',
    source: String.raw`(?<first>`,
    reason:
      'undecided: every part is bounded but for blanks, and a sticky pattern is tried only where a number begins',
  },
  {
    file: 'packages/ingredients/src/model/tokens/tokens.ts',
    source: String.raw`(?:\d{1,9}(?:\s{1,3}|-)`,
    reason:
      'every repeat is bounded, and a sticky pattern is tried only where a token begins, in at most 2,000 characters',
  },
  {
    file: 'packages/domain/src/search/query-filter/lenient-date.ts',
    source: String.raw`(?:^|`,
    reason: 'a date has at most 64 characters',
  },
  {
    file: 'packages/recipe-extractor/src/json-problem/index.ts',
    source: '(?:-?(?:0|',
    reason: 'sticky: tried once at each token, and the first failure ends the scan',
  },
  {
    file: 'packages/recipe-extractor/src/extraction/fields/duration.ts',
    source: String.raw`(\d{1,5}(?:[.,]\d{1,3})?)?\s?`,
    reason: inWorker,
  },
  {
    file: 'packages/recipe-extractor/src/extraction/ingredient-groups/group-names.ts',
    source: String.raw`(?:\s*\d+(?:\/\d+)?x)+$`,
    reason: inWorker,
  },
  {
    file: 'packages/domain/src/recipes/headings/heading-lines.ts',
    source: String.raw`^#{1,6}\s+`,
    reason: 'sees lines of 60 characters at most',
  },
  {
    file: 'packages/domain/src/recipes/headings/heading-lines.ts',
    source: '^(?:={2,}|-{2,}',
    reason: 'sees lines of 60 characters at most',
  },
  {
    file: 'packages/recipe-extractor/src/extraction/page-structure/section-headings.ts',
    source: String.raw`\([^)]*\)`,
    reason: inWorker,
  },
  {
    file: 'packages/server/src/platform/log/mask-secrets.ts',
    source: String.raw`\beyJ[\w-]{5,}`,
    reason: 'undecided: sees one line of the log, in which requests have no more than their head of 16 kB',
  },
  {
    file: 'packages/server/src/platform/net/decode-text.ts',
    source: String.raw`<meta\b`,
    reason: 'sees the first 1,024 bytes of a page',
  },
  {
    file: 'packages/web/src/features/recipes/edit/json/json-places.ts',
    source: String.raw`"(?:[^"\\`,
    reason: 'runs in the browser of the one who wrote the JSON',
  },
  {
    file: 'packages/web/src/features/recipes/edit/steps/picture-markdown.ts',
    source: String.raw`[^A-Za-z0-9].*$`,
    reason: 'sees the type of a file that the reader has chosen',
  },
  {
    file: 'packages/web/src/ui/markdown/markdown.tsx',
    source: String.raw`[*_`,
    reason: inBrowser,
  },
  {
    file: 'packages/web/src/ui/markdown/safe-html.ts',
    source: String.raw`<style\b`,
    reason: inBrowser,
  },
  {
    file: 'packages/domain/src/files/file-names/file-names.ts',
    source: String.raw`[\s.]+$`,
    reason: 'sees a name that is shortened to 180 bytes',
  },
  {
    file: 'packages/recipe-extractor/src/documents/read-odt.ts',
    source: String.raw`<(\/?)text:h\b[^>]*>`,
    reason: inArchiveWorker,
  },
  {
    file: 'packages/recipe-extractor/src/documents/read-odt.ts',
    source: String.raw`(<text:list-item\b[^>]*>)<text:p\b[^>]*>`,
    reason: inArchiveWorker,
  },
  {
    file: 'packages/recipe-extractor/src/documents/read-odt.ts',
    source: String.raw`<(\/?)([a-z]+:[a-z-]+)\b[^>]*>`,
    reason: inArchiveWorker,
  },
  {
    file: 'packages/recipe-extractor/src/text/blocks.ts',
    source: String.raw`\p{L}\s\S.{0,200}\p{L}[.!]$`,
    reason: ofLine,
  },
  {
    file: 'packages/recipe-extractor/src/text/headings.ts',
    source: String.raw`^(#{1,6})\s+(\S.*?)(?:\s+#+)?$`,
    reason: ofLine,
  },
  {
    file: 'packages/recipe-extractor/src/text/mail-lines.ts',
    source: String.raw`^[-_=*\s]*[\p{L} ]{4,40}:?[-_=*\s]*$`,
    reason: ofLine,
  },
  {
    file: 'packages/recipe-extractor/src/text/mail-lines.ts',
    source: String.raw`\s*[<[(](?:mailto:)?[^\s<>@]{1,100}@[^\s<>@]{1,200}[>\])]`,
    reason: ofLine,
  },
  {
    file: 'packages/recipe-extractor/src/text/nutrient-lines.ts',
    source: String.raw`^([^\d:：]{1,40}?)\s*[:：]?\s*(\d{1,5}(?:[.,]\d{1,2})?)\s?(k?cals?`,
    reason: ofLine,
  },
  {
    file: 'packages/recipe-extractor/src/text/outline.ts',
    source: String.raw`^\**([^:：]{1,30}?)\s?[:：]\**\s*\S`,
    reason: ofLine,
  },
  {
    file: 'packages/recipe-extractor/src/text/outline.ts',
    source: String.raw`(?<!\s)\s*(?:\p{Extended_Pictographic}|\uFE0F|\s)+$`,
    reason: ofLine,
  },
  {
    file: 'packages/recipe-extractor/src/text/outline.ts',
    source: String.raw`\d.*[:：]$`,
    reason: ofLine,
  },
  {
    file: 'packages/recipe-extractor/src/text/prepare-lines.ts',
    source: String.raw`(\p{L}+)-$`,
    reason: ofLine,
  },
];

/** Files that build regular expressions at run time from texts of the project, never from those of users. */
export const builtFromConstants: readonly string[] = [
  'packages/server/src/features/recipes/exports/book/pdf/picture-places.ts',
  'packages/server/src/platform/http/addresses/aliases.ts',
  'packages/server/src/platform/http/page/first-pages.ts',
  'packages/server/src/platform/http/errors/not-found.ts',
  'packages/server/src/platform/http/answers/wire-json.ts',
  'packages/web/src/features/recipes/edit/lists/lines.ts',
  'packages/web/src/ui/form/amount-text.ts',
];

import { escaped } from './book-html.ts';
import type { EpubBook } from './epub.ts';

/** The facts of an e-book that are known once all its files are written. */
export interface EpubPackage {
  /** A UUID. */
  readonly id: string;
  /** ISO 8601, in whole seconds: `2026-03-01T12:00:00Z`. */
  readonly modified: string;
  /** Keys of the recipes that have a picture, and `cover`. */
  readonly pictures: readonly string[];
}

/** The list of all files of an e-book, and what libraries and readers with a screen reader ask about it. */
export function epubPackage(
  book: EpubBook,
  { id, modified, pictures }: EpubPackage,
): { name: string; text: string } {
  const order = readingOrder(book);
  const documents = order.map(
    (key) =>
      `<item id="${key}" href="${key}.xhtml" media-type="application/xhtml+xml"${key === 'nav' ? ' properties="nav"' : ''}/>`,
  );
  const images = pictures.map(
    (key) =>
      `<item id="p-${key}" href="pictures/${key}.jpg" media-type="image/jpeg"${key === 'cover' ? ' properties="cover-image"' : ''}/>`,
  );
  const direction = book.direction === 'rtl' ? ' page-progression-direction="rtl"' : '';
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escaped(book.language)}" dir="${book.direction}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${escaped(id)}</dc:identifier>
<dc:title>${escaped(book.title)}</dc:title>
<dc:language>${escaped(book.language)}</dc:language>
${book.description === null ? '' : `<dc:description>${escaped(book.description)}</dc:description>\n`}<meta property="dcterms:modified">${escaped(modified)}</meta>
${accessibility(book.texts.accessibility, pictures.length > 0).join('\n')}
</metadata>
<manifest>
<item id="style" href="book.css" media-type="text/css"/>
${[...documents, ...images].join('\n')}
</manifest>
<spine${direction}>
${order.map((key) => `<itemref idref="${key}"/>`).join('\n')}
</spine>
</package>
`;
  return { name: 'EPUB/book.opf', text };
}

function readingOrder({ chapters, index }: EpubBook): string[] {
  const pages = chapters.flatMap(({ title, recipes }, at) => [
    ...(title === null ? [] : [`c${at + 1}`]),
    ...recipes.map(({ key }) => key),
  ]);
  return ['cover', 'nav', ...pages, ...(index.length === 0 ? [] : ['index'])];
}

/** In the terms of schema.org that the specification of accessible e-books names. */
function accessibility(summary: string, hasPictures: boolean): string[] {
  const facts: (readonly [property: string, value: string])[] = [
    ['accessMode', 'textual'],
    ...(hasPictures ? ([['accessMode', 'visual']] as const) : []),
    ['accessModeSufficient', 'textual'],
    ['accessibilityFeature', 'tableOfContents'],
    ['accessibilityFeature', 'readingOrder'],
    ['accessibilityFeature', 'structuralNavigation'],
    ['accessibilityFeature', 'index'],
    ...(hasPictures ? ([['accessibilityFeature', 'alternativeText']] as const) : []),
    ['accessibilityHazard', 'none'],
    ['accessibilitySummary', summary],
  ];
  return facts.map(([property, value]) => `<meta property="schema:${property}">${escaped(value)}</meta>`);
}

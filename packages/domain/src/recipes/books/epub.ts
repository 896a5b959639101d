import type { BookRecipe } from './book-recipe.ts';
import {
  escaped,
  isolated,
  languageAttributes,
  type PagePicture,
  type PartTexts,
  recipeHtml,
} from './book-html.ts';
import type { Chapter } from './chapters.ts';
import { epubStyle } from './epub-style.ts';
import type { IndexGroup } from './ingredient-index.ts';

/** What the documents of an e-book have in common. */
export interface EpubBook {
  readonly title: string;
  readonly description: string | null;
  readonly date: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: PartTexts & Readonly<Record<'contents' | 'index' | 'cover' | 'accessibility', string>>;
  readonly chapters: readonly Chapter<{ readonly key: string; readonly name: string }>[];
  readonly index: readonly IndexGroup[];
}

/** A file of the book that is text. */
export interface EpubFile {
  readonly name: string;
  readonly text: string;
}

const folder = 'EPUB';
/** Where the picture of a page is in the archive. */
export const epubPicture = (key: string): string => `${folder}/pictures/${key}.jpg`;
export const epubRecipe = (key: string): string => `${folder}/${key}.xhtml`;

/** Where reading programs begin. */
const epubContainer: EpubFile = {
  name: 'META-INF/container.xml',
  text:
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">' +
    `<rootfiles><rootfile full-path="${folder}/book.opf" media-type="application/oebps-package+xml"/></rootfiles>` +
    '</container>\n',
};

/** All documents but those of the recipes and the list of all files, each made when it is asked for. */
export function* epubFrame(book: EpubBook, hasCover: boolean): Generator<EpubFile> {
  yield epubContainer;
  yield { name: `${folder}/book.css`, text: epubStyle };
  yield file('cover', book, coverHtml(book, hasCover));
  yield file('nav', book, contentsHtml(book));
  for (const [at, { title, recipes }] of book.chapters.entries())
    if (title !== null) yield file(`c${at + 1}`, book, chapterHtml(title, recipes));
  if (book.index.length > 0) yield file('index', book, indexHtml(book));
}

/** The document of a recipe. */
export function epubRecipePage(page: BookRecipe, texts: PartTexts, hasPicture: boolean): string {
  const picture: PagePicture | null = hasPicture ? { src: `pictures/${page.key}.jpg` } : null;
  const html = recipeHtml(page, texts, { picture, findAddress: (key) => `${key}.xhtml` });
  return writeDocument(page.name, page, `<h1>${escaped(page.name)}</h1>\n${html}`);
}

function file(name: string, book: EpubBook, body: string): EpubFile {
  return { name: `${folder}/${name}.xhtml`, text: writeDocument(book.title, book, body) };
}

function writeDocument(
  title: string,
  written: { readonly language: string; readonly direction: string },
  body: string,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${languageAttributes(written)}>
<head><title>${escaped(title) || '·'}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>
${body}
</body>
</html>
`;
}

function coverHtml({ title, description, date, texts }: EpubBook, hasCover: boolean): string {
  const picture = hasCover ? `<img src="pictures/cover.jpg" alt="${escaped(texts.cover)}"/>\n` : '';
  const about = description === null ? '' : `<p class="description">${isolated(description)}</p>\n`;
  return `<section class="cover" epub:type="cover">\n${picture}<h1>${isolated(title)}</h1>\n${about}<p>${escaped(date)}</p>\n</section>`;
}

/** The table of contents. */
function contentsHtml({ chapters, index, texts }: EpubBook): string {
  const items = chapters.flatMap(({ title, recipes }, at) => {
    const list = recipes.map(linkItem);
    if (title === null) return list;
    return [`<li><a href="c${at + 1}.xhtml">${isolated(title)}</a>\n<ol>\n${list.join('\n')}\n</ol></li>`];
  });
  const last = index.length === 0 ? [] : [`<li><a href="index.xhtml">${escaped(texts.index)}</a></li>`];
  return (
    `<nav epub:type="toc" id="toc" role="doc-toc">\n<h1>${escaped(texts.contents)}</h1>\n<ol>\n${[...items, ...last].join('\n')}\n</ol>\n</nav>\n` +
    `<nav epub:type="landmarks" hidden="hidden">\n<ol><li><a epub:type="toc" href="nav.xhtml">${escaped(texts.contents)}</a></li></ol>\n</nav>`
  );
}

function linkItem({ key, name }: { readonly key: string; readonly name: string }): string {
  return `<li><a href="${key}.xhtml">${isolated(name) || key}</a></li>`;
}

function chapterHtml(
  title: string,
  recipes: readonly { readonly key: string; readonly name: string }[],
): string {
  return `<section class="chapter">\n<h1>${isolated(title)}</h1>\n<ul>\n${recipes.map(linkItem).join('\n')}\n</ul>\n</section>`;
}

function indexHtml({ index, chapters, texts }: EpubBook): string {
  const names = new Map(
    chapters.flatMap(({ recipes }) => recipes.map(({ key, name }) => [key, name] as const)),
  );
  const groups = index.map(({ letter, entries }) => {
    const rows = entries.map(({ name, recipes }) => {
      const links = recipes.map((key) => linkItem({ key, name: names.get(key) ?? '' }));
      return `<li>${isolated(name)}\n<ul>\n${links.join('\n')}\n</ul></li>`;
    });
    return `${letter === '' ? '' : `<h2>${escaped(letter)}</h2>\n`}<ul>\n${rows.join('\n')}\n</ul>`;
  });
  return `<section class="index" epub:type="index" role="doc-index">\n<h1>${escaped(texts.index)}</h1>\n${groups.join('\n')}\n</section>`;
}

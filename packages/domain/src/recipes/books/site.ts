import { listSpellings } from '../../search/spellings/index.ts';
import type { BookRecipe } from './book-recipe.ts';
import { escaped, isolated, languageAttributes, type PartTexts, recipeHtml } from './book-html.ts';
import type { Chapter } from './chapters.ts';

/** A recipe as the first page of a site lists it. */
export interface SiteEntry {
  readonly name: string;
  /** Of its page and its pictures, without ending. */
  readonly file: string;
  /** What it is found by, beside its name. */
  readonly words: readonly string[];
  /** Whether it has a small picture. */
  readonly hasPicture: boolean;
}

/** What the pages of a site have in common. */
export interface Site {
  readonly title: string;
  readonly description: string | null;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: PartTexts & Readonly<Record<'allRecipes' | 'search' | 'noMatch', string>>;
  /** The hash of {@link siteSearch}, as a policy of contents names it: `sha256-…`. */
  readonly scriptHash: string;
}

export const siteIndex = 'index.html';
export const siteStyleFile = 'site.css';
export const siteRecipe = (file: string): string => `recipes/${file}.html`;
export const sitePicture = (file: string): string => `pictures/${file}.webp`;
export const siteThumbnail = (file: string): string => `pictures/small/${file}.webp`;

/** Finds recipes as one types; the page is whole without it, and it runs from a disk. */
export const siteSearch = `(() => {
  const field = document.querySelector('input');
  const none = document.querySelector('[role=status]');
  const fold = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase();
  const cards = [...document.querySelectorAll('[data-words]')].map((card) => [card, fold(card.dataset.words)]);
  const search = () => {
    const words = fold(field.value).split(/\\s+/).filter((word) => word !== '');
    let found = 0;
    for (const [card, text] of cards) {
      card.hidden = !words.every((word) => text.includes(word));
      if (!card.hidden) found += 1;
    }
    for (const chapter of document.querySelectorAll('main section')) {
      chapter.hidden = chapter.querySelector('[data-words]:not([hidden])') === null;
    }
    none.textContent = found === 0 ? none.dataset.text : '';
  };
  field.closest('form').hidden = false;
  field.closest('form').addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', search);
  search();
})();`;

/** The first page, in pieces: one for each recipe, so that a large library is written a little at a time. */
export function* siteIndexPage(site: Site, chapters: readonly Chapter<SiteEntry>[]): Generator<string> {
  const { title, description, texts } = site;
  const titled = chapters.map((chapter, at) => ({ ...chapter, id: `c${at + 1}` }));
  const links = titled.flatMap(({ title: name, id }) =>
    name === null ? [] : [`<li><a href="#${id}">${isolated(name)}</a></li>`],
  );
  const body = `<header class="front">
<h1>${isolated(title)}</h1>
${description === null ? '' : `<p class="description">${isolated(description)}</p>\n`}<form role="search" hidden>
<label><span>${escaped(texts.search)}</span> <input type="search" autocomplete="off" dir="auto"></label>
</form>
${links.length === 0 ? '' : `<nav aria-label="${escaped(texts.allRecipes)}"><ul class="chips">${links.join('')}</ul></nav>\n`}</header>
<main>
<p role="status" data-text="${escaped(texts.noMatch)}"></p>
${cardsHere}
</main>
<script>${siteSearch}</script>`;
  const [before = '', after = ''] = writePage(site, { title, written: site, root: '', body }).split(
    cardsHere,
  );
  yield before;
  for (const chapter of titled) yield* chapterHtml(chapter);
  yield after;
}

/** Where the cards of the recipes stand in their page; no text of a person holds it, since those are escaped. */
const cardsHere = '<!--cards-->';

/** The page of a recipe. @param findFile the files of the pages, by their keys */
export function siteRecipePage(
  site: Site,
  page: BookRecipe,
  { picture, findFile }: { readonly picture: string | null; readonly findFile: (key: string) => string },
): string {
  const source = picture === null ? null : { src: `../${encodeAddress(picture)}` };
  const findAddress = (key: string) => `${encodeURIComponent(findFile(key))}.html`;
  const body = `<nav class="back" ${languageAttributes(site)}><a href="../${siteIndex}">${escaped(site.texts.allRecipes)}</a></nav>
<main class="recipe">
<h1>${escaped(page.name)}</h1>
${recipeHtml(page, site.texts, { picture: source, findAddress })}
</main>`;
  return writePage(site, { title: page.name, written: page, root: '../', body });
}

function* chapterHtml({
  title,
  id,
  recipes,
}: Chapter<SiteEntry> & { readonly id: string }): Generator<string> {
  const heading = title === null ? '' : `<h2>${isolated(title)}</h2>\n`;
  yield `<section id="${id}">\n${heading}<ul class="cards">\n`;
  for (const recipe of recipes) yield `${cardHtml(recipe)}\n`;
  yield '</ul>\n</section>\n';
}

function cardHtml({ name, file, words, hasPicture }: SiteEntry): string {
  const picture = hasPicture
    ? `<img src="${encodeAddress(siteThumbnail(file))}" alt="" width="300" height="300" loading="lazy">`
    : `<span class="letter" aria-hidden="true">${escaped([...name.trim()][0] ?? '')}</span>`;
  const found = escaped([name, ...words].flatMap(listWritten).join(' '));
  return `<li data-words="${found}"><a href="${encodeAddress(siteRecipe(file))}">${picture}<span class="name" dir="auto">${escaped(name)}</span></a></li>`;
}

/** A text and its other spellings: the script on the page knows none. */
function listWritten(text: string): string[] {
  return [text, ...listSpellings(text).filter((spelling) => spelling !== text.toLowerCase())];
}

/** A relative address of a file, whatever letters its name has. */
function encodeAddress(path: string): string {
  return escaped(path.split('/').map(encodeURIComponent).join('/'));
}

function writePage(
  { scriptHash }: Site,
  page: {
    readonly title: string;
    readonly written: { readonly language: string; readonly direction: string };
    /** The way to the first page's folder: empty or `../`. */
    readonly root: string;
    readonly body: string;
  },
): string {
  const { language, direction } = page.written;
  // A page from a disk has no origin of its own: `file:` is what its pictures and its style come from.
  const policy = `default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src '${scriptHash}'`;
  return `<!DOCTYPE html>
<html lang="${escaped(language)}" dir="${escaped(direction)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}; form-action 'none'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(page.title)}</title>
<link rel="stylesheet" href="${page.root}${siteStyleFile}">
</head>
<body>
${page.body}
</body>
</html>
`;
}

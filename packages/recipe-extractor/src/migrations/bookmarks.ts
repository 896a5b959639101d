import { Parser } from 'htmlparser2';
import { inlineText } from '../cleaning/index.ts';

/** An address that someone has kept in a browser. */
export interface Bookmark {
  /** Empty where the browser has none. */
  readonly title: string;
  readonly url: string;
  /** The folder that it is in, below its own folders: `Recipes/Soups`; empty at the top. */
  readonly folder: string;
}

/** More than people keep. */
const maxBookmarks = 20_000;
/** Open elements; browsers nest folders a few deep. */
const maxDepth = 200;
const maxTitleLength = 500;
const maxUrlLength = 2000;

/** Whether a text is the bookmark file that browsers export (`<!DOCTYPE NETSCAPE-Bookmark-file-1>`). */
export function isBookmarkFile(text: string): boolean {
  return /^\uFEFF?\s{0,200}<!DOCTYPE\s+NETSCAPE-Bookmark-file-1/i.test(text.slice(0, 1000));
}

/**
 * The addresses of a browser's bookmark file, in their order, each once: `<DL>` holds a folder whose name stands in the
 * `<H3>` before it, `<A HREF>` an address. Those that are none of the web are left out, and so is what follows 20,000.
 * @throws Error where folders are nested deeper than browsers nest them
 */
export function readBookmarks(text: string): Bookmark[] {
  const reader = new BookmarkReader();
  // `<DT>` and `<P>` have no end tags in these files; without them no element stays open.
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (piece) => reader.addText(piece),
      onclosetag: (name) => reader.close(name),
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text.replaceAll(/<\/?(?:DT|DD|P|HR)\b[^<>]{0,2000}>/giu, ''));
  return [...reader.found.values()];
}

class BookmarkReader {
  readonly found = new Map<string, Bookmark>();
  private readonly folders: string[] = [];
  private depth = 0;
  private heading = '';
  private text: string | null = null;
  private url = '';

  open(name: string, { href = '' }: Readonly<Record<string, string>>): void {
    this.depth += 1;
    if (this.depth > maxDepth) throw new Error('These bookmarks are nested too deeply');
    if (name === 'dl') this.folders.push(this.heading);
    if (name === 'dl') this.heading = '';
    if (name !== 'h3' && name !== 'a') return;
    this.text = '';
    this.url = name === 'a' ? href.trim() : '';
  }

  addText(piece: string): void {
    if (this.text !== null && this.text.length < maxTitleLength) this.text += piece;
  }

  close(name: string): void {
    this.depth -= 1;
    if (name === 'dl') this.folders.pop();
    if (name !== 'h3' && name !== 'a') return;
    const text = inlineText(this.text ?? '').slice(0, maxTitleLength);
    this.text = null;
    if (name === 'h3') this.heading = text;
    else this.keep(text);
  }

  private keep(title: string): void {
    const { url, found } = this;
    const isKept = /^https?:\/\/\S+$/i.test(url) && url.length <= maxUrlLength && !found.has(url);
    if (!isKept || found.size >= maxBookmarks) return;
    found.set(url, { title, url, folder: this.folders.filter(Boolean).join('/') });
  }
}

/** The ways in which a cook brings recipes along: typed, pasted, dropped or chosen, all in one field. */

import { findAddresses } from './find-addresses.ts';
import { readFileKind } from './file-kinds.ts';

export { findAddresses } from './find-addresses.ts';

/** A file by what is known before it is read. */
export interface IncomingFile {
  readonly name: string;
  /** The media type that the device says; often empty. */
  readonly type: string;
}

/** The import that fits. */
export type Incoming =
  | { readonly kind: 'nothing' }
  /** The pages of these addresses are imported. */
  | { readonly kind: 'links'; readonly urls: readonly string[] }
  /** A recipe is read from a text; `url` is the one address in it, which is kept as the source. */
  | { readonly kind: 'text'; readonly form: TextForm; readonly url: string | null }
  /** A few words: the name of a recipe that is written by hand. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'pictures'; readonly count: number }
  /** A file whose text is read as if it were pasted. */
  | { readonly kind: 'textFile' }
  | { readonly kind: 'archive' }
  /** A file of another program, which has a page of its own. */
  | { readonly kind: 'library' }
  /** Files that cannot be read together. */
  | { readonly kind: 'mixed' };

type TextForm = 'plain' | 'html' | 'json';

/** More is no name. */
const maxNameLength = 100;

/** Decides what a field means: files come before words. */
export function readIncoming(text: string, files: readonly IncomingFile[] = []): Incoming {
  if (files.length > 0) return readFiles(files);
  const words = text.trim();
  if (words === '') return { kind: 'nothing' };
  const form = readForm(words);
  if (form !== 'plain') return { kind: 'text', form, url: null };
  const lines = words.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const urls = findAddresses(words);
  if (urls.length > 0 && isListOfLinks(lines)) return { kind: 'links', urls };
  if (lines.length === 1 && words.length <= maxNameLength) return { kind: 'name', name: words };
  return { kind: 'text', form, url: urls.length === 1 ? (urls[0] ?? null) : null };
}

/** Source of a page, and data, begin with their first sign; an address in angle brackets, and a line break, are text. */
function readForm(words: string): TextForm {
  if (/^<(?!https?:|mailto:|br\b|[^\s<>@]{1,100}@)[!?/a-z]/i.test(words)) return 'html';
  return /^[[{]\s*["{[\]}]/.test(words) ? 'json' : 'plain';
}

/** Links may have words around them, and a title each above: a recipe has more lines than that without one. */
function isListOfLinks(lines: readonly string[]): boolean {
  const linked = lines.filter((line) => findAddresses(line).length > 0).length;
  return linked * 2 >= lines.length;
}

function readFiles(files: readonly IncomingFile[]): Incoming {
  const kinds = files.map(readFileKind);
  const [first = 'textFile'] = kinds;
  if (kinds.every((kind) => kind === 'picture')) return { kind: 'pictures', count: files.length };
  if (kinds.length > 1 || first === 'picture') return { kind: 'mixed' };
  return { kind: first };
}

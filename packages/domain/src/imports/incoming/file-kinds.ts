import type { IncomingFile } from './index.ts';

export type FileKind = 'picture' | 'textFile' | 'archive' | 'library';

/** Endings of texts from which one recipe is read. */
const texts = new Set(['txt', 'text', 'md', 'markdown', 'html', 'htm', 'json', 'jsonld', 'cook']);
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif', 'avif', 'gif']);

/** What a file is, by its ending, and by its type where the ending says nothing. */
export function readFileKind({ name, type }: IncomingFile): FileKind {
  const ending = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (pictures.has(ending) || type.startsWith('image/')) return 'picture';
  if (texts.has(ending) || type.startsWith('text/plain') || type === 'text/html') return 'textFile';
  return ending === 'zip' ? 'archive' : 'library';
}

import { type Incoming, readIncoming } from '@hearth/domain/imports/incoming';

/** Recipes that a text stands for. */
export interface ImportOffer {
  readonly count: number;
  /** Where the text is one link. */
  readonly url: string | undefined;
}

/** What a text that is no name offers to import: a link, several links or a whole recipe; null for anything else. */
export function readImportOffer(text: string): ImportOffer | null {
  const incoming = readIncoming(text);
  const count = countRecipes(incoming);
  if (count === 0) return null;
  return { count, url: incoming.kind === 'links' && count === 1 ? incoming.urls[0] : undefined };
}

function countRecipes(incoming: Incoming): number {
  if (incoming.kind === 'links') return incoming.urls.length;
  return incoming.kind === 'text' ? 1 : 0;
}

import type { BookChapters, BookFormat, PaperSize } from '@hearth/contract';
import { buildAddress } from '../../../platform/api/index.ts';
import type { Exported } from './export-address.ts';

/** What a book is made of. */
export type ManyRecipes = Exclude<Exported, { kind: 'recipe' }>;

/** The kinds of books. */
export const bookFormats = ['pdf', 'epub', 'site'] as const satisfies BookFormat[];

const endings: Readonly<Record<BookFormat, string>> = { pdf: '.pdf', epub: '.epub', site: '-website.zip' };

/** Where the server makes a book, and the name to save it under. */
export function bookAddress(
  of: ManyRecipes,
  choice: {
    readonly format: BookFormat;
    readonly chapters: BookChapters;
    readonly paper: PaperSize;
    readonly language: string;
  },
): { address: string; name: string } {
  const cookbook = of.kind === 'cookbook' ? { cookbook: of.slug } : {};
  const address = buildAddress('/api/recipes/exports/book', { query: { ...cookbook, ...choice } });
  return { address, name: `${of.kind === 'cookbook' ? of.slug : 'recipes'}${endings[choice.format]}` };
}

import type { LibraryFormat, PaperSize } from '@hearth/contract';
import { buildAddress } from '../../../platform/api/index.ts';

/** The recipes to export: a recipe, a cookbook of the own household, or all recipes of the group. */
export type Exported =
  | { readonly kind: 'recipe'; readonly slug: string }
  | { readonly kind: 'cookbook'; readonly id: string; readonly slug: string }
  | { readonly kind: 'library' };

/** The formats, the one that loses nothing first. */
export const exportedFormats = ['zip', 'json-ld', 'cooklang', 'markdown'] as const satisfies LibraryFormat[];

/** Where the server has it in a format. A link sends no headers: it says the language of the reader itself. */
export function exportAddress(of: Exported, format: LibraryFormat, language: string): string {
  if (of.kind === 'recipe') {
    const params = { slug: of.slug };
    return buildAddress('/api/recipes/{slug}/exports', {
      params,
      query: { template_name: format, language },
    });
  }
  const cookbook = of.kind === 'cookbook' ? { cookbook: of.id } : {};
  return buildAddress('/api/recipes/exports/archive', { query: { format, ...cookbook, language } });
}

/** Where the server prints a recipe, and the name to save it under. */
export function printAddress(
  slug: string,
  choice: { readonly paper: PaperSize; readonly language: string },
): { address: string; name: string } {
  const address = buildAddress('/api/recipes/{slug}/exports/pdf', { params: { slug }, query: choice });
  return { address, name: `${slug}.pdf` };
}

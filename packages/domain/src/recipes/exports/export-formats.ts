import type { Nutrition } from '@hearth/contract';
import type { FactField } from '../fields/index.ts';

/** The open formats, with the ending and the type of their files. */
export const exportFormats = {
  'json-ld': { ending: '.jsonld', type: 'application/ld+json; charset=utf-8' },
  cooklang: { ending: '.cook', type: 'text/plain; charset=utf-8' },
  markdown: { ending: '.md', type: 'text/markdown; charset=utf-8' },
} as const;

/** Where the archive of a recipe has those of the recipes within it. */
export const withinFolder = 'within/';

export type ExportFormat = keyof typeof exportFormats;

/** Address or path of the picture of a recipe, as the format wants it; null without one. */
export type ExportedPicture = string | null;

/** The words of a file that are not the recipe's own, in the language of the reader. */
export interface ExportTexts extends Readonly<Record<FactField, string>> {
  readonly recipes: string;
  readonly ingredients: string;
  readonly steps: string;
  readonly notes: string;
  readonly nutrition: string;
  readonly source: string;
  readonly servings: string;
  readonly yield: string;
  readonly categories: string;
  readonly tags: string;
  readonly tools: string;
  readonly nutrients: Readonly<Record<keyof Nutrition, string>>;
}

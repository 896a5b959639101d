import type { ReadField } from '@hearth/contract';

/** The recipe found on a page, in schema.org terms, and where its fields come from. */
export interface ScrapeAnswer {
  readonly recipe: object;
  readonly fields: readonly ReadField[];
}

/** The answer of a test, whose form the contract leaves open; null where it says that there is no recipe. */
export function scrapeAnswer(answer: unknown): ScrapeAnswer | null {
  if (typeof answer !== 'object' || answer === null || !('recipe' in answer)) return null;
  const { recipe, fields } = answer as Partial<Record<keyof ScrapeAnswer, unknown>>;
  if (typeof recipe !== 'object' || recipe === null) return null;
  return { recipe, fields: Array.isArray(fields) ? (fields as ReadField[]) : [] };
}

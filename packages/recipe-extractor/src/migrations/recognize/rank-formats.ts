import type { RecipeSource } from '../format.ts';
import { migrationFormats, type MigrationType } from '../formats.ts';

/** A format that a file may be of, and how surely. */
export interface FormatVote {
  readonly type: MigrationType;
  /** Above 0, at most 1. */
  readonly confidence: number;
}

/** Less is a guess that would make recipes of anything. */
export const minConfidence = 0.4;

/** The formats that a file may be of, surest first; of equally sure ones the earlier in the table. */
export function rankFormats(file: RecipeSource): readonly FormatVote[] {
  return listFormats()
    .map(([type, { recognize }]) => ({ type, confidence: recognize?.(file) ?? 0 }))
    .filter(({ confidence }) => confidence >= minConfidence)
    .toSorted((left, right) => right.confidence - left.confidence);
}

/** Which files of an archive a format would read, for each format that would read any. */
export function listCandidates(
  names: readonly string[],
): readonly { readonly type: MigrationType; readonly sources: readonly string[] }[] {
  return listFormats()
    .map(([type, { sourcesAmong }]) => ({ type, sources: sourcesAmong(names) }))
    .filter(({ sources }) => sources.length > 0);
}

function listFormats() {
  return Object.entries(migrationFormats) as [
    MigrationType,
    (typeof migrationFormats)[MigrationType] & import('../format.ts').MigrationFormat,
  ][];
}

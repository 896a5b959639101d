import { csvFormat } from '../csv-columns.ts';
import type { MigrationFormat, RecipeSource } from '../format.ts';
import { migrationFormats, type MigrationType } from '../formats.ts';

/** A format that a file can be recognised as: of a program, or a table whose columns are guessed. */
export type RecognizedType = MigrationType | 'csv';

/** A format that a file may be of, and how surely. */
export interface FormatVote {
  readonly type: RecognizedType;
  /** At least 0.3, at most 1. */
  readonly confidence: number;
}

/** Below this a file is taken for nothing: recipes could be made of anything. */
const minConfidence = 0.3;

/** The formats that a file may be of, surest first; of equally sure ones the earlier in the table. */
export function rankFormats(file: RecipeSource): readonly FormatVote[] {
  return listFormats()
    .map(([type, { recognize }]) => ({ type, confidence: recognize?.(file) ?? 0 }))
    .filter(({ confidence }) => confidence >= minConfidence)
    .toSorted((left, right) => right.confidence - left.confidence);
}

/** Which files of an archive a format would read. */
export interface Candidate {
  readonly type: RecognizedType;
  readonly sources: readonly string[];
}

/** The formats that would read files of an archive with these names. */
export function listCandidates(names: readonly string[]): readonly Candidate[] {
  return listFormats()
    .map(([type, { sourcesAmong }]) => ({ type, sources: sourcesAmong(names) }))
    .filter(({ sources }) => sources.length > 0);
}

function listFormats(): readonly (readonly [RecognizedType, MigrationFormat])[] {
  const programs = Object.entries(migrationFormats) as [MigrationType, MigrationFormat][];
  return [...programs, ['csv', csvFormat()]];
}

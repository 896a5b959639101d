/** Why an archive is refused, or a file in it. */
export type ArchiveProblem = 'unreadable' | 'tooLarge' | 'unsafePath' | 'encrypted';

/** A file that is no archive, a damaged archive, or one that is made to do harm. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem, cause?: unknown) {
    super(`The archive is refused: ${problem}`, { cause });
    this.problem = problem;
  }
}

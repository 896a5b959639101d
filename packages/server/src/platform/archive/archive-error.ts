/** Why an archive is refused, or a file in it. */
export type ArchiveProblem = 'unreadable' | 'tooLarge' | 'unsafePath' | 'encrypted';

/** An archive that is none, that is damaged, or that is made to do harm. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem, cause?: unknown) {
    super(`The archive is refused: ${problem}`, { cause });
    this.problem = problem;
  }
}

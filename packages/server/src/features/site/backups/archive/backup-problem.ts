import { backupProblems } from '@hearth/contract';

/** Why an archive cannot be restored, or a backup not be made. */
export type BackupProblem = (typeof backupProblems)[number];

export function isBackupProblem(text: string): text is BackupProblem {
  return backupProblems.some((problem) => problem === text);
}

/** An archive that cannot be restored, or a backup that cannot be made. */
export class BackupError extends Error {
  override readonly name = 'BackupError';

  readonly problem: BackupProblem;

  /** The message is the problem, since it has to leave a thread. */
  constructor(problem: BackupProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Whether an error of the file system or of SQLite says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return Reflect.get(error, 'code') === 'ENOSPC' || /database or disk is full/i.test(error.message);
}

/** Whether SQLite refuses a row, or cannot read a database. */
export function isSqliteError(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ERR_SQLITE_ERROR';
}

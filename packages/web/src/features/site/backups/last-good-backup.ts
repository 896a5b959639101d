import type { BackupFile } from '@hearth/contract';

/** When a backup was made; the time of the file where nothing else is known. */
export function whenMade({ contents, date }: Pick<BackupFile, 'contents' | 'date'>): string {
  return contents?.createdAt ?? date;
}

/** The latest backup that was restored for a test without a fault and has everything; null without one. */
export function lastGoodBackup(backups: readonly BackupFile[]): BackupFile | null {
  const good = backups.filter(
    ({ checkedAt, problem, contents }) =>
      checkedAt !== null && problem === null && contents?.version !== 'Mealie',
  );
  return good.toSorted((one, other) => whenMade(other).localeCompare(whenMade(one)))[0] ?? null;
}

import { limits } from '@hearth/contract/kernel/limits';
import type { ArchiveLimits } from '../../../platform/archive/archive-directory.ts';
import { ArchiveError } from '../../../platform/archive/archive-error.ts';
import { ArchiveStreams } from '../../../platform/archive/archive-streams.ts';
import { ScratchError } from '../../../platform/db/dump/scratch-database.ts';
import { archivePaths, type BackupSummary } from './archive/backup-manifest.ts';
import { BackupError } from './archive/backup-problem.ts';
import { type BackupTarget, readBackup } from './archive/read-backup.ts';
import type { ReportProgress } from './archive/write-backup.ts';
import { mealieRoot, readMealieBackup } from './mealie-backup/read/read-mealie-backup.ts';

const archiveLimits: ArchiveLimits = {
  files: limits.backupFiles,
  bytes: limits.backupBytes,
  ratio: limits.backupRatio,
};

/**
 * Reads an archive of Hearth or Mealie completely: the tables into a scratch database, the files into a folder.
 * @throws BackupError
 */
export async function readArchive(
  path: string,
  target: BackupTarget,
  report: ReportProgress,
): Promise<BackupSummary> {
  try {
    const archive = await ArchiveStreams.open(path, archiveLimits);
    try {
      const root = archive.sizeOf(archivePaths.manifest) === null ? mealieRoot(archive) : null;
      if (root !== null) return await readMealieBackup(archive, root, target);
      return await readBackup(archive, target, report);
    } finally {
      await archive.close();
    }
  } catch (error) {
    throw asBackupError(error);
  }
}

function asBackupError(error: unknown): unknown {
  if (error instanceof ArchiveError) return new BackupError(error.problem, error);
  if (error instanceof ScratchError) return new BackupError('damaged', error);
  return error;
}

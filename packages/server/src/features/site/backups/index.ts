/** Backups of the whole server, and their restore. */
export { CommandError, runBackupCommand, runRestoreCommand } from './backup-commands.ts';
export { demoBackup } from './backup-store.ts';
export { getBackupsState } from './backups-state.ts';
export { Backups } from './backups.service.ts';
export { scheduleBackups } from './scheduled-backups.ts';
export { backupRoutes } from './backups.routes.ts';
export { hasMealieFolder } from './mealie-folder.ts';
export { finishRestore } from './restore.service.ts';

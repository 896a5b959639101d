/** Which backups are kept. */
export { type BackupRetention, type DatedBackup, outdatedBackups } from './backup-retention.ts';

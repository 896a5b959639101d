/** Backups of the whole server, and their restore. */
export { Backups } from './backups.service.ts';
export { backupRoutes } from './backups.routes.ts';
export { finishRestore } from './restore.service.ts';

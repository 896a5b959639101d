import type { DoctorFinding } from '@hearth/contract';
import { good, problem, setting, warning } from './finding.ts';

/** The outgoing mail server. */
export interface MailFacts {
  /** Null where no mail server is named. */
  readonly host: string | null;
  /** Variables without which nothing can be sent. */
  readonly missing: readonly string[];
  /** Null where it was not asked. */
  readonly connection: { readonly failure: string | null } | null;
}

/** Whether invitations and links for a new password can be sent. */
export function judgeMail({ host, missing, connection }: MailFacts): DoctorFinding {
  if (host === null) {
    const lines = [
      setting('SMTP_HOST', 'mail.example.org'),
      setting('SMTP_FROM_EMAIL', 'recipes@example.org'),
      setting('SMTP_USER', 'recipes@example.org'),
      setting('SMTP_PASSWORD', ''),
    ];
    return warning('mail.unset', {}, ...lines);
  }
  if (missing.length > 0) {
    return problem(
      'mail.incomplete',
      { missing: missing.join(', ') },
      ...missing.map((name) => setting(name, '')),
    );
  }
  if (connection === null) return good('mail.set', { host });
  if (connection.failure === null) return good('mail.answers', { host });
  return problem('mail.failed', { host, reason: connection.failure });
}

/** Bytes on the disk of the data folder, and of the largest backup in it. */
export interface DiskFacts {
  readonly free: number;
  readonly maxBackupBytes: number;
}

const fullBytes = 256 * 1024 * 1024;
const lowBytes = 1024 * 1024 * 1024;

/** Whether there is room for uploads, and for the next backup: it is written and then restored for a test. */
export function judgeDisk({ free, maxBackupBytes }: DiskFacts): DoctorFinding {
  if (free < fullBytes) return problem('disk.full', { free });
  if (free < Math.max(lowBytes, 3 * maxBackupBytes)) return warning('disk.low', { free });
  return good('disk.roomy', { free });
}

/** The latest good backup, and how it is copied elsewhere. Instants are ISO texts. */
export interface BackupFacts {
  readonly now: number;
  /** When the latest good backup was made; null without one. */
  readonly lastGood: string | null;
  readonly copiedAt: string | null;
  readonly copyProblem: string | null;
  readonly hasBucket: boolean;
}

const dayMs = 86_400_000;
const oldBackupMs = 3 * dayMs;
const makeBackup = { target: 'command', text: 'npm run backup' } as const;

/** Whether a good backup is at hand. */
export function judgeBackup({ now, lastGood }: BackupFacts): DoctorFinding {
  if (lastGood === null) return problem('backup.none', {}, makeBackup);
  if (now - Date.parse(lastGood) > oldBackupMs) return warning('backup.old', { when: lastGood }, makeBackup);
  return good('backup.recent', { when: lastGood });
}

/** Whether a backup outlives the disk. */
export function judgeCopies({ copiedAt, copyProblem, hasBucket, lastGood }: BackupFacts): DoctorFinding {
  if (!hasBucket) {
    const lines = [
      setting('BACKUP_S3_BUCKET', 'hearth'),
      setting('BACKUP_S3_ENDPOINT', 'https://s3.example.org'),
      setting('BACKUP_S3_ACCESS_KEY', ''),
      setting('BACKUP_S3_SECRET_KEY', ''),
    ];
    return warning('copies.noBucket', {}, ...lines);
  }
  if (copyProblem !== null) return problem('copies.failed', { reason: copyProblem });
  if (lastGood === null || copiedAt === null) return warning('copies.notYet', {}, makeBackup);
  return good('copies.copied', { when: copiedAt });
}

/** The last check of the database file for damage. */
export interface DatabaseFacts {
  readonly now: number;
  readonly engine: 'sqlite' | 'postgres';
  readonly lastCheck: { readonly checkedAt: string; readonly damage: readonly string[] } | null;
}

const oldCheckMs = 3 * dayMs;

/** Whether the database file was looked at lately, and found sound. PostgreSQL watches over its own files. */
export function judgeDatabase({ now, engine, lastCheck }: DatabaseFacts): DoctorFinding {
  if (engine === 'postgres') return good('database.postgres');
  if (lastCheck === null) return warning('database.unchecked');
  const { checkedAt: when, damage } = lastCheck;
  if (damage.length > 0) return problem('database.damaged', { when });
  if (now - Date.parse(when) > oldCheckMs) return warning('database.old', { when });
  return good('database.sound', { when });
}

import type { BackupFile } from '@hearth/contract';
import type { Platform } from '../../../platform/platform.ts';
import { listBackups } from './backup-store.ts';

/** What there is to go back to. Instants are ISO texts. */
export interface BackupsState {
  /** When the latest backup was made that was restored for a test without a fault; null without one. */
  readonly lastGood: string | null;
  /** When a good one was last copied to the bucket. */
  readonly copiedAt: string | null;
  /** Why the latest good one was not copied, in the words of the service. */
  readonly copyProblem: string | null;
  /** Bytes. */
  readonly largest: number;
}

/** The state of all backups. Those for Mealie do not count: they lack what Mealie has no place for. */
export async function getBackupsState(platform: Pick<Platform, 'files'>): Promise<BackupsState> {
  const all = await listBackups(platform);
  const good = all.filter(isGood).toSorted((one, other) => whenMade(other).localeCompare(whenMade(one)));
  const [latest] = good;
  return {
    lastGood: latest === undefined ? null : whenMade(latest),
    copiedAt: good.find(({ copiedAt }) => copiedAt !== null)?.copiedAt ?? null,
    copyProblem: latest?.copyProblem ?? null,
    largest: Math.max(0, ...all.map(({ bytes }) => bytes)),
  };
}

function isGood({ checkedAt, problem, contents }: BackupFile): boolean {
  return checkedAt !== null && problem === null && contents?.version !== 'Mealie';
}

function whenMade({ contents, date }: BackupFile): string {
  return contents?.createdAt ?? date;
}

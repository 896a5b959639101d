import type { DoctorFinding } from '@hearth/contract';
import { good, problem, warning } from './finding.ts';

/** Where pictures and files lie. */
export interface FilesFacts {
  /** The bucket; null where they lie in the data folder. */
  readonly bucket: string | null;
  /** The code of what the bucket has failed with; null if it works. */
  readonly failure: { readonly code: string; readonly isPassing: boolean } | null;
  /** Whether the data folder has files that the bucket lacks. */
  readonly hasUnmoved: boolean;
}

const move = { target: 'command', text: 'npm run move-files -- --to s3' } as const;

/** Whether pictures and files can be read and stored. */
export function judgeFiles({ bucket, failure, hasUnmoved }: FilesFacts): DoctorFinding {
  if (bucket === null) return good('files.folder');
  if (failure?.code === 'NoSuchBucket') return problem('files.noBucket', { bucket });
  if (failure?.isPassing) return problem('files.away', { bucket, reason: failure.code });
  if (failure) return problem('files.refused', { bucket, reason: failure.code });
  return hasUnmoved ? warning('files.notMoved', { bucket }, move) : good('files.works', { bucket });
}

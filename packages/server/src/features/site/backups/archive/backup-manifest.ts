import * as z from 'zod';
import type { RestoreEffects } from '@hearth/contract';

/** The version of the archives that this release writes. It reads all versions up to this one. */
export const backupFormat = 1;

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** `backup.json`: what an archive has, written last. The format is described in docs/backups.md. */
export const BackupManifest = z.object({
  program: z.literal('hearth'),
  format: z.int().positive(),
  /** The release that wrote it. */
  version: z.string().max(100),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that have made the schema, in their order. */
  migrations: z.array(z.string().max(100)).max(1000),
  tables: z.record(z.string().max(100), z.object({ rows: count, bytes: count, sha256 })),
  files: z.object({ count, bytes: count, listSha256: sha256 }),
});
export type BackupManifest = z.output<typeof BackupManifest>;

/** What a backup of any program holds; {@link BackupManifest} says so of our own. */
export interface BackupSummary {
  /** The release that wrote it; `Mealie` for one of that program, or for it. */
  readonly version: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly tables: Readonly<Record<string, { readonly rows: number }>>;
  readonly files: { readonly count: number };
  /** Rows that the other program has no place for, by table. */
  readonly leftOut?: Readonly<Record<string, number>>;
}

/** A backup that was read, and what its restore changes about who enters. */
export type ReadSummary = BackupSummary & { readonly effects: RestoreEffects };

/** A line of `files.jsonl`. */
export const FileLine = z.object({ path: z.string().max(2000), bytes: count, sha256 });
export type FileLine = z.output<typeof FileLine>;

/** Where things are in an archive. */
export const archivePaths = {
  manifest: 'backup.json',
  fileList: 'files.jsonl',
  table: (name: string) => `tables/${name}.jsonl`,
  file: (key: string) => `files/${key}`,
};

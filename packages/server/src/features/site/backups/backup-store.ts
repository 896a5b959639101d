import * as z from 'zod';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type BackupFile, BackupContents, backupKinds, backupProblems } from '@hearth/contract';
import { formatByteSize } from '@hearth/domain/files/byte-sizes';
import type { FileStore } from '../../../platform/files/store.ts';
import { isSegment } from '../../../platform/files/store-key.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type BackupSummary } from './archive/backup-manifest.ts';

const folder = 'backups';

/** The backup that a demonstration returns to. `npm run demo` makes one; an operator puts another into the folder. */
export const demoBackup = 'demo.zip';

/** The facts of a backup, in a file beside it. */
const BackupNote = z.object({
  kind: z.enum(backupKinds),
  checkedAt: z.string().nullable(),
  problem: z.enum(backupProblems).nullable(),
  contents: BackupContents.nullable(),
  /** When it was copied to the bucket; null where it was not. */
  copiedAt: z.string().nullable().default(null),
  /** Why it was not copied, as the service says. */
  copyProblem: z.string().nullable().default(null),
});
export type BackupNote = z.output<typeof BackupNote>;

/** A note with what is known so far. */
export function newNote(kind: BackupNote['kind'], known: Partial<BackupNote> = {}): BackupNote {
  return {
    checkedAt: null,
    problem: null,
    contents: null,
    copiedAt: null,
    copyProblem: null,
    ...known,
    kind,
  };
}

/** Archives that someone has put into the folder by hand have no note. */
const noNote = newNote('uploaded');

/** Whether a file can have this name in the folder of the backups. */
export function isBackupName(name: string): boolean {
  return isSegment(name) && name.endsWith('.zip');
}

/** The key of a backup in the file store. */
export function keyOfBackup(name: string): string {
  return `${folder}/${name}`;
}

/** Where a backup lies on the disk. */
export function pathOfBackup({ settings }: Pick<Platform, 'settings'>, name: string): string {
  return join(settings.server.dataDir, keyOfBackup(name));
}

function keyOfNote(name: string): string {
  return `${folder}/${name.slice(0, -'.zip'.length)}.json`;
}

/** `hearth_2026.11.25.09.30.00.zip`: sorted by name, backups are sorted by time. */
export function nameOfBackup(
  now: Date,
  prefix: 'hearth' | 'mealie' | 'mealie-data-folder' | 'before-restore',
): string {
  return `${prefix}_${now.toISOString().slice(0, 19).replaceAll(/[-T:]/g, '.')}.zip`;
}

/** All backups, newest first. */
export async function listBackups({ files }: Pick<Platform, 'files'>): Promise<BackupFile[]> {
  const found: BackupFile[] = [];
  for await (const { key, size, mtime } of files.list(folder)) {
    const name = key.slice(folder.length + 1);
    if (!isBackupName(name)) continue;
    const note = await readNote(files, name);
    found.push({ name, date: mtime.toISOString(), size: formatByteSize(size), bytes: size, ...note });
  }
  return found.toSorted(
    (one, other) => other.date.localeCompare(one.date) || other.name.localeCompare(one.name),
  );
}

/** A file that is no note counts as none. */
async function readNote(files: FileStore, name: string): Promise<BackupNote> {
  const opened = await files.get(keyOfNote(name));
  if (opened === null) return noNote;
  try {
    return BackupNote.parse(JSON.parse(await text(opened.stream)));
  } catch {
    return noNote;
  }
}

export async function writeNote(
  { files }: Pick<Platform, 'files'>,
  name: string,
  note: BackupNote,
): Promise<void> {
  await files.put(keyOfNote(name), Buffer.from(JSON.stringify(note)));
}

/** Deletes a backup and what is known of it; false if there is none. */
export async function removeBackup({ files }: Pick<Platform, 'files'>, name: string): Promise<boolean> {
  const wasThere = await files.delete(keyOfBackup(name));
  await files.delete(keyOfNote(name));
  return wasThere;
}

/** What people are told of a manifest. */
export function buildContents({ version, createdAt, tables, files, leftOut }: BackupSummary): BackupContents {
  const rows = (name: string) => tables[name]?.rows ?? 0;
  return {
    version,
    createdAt,
    recipes: rows('recipes'),
    users: rows('users'),
    households: rows('households'),
    shoppingLists: rows('shopping_lists'),
    mealPlanEntries: rows('meal_plan_entries'),
    files: files.count,
    leftOut: { ...leftOut },
  };
}

import { limits } from '@hearth/contract';
import { isOfficeArchive, type MigratedAssets } from '@hearth/recipe-extractor/migrations';
import { ArchiveError } from '../../../platform/archive/archive-error.ts';
import { type ArchiveFile, openArchiveFile } from '../../../platform/archive/archive-file.ts';
import { AppError, fail } from '../../../platform/errors/app-error.ts';
import { readWhole } from '../../../platform/files/temporary-files.ts';

/** What a program has exported: its files can be looked for, and read one by one. */
export class MovedArchive {
  readonly #archive: ArchiveFile;
  /** Programs and disks do not agree on capitals and on how letters with accents are written. */
  readonly #byPath: ReadonlyMap<string, string>;

  /** Whether a single file was sent instead of an archive. */
  readonly isOneFile: boolean;

  constructor(archive: ArchiveFile, isOneFile = false) {
    this.isOneFile = isOneFile;

    this.#archive = archive;
    this.#byPath = new Map(archive.names.map((name) => [comparable(name), name]));
  }

  get names(): readonly string[] {
    return this.#archive.names;
  }

  /** The first of the paths that the archive has. */
  find(paths: readonly string[]): string | undefined {
    for (const path of paths) {
      const name = this.#byPath.get(comparable(path));
      if (name !== undefined) return name;
    }
    return undefined;
  }

  /** The files that lie in a folder, which ends with `/`. */
  filesIn({ folder }: Pick<MigratedAssets, 'folder'>): string[] {
    return this.names.filter((name) => name.startsWith(folder) && !name.includes('/', folder.length));
  }

  /** A file, unpacked. @throws ArchiveError where it is damaged or too large */
  read(name: string): Promise<Buffer> {
    return this.#archive.read(name, limits.movedFileBytes);
  }

  close(): Promise<void> {
    return this.#archive.close();
  }
}

function comparable(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/**
 * Opens what a program has exported: a zip archive, or a file.
 * @param fileName of a file, as its sender calls it
 * @throws AppError `archiveUnreadable`, `archiveUnsafe`, `archiveEncrypted`, `archiveTooLarge`
 */
export async function openMovedArchive(path: string, fileName: string): Promise<MovedArchive> {
  try {
    const archive = await openArchiveFile(path);
    if (!isOfficeArchive(archive.names)) return new MovedArchive(archive);
    await archive.close();
    return await fileAsArchive(path, fileName);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isProblem(error, 'unreadable')) return fileAsArchive(path, fileName);
    return failOfArchive(error);
  }
}

async function fileAsArchive(path: string, name: string): Promise<MovedArchive> {
  const bytes = await readWhole(path, limits.movedFileBytes);
  if (bytes === null) return failOfArchive(new ArchiveError('tooLarge'));
  return new MovedArchive({ names: [name], read: async () => bytes, close: async () => undefined }, true);
}

function isProblem(error: unknown, problem: ArchiveError['problem']): boolean {
  return error instanceof ArchiveError && error.problem === problem;
}

function failOfArchive(error: unknown): never {
  if (!(error instanceof ArchiveError)) throw error;
  switch (error.problem) {
    case 'unreadable':
      return fail('archiveUnreadable', {}, error);
    case 'unsafePath':
      return fail('archiveUnsafe', {}, error);
    case 'encrypted':
      return fail('archiveEncrypted', {}, error);
    case 'tooLarge':
      return fail('archiveTooLarge', { entries: limits.movedFiles, bytes: limits.movedBytes }, error);
  }
}

import { execFile } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const blockBytes = 64 * 1024;

/** The exhausted resource, where, and the refusals that follow. */
export interface Shortage {
  readonly name: string;
  /** Which folder is a small file system of its own. */
  readonly folder: 'data' | 'recipes' | 'temporary';
  /** Size and number of files, as `mount` takes them. */
  readonly mount: string;
  /** Takes all that is left. */
  readonly use: (folder: string) => void;
  /** `anything` may be refused, `files` have to be refused and nothing else, or `nothing`. */
  readonly refused: 'anything' | 'files' | 'nothing';
}

/** The server keeps temporary files beside those that they become; its TMPDIR is looked at all the same. */
export const shortages: readonly Shortage[] = [
  {
    name: 'data folder without space',
    folder: 'data',
    mount: 'size=8m',
    use: fillSpace,
    refused: 'anything',
  },
  {
    name: 'data folder without inodes',
    folder: 'data',
    mount: 'size=64m,nr_inodes=400',
    use: fillInodes,
    refused: 'anything',
  },
  {
    name: 'folder of files without space',
    folder: 'recipes',
    mount: 'size=2m',
    use: fillSpace,
    refused: 'files',
  },
  {
    name: 'folder of temporary files without space',
    folder: 'temporary',
    mount: 'size=64k',
    use: fillSpace,
    refused: 'nothing',
  },
];

/** A data folder and a TMPDIR, of which one stands on a small file system that can be used up. */
export class ShortOfSpace {
  readonly dataFolder: string;
  readonly temporaryFolder: string;
  readonly #root: string;
  readonly #mounted: string;
  readonly #ballast: string;
  readonly #use: (folder: string) => void;

  private constructor(root: string, { folder, use }: Shortage) {
    this.#root = root;
    this.dataFolder = join(root, 'data');
    this.temporaryFolder = join(root, 'temporary');
    this.#mounted = folder === 'recipes' ? join(this.dataFolder, 'recipes') : join(root, folder);
    this.#ballast = join(this.#mounted, 'ballast');
    this.#use = use;
  }

  /** Null where this machine does not let the caller mount a file system. */
  static async mount(shortage: Shortage): Promise<ShortOfSpace | null> {
    if (process.getuid?.() !== 0) return null;
    const made = new ShortOfSpace(mkdtempSync(join(tmpdir(), 'hearth-full-')), shortage);
    for (const folder of [made.dataFolder, made.temporaryFolder, made.#mounted])
      mkdirSync(folder, { recursive: true });
    const args = ['-t', 'tmpfs', '-o', shortage.mount, 'tmpfs', made.#mounted];
    const isMounted = await execute('mount', args).then(
      () => true,
      () => false,
    );
    if (isMounted) return made;
    rmSync(made.#root, { recursive: true, force: true });
    return null;
  }

  useUp(): void {
    mkdirSync(this.#ballast);
    this.#use(this.#ballast);
  }

  makeRoom(): void {
    rmSync(this.#ballast, { recursive: true });
  }

  async remove(): Promise<void> {
    await execute('umount', ['--lazy', this.#mounted]);
    rmSync(this.#root, { recursive: true, force: true });
  }
}

/** Fills what is left with one file, down to the last byte. */
function fillSpace(folder: string): void {
  const file = openSync(join(folder, 'full'), 'w');
  for (let bytes = blockBytes; bytes >= 1;)
    try {
      writeSync(file, Buffer.alloc(bytes));
    } catch {
      bytes = Math.floor(bytes / 2);
    }
  closeSync(file);
}

/** Makes empty files until the file system can name no more. */
function fillInodes(folder: string): void {
  for (let number = 0; ; number += 1)
    try {
      writeFileSync(join(folder, String(number)), '');
    } catch {
      return;
    }
}

import * as z from 'zod';
import { appendLines, readLines } from '../../../platform/files/line-file.ts';

/** A file that was moved and compared: the entity tags that it had in both places then. */
const MovedFile = z.object({ key: z.string(), source: z.string(), target: z.string() });
export type MovedFile = z.output<typeof MovedFile>;

/** Notes on what was moved in one direction, so that a move that was stopped goes on where it was. */
export class MoveJournal {
  readonly #path: string;
  readonly #moved = new Map<string, MovedFile>();

  private constructor(path: string) {
    this.#path = path;
  }

  /** Opens the journal of a file; lines that are cut off or damaged are as good as none. */
  static async open(path: string): Promise<MoveJournal> {
    const journal = new MoveJournal(path);
    for (const line of await readLines(path)) {
      const moved = parseLine(line);
      if (moved !== null) journal.#moved.set(moved.key, moved);
    }
    return journal;
  }

  find(key: string): MovedFile | undefined {
    return this.#moved.get(key);
  }

  get files(): Iterable<MovedFile> {
    return this.#moved.values();
  }

  async add(moved: MovedFile): Promise<void> {
    this.#moved.set(moved.key, moved);
    await appendLines(this.#path, [JSON.stringify(moved)]);
  }
}

function parseLine(line: string): MovedFile | null {
  try {
    return MovedFile.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

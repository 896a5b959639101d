import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the server has acknowledged, with all that is needed to find it again. */
export type Acknowledged =
  | { readonly kind: 'recipe'; readonly slug: string; readonly ingredients: number }
  | { readonly kind: 'item'; readonly id: string; readonly note: string }
  | { readonly kind: 'file'; readonly recipeId: string; readonly fileName: string; readonly text: string };

/** A list of acknowledged writes on disk outside the server: an entry is synced before the next request is sent. */
export class Journal {
  readonly #folder = mkdtempSync(join(tmpdir(), 'hearth-journal-'));
  readonly #path = join(this.#folder, 'acknowledged.jsonl');
  readonly #file = openSync(this.#path, 'a');
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(entry: Acknowledged): void {
    writeSync(this.#file, `${JSON.stringify(entry)}\n`);
    fsyncSync(this.#file);
    this.#length += 1;
  }

  /** All entries from the given one on, as the disk has them. */
  entriesFrom(first: number): readonly Acknowledged[] {
    const lines = readFileSync(this.#path, 'utf8').split('\n').slice(first);
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Acknowledged);
  }

  remove(): void {
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Beyond this number the oldest revisions are dropped. */
const maxRevisions = 2000;
/** A reader that has missed more revisions reloads everything. */
const maxMissed = 50;

/** The changes of one or more transactions to a library. */
export interface LibraryChange {
  /** Recipes whose fields, parts, links or ratings differ. */
  readonly recipeIds: ReadonlySet<string>;
  /** Whether tags, users or other objects differ that any recipe may reference. */
  readonly touchesReferences: boolean;
}

/**
 * The changes of the latest transactions of this process, by library revision. Revisions of other processes
 * and revisions without recorded changes are missing.
 */
export class LibraryChanges {
  readonly #changes = new Map<string, LibraryChange>();

  /** Records everything in which a committed revision differs from the previous one. */
  note(groupId: string, revision: number, change: LibraryChange): void {
    this.#changes.set(buildKey(groupId, revision), change);
    const [oldest] = this.#changes.keys();
    if (this.#changes.size > maxRevisions && oldest !== undefined) this.#changes.delete(oldest);
  }

  /** All changes between two revisions; null if they are not fully recorded. */
  between(groupId: string, from: number, to: number): LibraryChange | null {
    if (to < from || to - from > maxMissed) return null;
    const recipeIds = new Set<string>();
    let touchesReferences = false;
    for (let revision = from + 1; revision <= to; revision += 1) {
      const change = this.#changes.get(buildKey(groupId, revision));
      if (change === undefined) return null;
      for (const id of change.recipeIds) recipeIds.add(id);
      touchesReferences ||= change.touchesReferences;
    }
    return { recipeIds, touchesReferences };
  }
}

function buildKey(groupId: string, revision: number): string {
  return `${groupId} ${revision}`;
}

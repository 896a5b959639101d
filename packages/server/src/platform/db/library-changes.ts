/** Further revisions are forgotten, the oldest first. */
const maxRevisions = 2000;
/** Whoever has missed more changes than these reads everything again. */
const maxMissed = 50;

/** What a transaction, or several, have changed of a library. */
export interface LibraryChange {
  /** Recipes that differ in themselves: their fields, parts, links and ratings. */
  readonly recipeIds: ReadonlySet<string>;
  /** Whether tags, users or other things differ that recipes of any id may refer to. */
  readonly touchesReferences: boolean;
}

/**
 * What the latest transactions of this process have changed, by revision of the library. Revisions of other
 * processes are missing here, and so are those that did not say what they changed.
 */
export class LibraryChanges {
  readonly #changes = new Map<string, LibraryChange>();

  /** Notes that a revision, which is committed, differs from the one before it in this only. */
  note(groupId: string, revision: number, change: LibraryChange): void {
    this.#changes.set(keyOf(groupId, revision), change);
    const [oldest] = this.#changes.keys();
    if (this.#changes.size > maxRevisions && oldest !== undefined) this.#changes.delete(oldest);
  }

  /** All that differs between two revisions; null when that is not known. */
  between(groupId: string, from: number, to: number): LibraryChange | null {
    if (to < from || to - from > maxMissed) return null;
    const recipeIds = new Set<string>();
    let touchesReferences = false;
    for (let revision = from + 1; revision <= to; revision += 1) {
      const change = this.#changes.get(keyOf(groupId, revision));
      if (change === undefined) return null;
      for (const id of change.recipeIds) recipeIds.add(id);
      touchesReferences ||= change.touchesReferences;
    }
    return { recipeIds, touchesReferences };
  }
}

function keyOf(groupId: string, revision: number): string {
  return `${groupId} ${revision}`;
}

/** Further revisions are forgotten, the oldest first. */
const maxRevisions = 2000;
/** Whoever has missed more changes than these reads everything again. */
const maxMissed = 50;

/**
 * Which recipes the latest transactions of this process have changed, by revision of the library. Revisions of other
 * processes are missing here, and so are those that did not name all they changed.
 */
export class LibraryChanges {
  readonly #recipes = new Map<string, readonly string[]>();

  /** Notes that a revision, which is committed, differs from the one before it in these recipes only. */
  note(groupId: string, revision: number, recipeIds: readonly string[]): void {
    this.#recipes.set(keyOf(groupId, revision), recipeIds);
    const [oldest] = this.#recipes.keys();
    if (this.#recipes.size > maxRevisions && oldest !== undefined) this.#recipes.delete(oldest);
  }

  /** Ids of all recipes that differ between two revisions; null when that is not known. */
  between(groupId: string, from: number, to: number): Set<string> | null {
    if (to < from || to - from > maxMissed) return null;
    const changed = new Set<string>();
    for (let revision = from + 1; revision <= to; revision += 1) {
      const ids = this.#recipes.get(keyOf(groupId, revision));
      if (ids === undefined) return null;
      for (const id of ids) changed.add(id);
    }
    return changed;
  }
}

function keyOf(groupId: string, revision: number): string {
  return `${groupId} ${revision}`;
}

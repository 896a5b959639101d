/** How many recipes may lie within one another below a recipe. */
export const maxLinkDepth = 5;

/** A recipe that has another one as an ingredient. */
export interface RecipeLink {
  readonly outer: string;
  readonly inner: string;
}

/** The path of a circle through a recipe, which begins and ends with it; null if there is none. */
export function findCircle(links: readonly RecipeLink[], start: string): string[] | null {
  const innerOf = groupInner(links);
  const before = new Map<string, string>();
  const queue = [start];
  for (const outer of queue) {
    for (const inner of innerOf.get(outer) ?? []) {
      if (inner === start) return [...tracePath(before, start, outer), start];
      if (before.has(inner)) continue;
      before.set(inner, outer);
      queue.push(inner);
    }
  }
  return null;
}

/** The links without those that close a circle, in their order. */
export function breakCircles(links: readonly RecipeLink[]): RecipeLink[] {
  const innerOf = groupInner(links);
  /** False while a recipe is walked, true once all below it is. */
  const isWalked = new Map<string, boolean>();
  const closing = new Set<string>();
  for (const { outer: start } of links) {
    // Not recursive: a chain may be as long as there are recipes.
    const open = isWalked.has(start) ? [] : [{ id: start, next: 0 }];
    for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
      isWalked.set(at.id, false);
      const inner = innerOf.get(at.id)?.[at.next];
      at.next += 1;
      if (inner === undefined) isWalked.set(open.pop()?.id ?? '', true);
      else if (isWalked.get(inner) === false) closing.add(`${at.id} ${inner}`);
      else if (!isWalked.has(inner)) open.push({ id: inner, next: 0 });
    }
  }
  return links.filter(({ outer, inner }) => !closing.has(`${outer} ${inner}`));
}

/** How many links the longest chain downwards from a recipe has; one that comes back to itself counts no further. */
export function measureDepth(links: readonly RecipeLink[], start: string): number {
  const innerOf = groupInner(links);
  const known = new Map<string, number>();
  const measure = (id: string): number => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, 0);
    const depth = Math.max(0, ...(innerOf.get(id) ?? []).map((inner) => 1 + measure(inner)));
    known.set(id, depth);
    return depth;
  };
  return measure(start);
}

function groupInner(links: readonly RecipeLink[]): ReadonlyMap<string, readonly string[]> {
  const grouped = new Map<string, string[]>();
  for (const { outer, inner } of links) {
    const known = grouped.get(outer);
    if (known === undefined) grouped.set(outer, [inner]);
    else known.push(inner);
  }
  return grouped;
}

function tracePath(before: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const path = [end];
  for (let at = end; at !== start; path.unshift(at)) at = before.get(at) ?? start;
  return path;
}

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

/** How many links the longest chain downwards from a recipe has. The links have no circle. */
export function measureDepth(links: readonly RecipeLink[], start: string): number {
  const innerOf = groupInner(links);
  const known = new Map<string, number>();
  const measure = (id: string): number => {
    const depth = known.get(id) ?? Math.max(0, ...(innerOf.get(id) ?? []).map((inner) => 1 + measure(inner)));
    known.set(id, depth);
    return depth;
  };
  return measure(start);
}

function groupInner(links: readonly RecipeLink[]): ReadonlyMap<string, readonly string[]> {
  const grouped = new Map<string, string[]>();
  for (const { outer, inner } of links) grouped.set(outer, [...(grouped.get(outer) ?? []), inner]);
  return grouped;
}

function tracePath(before: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const path = [end];
  for (let at = end; at !== start; path.unshift(at)) at = before.get(at) ?? start;
  return path;
}

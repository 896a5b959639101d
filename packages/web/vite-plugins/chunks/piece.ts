/** Modules that every build would put into one file, because exactly the same starting points need them. */
export interface Piece {
  readonly id: string;
  readonly modules: readonly string[];
  /** About what they weigh when they are compressed. */
  readonly bytes: number;
  /** The pieces that have to be there before it runs. */
  readonly imports: readonly string[];
  /** The starting points that it fetches later, or perhaps never. */
  readonly later: readonly string[];
  /** The module that begins here, where this is a starting point: the app itself, a page, a dialog. */
  readonly start: string | null;
}

/** All pieces that one of these needs, themselves included. */
export function closure(pieces: ReadonlyMap<string, Piece>, ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...ids];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...(pieces.get(id)?.imports ?? []));
  }
  return seen;
}

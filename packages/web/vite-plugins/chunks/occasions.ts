import { closure, type Piece } from './piece.ts';

/** A moment at which a browser fetches code: a page is opened, or something on it that comes by itself or on a tap. */
export interface Occasion {
  readonly name: string;
  /** The pieces that have to be there, without those which certainly are. */
  readonly needed: ReadonlySet<string>;
  /** How much a byte that is not needed, or one more request, matters then. */
  readonly weight: number;
}

/** A page of the app: the starting points that it consists of. */
export interface View {
  readonly name: string;
  readonly starts: readonly string[];
  /** Starting points that it fetches by itself once it is shown. */
  readonly afterwards: readonly string[];
  readonly weight: number;
}

const weightOfLater = 1;
const weightOfComplete = 6;

/** The pieces of each fetch: each page once, and each starting point that is no page on top of the pages that lead to it. */
export function listOccasions(all: readonly Piece[], views: readonly View[]): Occasion[] {
  const pieces = new Map(all.map((piece) => [piece.id, piece]));
  const ofViews = views.map(({ name, starts, weight }) => ({
    name,
    weight,
    needed: closure(pieces, starts),
  }));
  const begun = new Set(views.flatMap(({ starts }) => starts));
  const late = all.filter(({ id, start }) => start !== null && !begun.has(id)).map(({ id }) => id);
  const hosts = findHosts(pieces, ofViews, late);
  const ofLate = late.map((id) => {
    const present = common([...(hosts.get(id) ?? [])].map((at) => ofViews[at]?.needed ?? new Set()));
    const needed = new Set([...closure(pieces, [id])].filter((piece) => !present.has(piece)));
    return { name: id, needed, weight: weightOfLater };
  });
  const complete = views.map(({ name, starts, afterwards }) => ({
    name: `${name}, complete`,
    needed: closure(pieces, [...starts, ...afterwards]),
    weight: weightOfComplete,
  }));
  return [...ofViews, ...complete, ...ofLate];
}

/** From which pages each later start is reached, by any number of steps. */
function findHosts(
  pieces: ReadonlyMap<string, Piece>,
  views: readonly { readonly needed: ReadonlySet<string> }[],
  late: readonly string[],
): Map<string, Set<number>> {
  const hosts = new Map(late.map((id) => [id, new Set<number>()]));
  for (const [at, { needed }] of views.entries()) {
    const seen = new Set<string>();
    const queue = [...needed];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      hosts.get(id)?.add(at);
      const piece = pieces.get(id);
      queue.push(...(piece?.imports ?? []), ...(piece?.later ?? []));
    }
  }
  return hosts;
}

function common(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = sets;
  return new Set([...first].filter((each) => others.every((other) => other.has(each))));
}

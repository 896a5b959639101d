import type { Occasion } from './occasions.ts';
import type { Piece } from './piece.ts';

/** Pieces that become one file. */
interface Group {
  readonly members: string[];
  bytes: number;
  /** At which occasions it is fetched. */
  readonly at: boolean[];
  /** Files that it imports. */
  readonly imports: Set<Group>;
  /** Bytes of what it would bring along at each occasion at which that is not fetched; null until they are counted. */
  brought: readonly number[] | null;
}

/** What one more request costs, in bytes: its headers, worse compression, and the wait for it. */
const requestBytes = 1400;

/**
 * Joins pieces into files, as long as that saves more than it costs: a file less at the occasions that need both,
 * against bytes that nobody needs at the others. Starting points stay by themselves.
 *
 * @returns the pieces of each file
 */
export function planChunks(pieces: readonly Piece[], occasions: readonly Occasion[]): string[][] {
  const groups = makeGroups(pieces, occasions);
  const open = new Set(pieces.flatMap(({ id, start }) => (start === null ? (groups.get(id) ?? []) : [])));
  const weights = occasions.map(({ weight }) => weight);
  const partners = new Map([...open].map((group) => [group, findPartner(group, open, weights)]));
  for (let pair = findBest(partners); pair !== null; pair = findBest(partners)) {
    const [kept, gone] = pair;
    if (!mayJoin(kept, gone)) {
      // Joins since the pair was found lead from one to the other now.
      partners.set(kept, findPartner(kept, open, weights));
      continue;
    }
    join(kept, gone, groups.values());
    open.delete(gone);
    partners.delete(gone);
    for (const [group, partner] of partners) {
      const isStale = group === kept || partner.group === kept || partner.group === gone;
      const present = isStale ? findPartner(group, open, weights) : partner;
      partners.set(group, isStale ? present : better(present, kept, group, weights));
    }
  }
  return [...open].map(({ members }) => members);
}

function makeGroups(pieces: readonly Piece[], occasions: readonly Occasion[]): Map<string, Group> {
  const groups = new Map(
    pieces.map(({ id, bytes }): [string, Group] => {
      const at = occasions.map(({ needed }) => needed.has(id));
      return [id, { members: [id], bytes, at, imports: new Set(), brought: null }];
    }),
  );
  for (const { id, imports } of pieces)
    for (const other of imports) {
      const imported = groups.get(other);
      if (imported !== undefined) groups.get(id)?.imports.add(imported);
    }
  return groups;
}

/** With which other file one is best joined, and what that saves; nothing, where each is better left apart. */
interface Partner {
  readonly group: Group | null;
  readonly gain: number;
}

const alone: Partner = { group: null, gain: 0 };

function findPartner(group: Group, open: ReadonlySet<Group>, weights: readonly number[]): Partner {
  let best = alone;
  for (const other of open) if (other !== group) best = better(best, other, group, weights);
  return best;
}

function better(present: Partner, other: Group, group: Group, weights: readonly number[]): Partner {
  const gain = computeGain(group, other, weights);
  return gain > present.gain && mayJoin(group, other) ? { group: other, gain } : present;
}

function findBest(partners: ReadonlyMap<Group, Partner>): [Group, Group] | null {
  let found: [Group, Group] | null = null;
  let most = 0;
  for (const [group, { group: other, gain }] of partners)
    if (other !== null && gain > most) [found, most] = [[group, other], gain];
  return found;
}

function mayJoin(one: Group, two: Group): boolean {
  return !leadsAround(one, two) && !leadsAround(two, one);
}

/** Bytes that joining them saves over all occasions; below zero where it costs some. */
function computeGain(one: Group, two: Group, weights: readonly number[]): number {
  let gain = 0;
  for (const [at, weight] of weights.entries()) {
    const [hasOne, hasTwo] = [one.at[at], two.at[at]];
    if (hasOne && hasTwo) gain += weight * requestBytes;
    else if (hasOne) gain -= weight * countBytes(two, at);
    else if (hasTwo) gain -= weight * countBytes(one, at);
  }
  return gain;
}

/** Bytes of a file and of all that it imports, at an occasion at which it is not fetched. */
function countBytes(group: Group, at: number): number {
  group.brought ??= countBrought(group);
  return group.bytes + (group.brought[at] ?? 0);
}

function countBrought(group: Group): number[] {
  const bytes = group.at.map(() => 0);
  for (const imported of listImports(group))
    for (const [at, isFetched] of imported.at.entries())
      if (!isFetched) bytes[at] = (bytes[at] ?? 0) + imported.bytes;
  return bytes;
}

/** All files that one imports, by any number of steps. */
function listImports(group: Group): ReadonlySet<Group> {
  const found = new Set(group.imports);
  for (const next of found) for (const further of next.imports) found.add(further);
  found.delete(group);
  return found;
}

/** Whether a third file stands between them: joined, the two would wait for each other. */
function leadsAround(from: Group, to: Group): boolean {
  const seen = new Set<Group>([from]);
  const queue = [...from.imports].filter((next) => next !== to);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    queue.push(...next.imports);
  }
  return false;
}

/** Puts the second into the first. */
function join(one: Group, two: Group, groups: Iterable<Group>): void {
  one.members.push(...two.members);
  one.bytes += two.bytes;
  for (const [at, isNeeded] of two.at.entries()) if (isNeeded) one.at[at] = true;
  for (const next of two.imports) one.imports.add(next);
  one.imports.delete(two);
  one.imports.delete(one);
  for (const imported of listImports(one))
    for (const [at, isNeeded] of one.at.entries()) if (isNeeded) imported.at[at] = true;
  for (const group of groups) {
    if (group !== one && group.imports.delete(two)) group.imports.add(one);
    group.brought = null;
  }
}

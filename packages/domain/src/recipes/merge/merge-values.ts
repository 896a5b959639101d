import { asksOrder, mergedOrder } from './merge-order.ts';
import type { MergeRun, Place, Versions } from './merge-run.ts';
import { type Keyed, keyedRows, type RowIdentity, without } from './row-keys.ts';
import { canonical, getIdentity, isJson, isSameContent, type Json, toList } from './same-content.ts';

/** How a member is merged. */
export type Shape =
  | { kind: 'value' }
  /** A unit or food: another one only by its id. */
  | { kind: 'reference' }
  /** Fields of the server, as stored. */
  | { kind: 'stored' }
  | { kind: 'object' }
  /** Things that are there or not, in no order that matters. */
  | { kind: 'set'; keyOf: (value: unknown) => unknown }
  | { kind: 'rows'; identity: RowIdentity; members: Readonly<Record<string, Shape>> };

const value: Shape = { kind: 'value' };

/** Joins the versions of one member. */
function mergedValue(versions: Versions, shape: Shape, place: Place, run: MergeRun): unknown {
  switch (shape.kind) {
    case 'stored':
      return versions.theirs;
    case 'object':
      return isJson(versions.mine) || isJson(versions.theirs)
        ? mergedObject(versions, {}, place, run)
        : versions.theirs;
    case 'set':
      return mergedSet(versions, shape.keyOf);
    case 'rows':
      return mergedRows(versions, shape, place, run);
    case 'value':
    case 'reference':
      return mergedScalar(versions, shape, place, run);
  }
}

function mergedScalar(versions: Versions, shape: Shape, place: Place, run: MergeRun): unknown {
  const { base, mine, theirs } = versions;
  const seen = shape.kind === 'reference' ? getIdentity : (one: unknown) => one;
  const isSame = (one: unknown, other: unknown) => isSameContent(seen(one), seen(other));
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine;
  return versions[run.ask(place, 'value', versions)];
}

/** Joins objects member by member. */
export function mergedObject(
  { base, mine, theirs }: Versions,
  shapes: Readonly<Record<string, Shape>>,
  place: Place | null,
  run: MergeRun,
): Json {
  const [was, own, other] = [readMembers(base), readMembers(mine), readMembers(theirs)];
  const names = [...new Set([...Object.keys(other), ...Object.keys(own)])];
  const members = names.flatMap((name): [string, unknown][] => {
    const versions = { base: was[name], mine: own[name], theirs: other[name] };
    const inner = place === null ? top(name) : { ...place, id: `${place.id}/${name}`, member: name };
    const result = mergedValue(versions, shapes[name] ?? value, inner, run);
    return result === undefined ? [] : [[name, result]];
  });
  return Object.fromEntries(members);
}

function top(field: string): Place {
  return { id: field, field, row: null, member: null };
}

function readMembers(one: unknown): Json {
  return isJson(one) ? one : {};
}

/** What either has added is in; what either has taken out is not. */
function mergedSet({ base, mine, theirs }: Versions, keyOf: (value: unknown) => unknown): unknown[] {
  const byKey = (list: unknown) => new Map(toList(list).map((one) => [canonical(keyOf(one)), one]));
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const stays = (key: string) => (was.has(key) ? own.has(key) && other.has(key) : true);
  return [...new Map([...own, ...other])].filter(([key]) => stays(key)).map(([, one]) => one);
}

type RowsShape = Extract<Shape, { kind: 'rows' }>;

function mergedRows(versions: Versions, shape: RowsShape, place: Place, run: MergeRun): Json[] {
  const rows = keyedRows(versions, shape.identity);
  const keys = { base: [...rows.base.keys()], mine: [...rows.mine.keys()], theirs: [...rows.theirs.keys()] };
  const order = mergedOrder(keys, asksOrder(run, place, versions));
  return order.flatMap((key) => {
    const row = mergedRow(key, rows, shape, place, run);
    return row === null ? [] : [row];
  });
}

function mergedRow(
  key: string,
  rows: Versions<Keyed>,
  { identity, members }: RowsShape,
  place: Place,
  run: MergeRun,
): Json | null {
  const versions = { base: rows.base.get(key), mine: rows.mine.get(key), theirs: rows.theirs.get(key) };
  const { base, mine, theirs } = versions;
  const number = findNumber(key, mine === undefined ? rows.theirs : rows.mine);
  const here = { ...place, id: `${place.id}/${key}`, row: number };
  if (mine !== undefined && theirs !== undefined) {
    const shapes = { ...stored(identity), ...members };
    return {
      ...mergedObject({ base: base ?? {}, mine, theirs }, shapes, here, run),
      ...pickId(mine, identity),
    };
  }
  const left = mine ?? theirs ?? null;
  if (left === null || base === undefined) return left;
  const isUntouched = isSameContent(bare(left, identity), bare(base, identity));
  if (isUntouched) return null;
  const side = run.ask(here, 'row', { base, mine: mine ?? null, theirs: theirs ?? null });
  return versions[side] ?? null;
}

function findNumber(key: string, rows: Keyed): number {
  return [...rows.keys()].indexOf(key) + 1;
}

function bare(row: Json, { id, ignored }: RowIdentity): Json {
  return without(row, [id, ...ignored]);
}

function stored({ id, ignored }: RowIdentity): Record<string, Shape> {
  return Object.fromEntries([id, ...ignored].map((name) => [name, { kind: 'stored' }]));
}

/** The row keeps the id it has in the draft, so that the editor goes on with it. */
function pickId(row: Json, { id }: RowIdentity): Json {
  return row[id] === undefined ? {} : { [id]: row[id] };
}

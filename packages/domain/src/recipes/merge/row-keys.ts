import { canonical, isJson, type Json, toList } from './same-content.ts';
import type { Versions } from './merge-run.ts';

/** A list whose rows have a key that is the same in all versions for the same row. */
export type Keyed = ReadonlyMap<string, Json>;

/** How the rows of a list are identified. */
export interface RowIdentity {
  /** A member that names the row; its value may be missing, or new with every version. */
  readonly id: string;
  /** The content of the row, which identifies it if the member does not. */
  readonly readText: (row: Json) => string;
  /** Members that say nothing of the row. */
  readonly ignored: readonly string[];
}

/** From which share of common words on two texts are taken for one that was reworded. */
const alike = 0.5;

/** Gives the rows of three lists their keys. */
export function keyedRows(versions: Versions, identity: RowIdentity): Versions<Keyed> {
  const base = keyed(listRows(versions.base), new Map(), identity, 'b');
  const mine = keyed(listRows(versions.mine), base, identity, 'm');
  const added = new Map([...mine].filter(([key]) => !base.has(key)));
  return { base, mine, theirs: keyed(listRows(versions.theirs), base, identity, 't', added) };
}

function listRows(value: unknown): Json[] {
  return toList(value).filter(isJson);
}

type Match = (row: Json, candidate: Json) => boolean;

/** Rows that are known under the key of the known one; the others under new keys, in their order. */
function keyed(
  rows: readonly Json[],
  known: Keyed,
  identity: RowIdentity,
  prefix: string,
  added: Keyed = new Map(),
): Keyed {
  const keys = new Map<Json, string>();
  const open = new Map(known);
  const find = (candidates: Map<string, Json>, fits: Match) => {
    for (const row of rows) {
      if (keys.has(row)) continue;
      const found = [...candidates].find(([, candidate]) => fits(row, candidate));
      if (found === undefined) continue;
      keys.set(row, found[0]);
      candidates.delete(found[0]);
    }
  };
  find(open, hasSameId(identity));
  find(open, saysTheSame(identity));
  find(open, isReworded(identity));
  const others = new Map(added);
  find(others, hasSameId(identity));
  find(others, saysTheSame(identity));
  return new Map(rows.map((row, index) => [keys.get(row) ?? `${prefix}${index}`, row]));
}

function hasSameId({ id }: RowIdentity): Match {
  return (row, candidate) => typeof row[id] === 'string' && row[id] !== '' && row[id] === candidate[id];
}

function saysTheSame(identity: RowIdentity): Match {
  const texts = new Map<Json, string>();
  const findText = (row: Json) => {
    const text = texts.get(row) ?? canonical(without(row, [identity.id, ...identity.ignored]));
    texts.set(row, text);
    return text;
  };
  return (row, candidate) => findText(row) === findText(candidate);
}

function isReworded({ readText }: RowIdentity): Match {
  const known = new Map<Json, ReadonlySet<string>>();
  const findWords = (row: Json) => {
    const words =
      known.get(row) ??
      new Set(
        readText(row)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu),
      );
    known.set(row, words);
    return words;
  };
  return (row, candidate) => {
    const [one, other] = [findWords(row), findWords(candidate)];
    const common = [...one].filter((word) => other.has(word)).length;
    return common > 0 && (2 * common) / (one.size + other.size) >= alike;
  };
}

/** The row without some of its members. */
export function without(row: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

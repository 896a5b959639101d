/** An item that was ticked off. */
export interface Purchase {
  /** The key of the thing: see `buildThingKey`. */
  readonly thing: string;
  /** The words of an item without a food; null where they were not kept. */
  readonly note: string | null;
  /** Null where it was not kept; 0 without an amount. */
  readonly quantity: number | null;
  readonly unitId: string | null;
}

/** A thing that is bought again and again, with as much of it as usual. */
export interface UsualItem {
  /** Null for words. */
  readonly foodId: string | null;
  /** The words of an item without a food; empty for a food. */
  readonly note: string;
  /** 0 where it is bought without an amount. */
  readonly quantity: number;
  readonly unitId: string | null;
}

/** Purchases of a thing that its usual amount is taken from: habits change. */
const maxPurchases = 7;

/** Before the words of a thing without a food. */
const wordsMark = ': ';

/**
 * Things that were bought, each once, with the usual amount of its last purchases: the lower median of those in the unit
 * that most of them had, of two as frequent the one that was used last.
 * @param purchases the newest first; things come back in the order of their last purchase
 */
export function listUsualItems(purchases: readonly Purchase[]): UsualItem[] {
  const byThing = groupBy(purchases, ({ thing }) => thing);
  return [...byThing].flatMap(([thing, all]) => {
    const isText = thing.startsWith(wordsMark);
    const note = isText ? (all[0]?.note ?? thing.slice(wordsMark.length)).trim() : '';
    if (isText && note === '') return [];
    return [{ foodId: isText ? null : thing, note, ...findUsualAmount(all.slice(0, maxPurchases)) }];
  });
}

function findUsualAmount(purchases: readonly Purchase[]): Pick<UsualItem, 'quantity' | 'unitId'> {
  const known = purchases.flatMap(({ quantity, unitId }) =>
    quantity === null ? [] : [{ quantity, unitId }],
  );
  const byUnit = [...groupBy(known, ({ unitId }) => unitId)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const [most] = byUnit;
  if (most === undefined) return { quantity: 0, unitId: null };
  const [unitId, used] = most;
  const sorted = used.map(({ quantity }) => quantity).toSorted((one, other) => one - other);
  return { quantity: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, unitId };
}

function groupBy<T, K>(all: readonly T[], getKey: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = getKey(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

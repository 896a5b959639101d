import { learnedOrder } from './learned-order.ts';
import { divideIntoWalks, findSpot, type StoreTick } from './walks.ts';

/** The newest walks through a store that its order is learned from. */
const maxStoreWalks = 12;

/** Where things stand in a store, as its walks have shown. */
export interface LearnedStore {
  /** Ids of labels, and keys of things without a label, in the order of the store. */
  readonly spots: string[];
  /** Keys of all things in the order of the store; it counts for things of the same label. */
  readonly things: string[];
  /** The number of walks. */
  readonly walks: number;
}

/**
 * Learns the order of a store from the ticks in it, in any order: first that of the labels, then that of the things.
 *
 * @param now milliseconds
 */
export function learnStore(ticks: readonly StoreTick[], now: number): LearnedStore {
  const walks = divideIntoWalks(ticks, now).slice(-maxStoreWalks);
  return {
    spots: learnedOrder(walks.map(orderSpots)),
    things: learnedOrder(walks.map((walk) => walk.map(({ thing }) => thing))),
    walks: walks.length,
  };
}

/** The spots of a walk by the middle one of their ticks: what was forgotten and fetched later moves no label. */
function orderSpots(walk: readonly StoreTick[]): string[] {
  const places = new Map<string, number[]>();
  walk.forEach((tick, place) => {
    const spot = findSpot(tick);
    places.set(spot, [...(places.get(spot) ?? []), place]);
  });
  return [...places]
    .toSorted(([, one], [, other]) => findMiddle(one) - findMiddle(other))
    .map(([spot]) => spot);
}

/** The lower one of two in the middle. */
function findMiddle(places: readonly number[]): number {
  return places[Math.floor((places.length - 1) / 2)] ?? 0;
}

/** How a store is walked: as learned, or with labels in an order made by hand. */
export interface StoreOrder {
  readonly spots: readonly string[];
  readonly things: readonly string[];
  /** Labels in an order made by hand; none for the learned order. */
  readonly labelIds: readonly string[];
}

/** An item, as far as its place in a store depends on it. */
export interface PlacedItem {
  /** See {@link buildThingKey}. */
  readonly thing: string;
  readonly labelId: string | null;
}

/**
 * Puts items in the order of a store: by their labels, or by their own places without one, and then by what is known of
 * things. New things stand at the place of their label; labels that the store does not know follow in the order of the
 * list, and things without any place come last. Items of one place keep their order.
 *
 * @param labels the labels of the list in its order
 */
export function orderAtStore<Item>(
  items: readonly Item[],
  { labelIds, spots, things }: StoreOrder,
  { labels, placed }: { readonly labels: readonly string[]; readonly placed: (item: Item) => PlacedItem },
): Item[] {
  const spotPlaces = numberOnce([...labelIds, ...spots, ...labels]);
  const thingPlaces = numberOnce(things);
  const findPlaces = (item: Item) => {
    const place = placed(item);
    const last = Number.MAX_SAFE_INTEGER;
    return {
      spot: spotPlaces.get(findSpot(place)) ?? last,
      thing: thingPlaces.get(place.thing) ?? last,
    };
  };
  return items
    .map((item) => ({ item, places: findPlaces(item) }))
    .toSorted((a, b) => a.places.spot - b.places.spot || a.places.thing - b.places.thing)
    .map(({ item }) => item);
}

/** The first place of each key. */
function numberOnce(keys: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const key of keys) if (!places.has(key)) places.set(key, places.size);
  return places;
}

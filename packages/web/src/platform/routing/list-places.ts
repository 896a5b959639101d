/** Where a reader stood in a long list when leaving it. */
export interface ListPlace {
  /** The entry of the browser's history that the list belongs to. */
  readonly entry: string;
  /** Index of the first visible item. Items are counted and not rows, because items per row depend on the width. */
  readonly item: number;
  /** Where the top of its row stood in the window, in pixels. */
  readonly top: number;
  /** How many items there were. */
  readonly count: number;
  /** The look and width of the list: heights are only worth something at the same one. */
  readonly shape: string;
  /** Heights of rows in pixels; 0 for those that were never in sight. */
  readonly heights: readonly number[];
}

const storedKey = 'hearth.list-places';
const maxPlaces = 30;

let places: Map<string, ListPlace> | undefined;

/** Keeps a place until the tab closes; of many entries only the latest. */
export function keepPlace(place: ListPlace): void {
  const all = known();
  all.delete(place.entry);
  all.set(place.entry, place);
  for (const entry of [...all.keys()].slice(0, -maxPlaces)) all.delete(entry);
}

/** The router's key of a history entry, in its state; '' if it has none. */
export function readEntryKey(place: { readonly state: unknown } | undefined): string {
  const state = place?.state as { __TSR_key?: string } | null | undefined;
  // oxlint-disable-next-line no-underscore-dangle -- the router's own word
  return state?.__TSR_key ?? '';
}

/** The place that was left in an entry of the history; without one named, in the entry that is shown. */
export function keptPlace(entry = readEntryKey(globalThis.history)): ListPlace | undefined {
  return known().get(entry);
}

/** Writes all places down, so that they outlast a reload. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(storedKey, JSON.stringify([...known()]));
  } catch {
    // A storage that refuses costs only the place after a reload.
  }
}

function known(): Map<string, ListPlace> {
  return (places ??= stored());
}

function stored(): Map<string, ListPlace> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storedKey) ?? '[]') as [string, ListPlace][]);
  } catch {
    return new Map();
  }
}

globalThis.addEventListener?.('pagehide', storePlaces);

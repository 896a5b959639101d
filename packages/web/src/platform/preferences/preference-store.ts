/** The part of Storage that a store needs. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Named objects in a text store, each completed by its defaults. Snapshots stay identical until a change. */
export interface PreferenceStore<All extends object> {
  read<Name extends keyof All & string>(name: Name): All[Name];
  change<Name extends keyof All & string>(name: Name, changes: Partial<All[Name]>): void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Invalidates the cached values, after another tab changed a preference. */
  refresh(): void;
}

const prefix = 'hearth.';

/** Builds a store; a storage that refuses (private mode, full) costs only the memory of the next visit. */
export function preferenceStore<All extends object>(
  defaults: All,
  storage: () => TextStore,
): PreferenceStore<All> {
  const known = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());

  function read<Name extends keyof All & string>(name: Name): All[Name] {
    if (!known.has(name)) known.set(name, { ...defaults[name], ...stored(storage, name) });
    return known.get(name) as All[Name];
  }

  return {
    read,
    change(name, changes) {
      const next = { ...read(name), ...changes };
      known.set(name, next);
      keep(storage, name, next);
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      known.clear();
      announce();
    },
  };
}

function stored(storage: () => TextStore, name: string): object {
  try {
    const value: unknown = JSON.parse(storage().getItem(prefix + name) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function keep(storage: () => TextStore, name: string, value: unknown): void {
  try {
    storage().setItem(prefix + name, JSON.stringify(value));
  } catch {
    // The choice holds until the page is closed.
  }
}

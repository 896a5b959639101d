/** A recipe that is being cooked. */
export interface CookTab {
  readonly id: string;
  readonly group: string;
  readonly slug: string;
  readonly name: string;
  readonly at: number;
}

const keepMs = 24 * 3_600_000;
const maxTabs = 4;

/** The recipes that are cooked side by side, as stored; those of another day are gone. */
export function readTabs(stored: string | null, now: number): readonly CookTab[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isTab).filter(({ at }) => now - at < keepMs) : [];
  } catch {
    return [];
  }
}

/** The tabs with this recipe among them: in its place when it is there, else last; the oldest makes room. */
export function withTab(tabs: readonly CookTab[], tab: CookTab): readonly CookTab[] {
  const isThere = tabs.some(({ id }) => id === tab.id);
  return isThere ? tabs.map((one) => (one.id === tab.id ? tab : one)) : [...tabs, tab].slice(-maxTabs);
}

function isTab(value: unknown): value is CookTab {
  const { id, group, slug, name, at } = (value ?? {}) as Partial<CookTab>;
  return [id, group, slug, name].every((text) => typeof text === 'string') && typeof at === 'number';
}

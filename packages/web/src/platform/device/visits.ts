const countKey = 'hearth.visits';
const offeredKey = 'hearth.installOffered';

/** The storages of a browser that visits are counted in. */
interface Storages {
  readonly local: Pick<Storage, 'getItem' | 'setItem'>;
  readonly session: Pick<Storage, 'getItem' | 'setItem'>;
}

const ofBrowser = (): Storages => ({ local: localStorage, session: sessionStorage });

/** The visits of this device so far, with this one. A reload and a new page of the same tab are the same visit. */
export function countVisit({ local, session }: Storages = ofBrowser()): number {
  const before = Number(local.getItem(countKey)) || 0;
  if (session.getItem(countKey) !== null) return before;
  session.setItem(countKey, 'counted');
  local.setItem(countKey, String(before + 1));
  return before + 1;
}

/** Whether to offer the installation: from the second visit on, until it was offered once. */
export function isTimeToOffer(visits: number, { local }: Pick<Storages, 'local'> = ofBrowser()): boolean {
  return visits >= 2 && local.getItem(offeredKey) === null;
}

/** Remembers that the installation was offered. */
export function rememberOffer({ local }: Pick<Storages, 'local'> = ofBrowser()): void {
  local.setItem(offeredKey, 'offered');
}

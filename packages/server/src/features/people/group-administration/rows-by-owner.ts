import type { ReadWebhook } from '@hearth/contract';

/** The webhooks of several households. */
export interface WithWebhooks {
  readonly webhooks: readonly ReadWebhook[];
}

/** Looks up the rows of an owner, in their order. */
export function rowsBy<T>(rows: readonly T[], ownerOf: (row: T) => string): (owner: string) => readonly T[] {
  const byOwner = new Map<string, T[]>();
  for (const row of rows) {
    const owner = ownerOf(row);
    const known = byOwner.get(owner);
    if (known === undefined) byOwner.set(owner, [row]);
    else known.push(row);
  }
  return (owner) => byOwner.get(owner) ?? [];
}

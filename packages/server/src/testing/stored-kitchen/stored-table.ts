import { createHash } from 'node:crypto';
import type { SealPurpose } from '../../platform/secrets/sealed-secrets.ts';
import type { KitchenIds } from './kitchen-ids.ts';

/** A row as the database has it. */
export type StoredRow = Readonly<Record<string, string | number | null>>;

export type StoredTable = readonly [name: string, rows: readonly StoredRow[]];

/** The columns of a token that is found again by its fingerprint. */
export type Sealing = (purpose: SealPurpose, token: string) => StoredRow;

export const begun = '2026-01-02T03:04:05.000000Z';
/** Nothing in a kitchen runs out during a test. */
export const later = '2099-01-01T00:00:00.000000Z';

export const stamps = { created_at: begun, updated_at: begun };

export function hash({ number }: KitchenIds, of: string): string {
  return createHash('sha256').update(`${number} ${of}`).digest('hex');
}

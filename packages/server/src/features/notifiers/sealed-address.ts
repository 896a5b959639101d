import type { Platform } from '../../platform/platform.ts';
import type { NotifierRow } from './notifiers.tables.ts';

const purpose = 'notifier address';

/** The address of a notifier as it is stored. */
export function sealAddress({ secrets }: Platform, notifierId: string, address: string): string {
  return secrets.seal(purpose, notifierId, address);
}

/** The address again; null when it was sealed under another secret of the server. */
export function openAddress(
  { secrets }: Platform,
  { id, address }: Pick<NotifierRow, 'id' | 'address'>,
): string | null {
  return secrets.open(purpose, id, address);
}

import { knownSchemes, readScheme, speaks } from '@hearth/domain/notifications/apprise';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { NotifierRow } from './notifiers.tables.ts';

const purpose = 'notifier address';

/**
 * The address of a notifier as it is stored.
 * @throws AppError `notifierSchemeUnknown` when neither Hearth nor a relay can send to it
 */
export function sealAddress({ secrets, settings }: Platform, notifierId: string, address: string): string {
  if (settings.notifiers.appriseApiUrl === null && !speaks(address))
    fail('notifierSchemeUnknown', {
      scheme: readScheme(address),
      known: knownSchemes.map((known) => `${known}://`).join(', '),
    });
  return secrets.seal(purpose, notifierId, address);
}

/** The address again; null when it was sealed under another secret of the server. */
export function openAddress(
  { secrets }: Platform,
  { id, address }: Pick<NotifierRow, 'id' | 'address'>,
): string | null {
  return secrets.open(purpose, id, address);
}

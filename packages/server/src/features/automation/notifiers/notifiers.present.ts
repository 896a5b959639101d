import { GroupEventNotifierOptions, type GroupEventNotifierOut } from '@hearth/contract';
import { readScheme } from '@hearth/domain/notifications/apprise';
import { chosenTypes, eventOption, type EventType } from '@hearth/domain/notifications/events';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openAddress } from './sealed-address.ts';
import { deliveryFailureJson, failureText, lostSecret } from './sending/delivery-failure.ts';
import type { NotifierRow } from './notifiers.tables.ts';

/** A notifier as it travels: everything but its address. */
export function presentNotifier(
  platform: Platform,
  row: NotifierRow,
  chosen: ReadonlySet<string>,
  locale: Locale,
): GroupEventNotifierOut {
  const address = openAddress(platform, row);
  const failure = address === null ? deliveryFailureJson.stringify(lostSecret) : row.last_error;
  return {
    id: row.id,
    name: row.name,
    enabled: row.enabled === 1,
    groupId: row.group_id,
    householdId: row.household_id,
    options: { ...buildOptions(chosen), id: row.options_id },
    scheme: readScheme(address ?? ''),
    lastSentAt: row.last_sent_at === null ? null : wireInstant(row.last_sent_at),
    lastError: failureText(failure, locale),
  };
}

function buildOptions(chosen: ReadonlySet<string>): GroupEventNotifierOptions {
  const flags = chosenTypes.map((type) => [eventOption(type), chosen.has(type)]);
  return GroupEventNotifierOptions.parse(Object.fromEntries(flags));
}

/** The types of events that options choose; options that are left out leave it at `before`. */
export function chosenBy(
  options: Readonly<Record<string, boolean | undefined>>,
  before: ReadonlySet<string>,
): EventType[] {
  return chosenTypes.filter((type) => options[eventOption(type)] ?? before.has(type));
}

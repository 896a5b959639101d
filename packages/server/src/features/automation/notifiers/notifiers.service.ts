import type {
  GroupEventNotifierCreate,
  GroupEventNotifierOptions,
  GroupEventNotifierOut,
  Page,
  PagingQuery,
} from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { householdFields } from '../../../platform/paging/row-fields.ts';
import type { RowReader } from '../../../platform/paging/row-filter.ts';
import { selectPage } from '../../../platform/paging/select-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sealAddress } from './sealed-address.ts';
import { chosenBy, presentNotifier } from './notifiers.present.ts';
import {
  deleteNotifier,
  findChosenTypes,
  findNotifier,
  findNotifiers,
  insertNotifier,
  replaceSubscriptions,
  updateNotifier,
} from './notifiers.repository.ts';
import type { NotifierRow } from './notifiers.tables.ts';

/** What clients may filter and order notifiers by. */
const notifiers: RowReader<NotifierRow> = {
  schema: {
    fields: {
      ...householdFields,
      name: { type: 'text', column: 'name' },
      enabled: { type: 'boolean', column: 'enabled' },
    },
  },
  valueOf: (row, column) => (column === 'enabled' ? row.enabled === 1 : row[column as keyof NotifierRow]),
};

const none: ReadonlySet<string> = new Set();

/** One page of the household's notifiers, newest first unless the query says otherwise. */
export async function listNotifiers(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
  locale: Locale,
): Promise<Page<GroupEventNotifierOut>> {
  const reader = platform.database.read(scope);
  const rows = await findNotifiers(reader);
  const chosen = await findChosenTypes(reader);
  const page = await selectPage(rows, query, {
    reader: notifiers,
    route: '/households/events/notifications',
    now: platform.clock.now(),
  });
  return {
    ...page,
    items: page.items.map((row) => presentNotifier(platform, row, chosen.get(row.id) ?? none, locale)),
  };
}

/** @throws AppError `itemNotFound` */
export async function getNotifier(
  platform: Platform,
  scope: MemberScope,
  id: string,
  locale: Locale,
): Promise<GroupEventNotifierOut> {
  const reader = platform.database.read(scope);
  const row = required(await findNotifier(reader, id), 'itemNotFound');
  return presentNotifier(platform, row, (await findChosenTypes(reader)).get(row.id) ?? none, locale);
}

/** @throws AppError `itemGone` without an address */
export async function createNotifier(
  platform: Platform,
  scope: MemberScope,
  { name, appriseUrl }: GroupEventNotifierCreate,
  locale: Locale,
): Promise<GroupEventNotifierOut> {
  const now = storedInstant(platform.clock.now());
  const id = platform.random.uuid();
  const row: NotifierRow = {
    id,
    group_id: scope.groupId,
    household_id: scope.householdId,
    name,
    address: sealAddress(platform, id, appriseUrl ?? fail('addressMissing')),
    enabled: 1,
    options_id: platform.random.uuid(),
    last_sent_at: null,
    last_error: null,
    created_at: now,
    updated_at: now,
  };
  await platform.database.write(scope, (tx) => insertNotifier(tx, row));
  return presentNotifier(platform, row, none, locale);
}

/** The fields of a change; those that are left out stay. */
interface NotifierChanges {
  readonly name?: string | undefined;
  readonly appriseUrl?: string | null | undefined;
  readonly enabled?: boolean | undefined;
  readonly options?: Partial<Record<keyof GroupEventNotifierOptions, boolean | undefined>> | undefined;
}

/**
 * Changes a notifier; group and household stay, and so does the address when none is given.
 * @throws AppError `itemNotFound`
 */
export async function changeNotifier(
  platform: Platform,
  scope: MemberScope,
  id: string,
  input: NotifierChanges,
  locale: Locale,
): Promise<GroupEventNotifierOut> {
  return platform.database.write(scope, async (tx) => {
    const row = required(await findNotifier(tx, id), 'itemNotFound');
    const before = (await findChosenTypes(tx)).get(row.id) ?? none;
    const given = input.appriseUrl ?? null;
    const address = given === null ? row.address : sealAddress(platform, row.id, given);
    const changed: NotifierRow = {
      ...row,
      name: input.name ?? row.name,
      address,
      enabled: input.enabled === undefined ? row.enabled : Number(input.enabled),
      options_id: platform.random.uuid(),
      last_error: address === row.address ? row.last_error : null,
      updated_at: storedInstant(platform.clock.now()),
    };
    await updateNotifier(tx, changed);
    const types = chosenBy(input.options ?? {}, before);
    await replaceSubscriptions(tx, row.id, types);
    return presentNotifier(platform, changed, new Set(types), locale);
  });
}

/** @throws AppError `itemGone` when the household has none with that id */
export async function removeNotifier(platform: Platform, scope: MemberScope, id: string): Promise<void> {
  await platform.database.write(scope, async (tx) => {
    const row = (await findNotifier(tx, id)) ?? fail('itemGone');
    await deleteNotifier(tx, row.id);
  });
}

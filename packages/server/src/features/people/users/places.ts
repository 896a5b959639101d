import type { ErrorCode } from '@hearth/contract';
import type { Reader } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { failAs } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findGroupByName } from '../groups/index.ts';
import { findHouseholdsOfGroup, householdForNewPeople } from '../households/index.ts';

/** Group and household of a user. */
export interface Place {
  readonly groupId: string;
  readonly householdId: string;
}

/** Group and household as bodies name them, exactly. */
export interface PlaceNames {
  readonly group?: string | null | undefined;
  readonly household?: string | null | undefined;
}

/**
 * Group and household by their names. Without a household it is the default one of the group, else its oldest.
 * @throws AppError of `unknown` when there is no such group, or no such household in it
 */
export async function findPlace(
  platform: Platform,
  reader: Reader<SystemScope>,
  names: PlaceNames,
  unknown: ErrorCode,
): Promise<Place> {
  const { defaults } = platform.settings;
  const name = names.group ?? defaults.group;
  const group = (await findGroupByName(reader, name)) ?? failAs(unknown, 'groupUnknown');
  return { groupId: group.id, householdId: await findHousehold(platform, reader, group.id, names, unknown) };
}

/** As {@link findPlace}, when the group is known. */
export async function findHousehold(
  platform: Platform,
  reader: Reader<SystemScope>,
  groupId: string,
  names: PlaceNames,
  unknown: ErrorCode,
): Promise<string> {
  const households = await findHouseholdsOfGroup(reader, groupId);
  const named = (name: string) => households.find((one) => one.name === name);
  if (names.household !== null && names.household !== undefined) {
    return named(names.household)?.id ?? failAs(unknown, 'householdUnknown');
  }
  const byDefault = householdForNewPeople(platform, households) ?? households[0];
  return (byDefault ?? failAs(unknown, 'householdUnknown')).id;
}

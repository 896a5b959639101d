import type {
  HouseholdInDB,
  HouseholdSummary,
  Page,
  PagingQuery,
  ReadWebhook,
  RecipeSettings,
} from '@hearth/contract';
import { findFirstDayOfWeek } from '@hearth/domain/dates/plain-dates';
import { slugOrSigns } from '@hearth/domain/text/slugs';
import type { GroupReader, Reader, Tx } from '../../../platform/db/database.ts';
import {
  type GroupScope,
  type MemberScope,
  publicScope,
  type Scope,
  systemScope,
  type SystemScope,
} from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { required } from '../../../platform/errors/app-error.ts';
import { negotiateLocale, getTexts } from '../../../platform/i18n/locales.ts';
import { selectPage } from '../../../platform/paging/select-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { householdRows } from './household-list.ts';
import { presentHousehold } from './households.present.ts';
import {
  findGroupName,
  findHousehold,
  findPreferences,
  findHouseholdPeople,
  findHouseholdsOfGroup,
  insertHousehold,
  listHouseholds as listHouseholdRows,
} from './households.repository.ts';

/** Finds the webhooks of these households. */
export type WebhooksOf = (reader: Reader<Scope>, householdIds: readonly string[]) => Promise<ReadWebhook[]>;

/** The caller's household with its users and webhooks, which narrow API tokens do not see. */
export async function getOwnHousehold(
  platform: Platform,
  scope: MemberScope,
  webhooksOf: WebhooksOf,
): Promise<HouseholdInDB> {
  const reader = platform.database.read(scope);
  const found = required(await findHousehold(reader, scope.householdId), 'itemNotFound');
  const { groupName, users } = await findHouseholdPeople(reader, scope.householdId);
  // Their addresses often hold keys of other services, which a token that reads recipes or lists has no use for.
  const isNarrow = scope.credential.kind === 'apiToken' && scope.credential.scope !== 'full';
  const webhooks = isNarrow ? [] : await webhooksOf(reader, [scope.householdId]);
  return { ...presentHousehold(found), group: groupName, users, webhooks };
}

/** One household of the caller's group. */
export async function getHousehold(
  platform: Platform,
  scope: MemberScope,
  idOrSlug: string,
): Promise<HouseholdSummary> {
  const found = await findHousehold(platform.database.read(scope), idOrSlug);
  return presentHousehold(required(found, 'householdNotFound'));
}

/** One household that shows itself to the public. */
export async function getPublicHousehold(
  platform: Platform,
  scope: GroupScope,
  idOrSlug: string,
): Promise<HouseholdSummary> {
  const found = await findHousehold(platform.database.read(scope), idOrSlug);
  const isPublic = found?.preferences?.private_household === 0;
  return presentHousehold(required(isPublic ? found : undefined, 'publicHouseholdNotFound'));
}

/** Households of the group by name; for the public only those that are not private. */
export async function listHouseholds(
  platform: Platform,
  scope: GroupScope,
  query: PagingQuery,
  route: string,
): Promise<Page<HouseholdSummary>> {
  const db = platform.database.read(scope);
  const all = await listHouseholdRows(db, scope.kind === 'public');
  const reader = householdRows(await findGroupName(db));
  const page = await selectPage(all, query, { reader, route, now: platform.clock.now() });
  return { ...page, items: page.items.map(presentHousehold) };
}

/** Settings that new recipes of the household start with. */
export async function defaultRecipeSettings(
  reader: GroupReader,
  householdId: string,
): Promise<RecipeSettings> {
  const preferences = await findPreferences(reader, householdId);
  return {
    public: preferences?.recipe_public === 1,
    showNutrition: preferences?.recipe_show_nutrition === 1,
    showAssets: preferences?.recipe_show_assets === 1,
    landscapeView: preferences?.recipe_landscape_view === 1,
    disableComments: preferences === undefined || preferences.recipe_disable_comments === 1,
    disableAmount: preferences === undefined || preferences.recipe_disable_amount === 1,
    locked: false,
  };
}

/** Whether people of the household see nutrition that is computed from ingredients. */
export async function showsComputedNutrition(reader: GroupReader, householdId: string): Promise<boolean> {
  return (await findPreferences(reader, householdId))?.show_computed_nutrition === 1;
}

/** What a new household starts with. */
export interface NewHousehold {
  readonly groupId: string;
  readonly name: string;
  readonly isPrivate: boolean;
  /** Whether its new recipes show nutrition and assets, and leave out comments. */
  readonly isAdvanced?: boolean;
  /** 0 is Sunday, as without it. */
  readonly firstDayOfWeek?: number;
}

/** How a household that its founder has not named begins: with a name and a week of the founder's locale. */
export function householdOfLocale({ settings }: Platform, locale: string) {
  const { household, isHouseholdNamed } = settings.defaults;
  return {
    name: isHouseholdNamed ? household : getTexts(negotiateLocale(locale)).household,
    firstDayOfWeek: findFirstDayOfWeek(locale),
  };
}

/** Creates a household and says its id. A private one does not publish its new recipes. */
export async function createHousehold(
  platform: Platform,
  tx: Tx<SystemScope>,
  given: NewHousehold,
): Promise<string> {
  const id = platform.random.uuid();
  const now = storedInstant(platform.clock.now());
  const flag = given.isPrivate ? 1 : 0;
  const advanced = given.isAdvanced === true ? 1 : 0;
  await insertHousehold(
    tx,
    {
      id,
      group_id: given.groupId,
      name: given.name,
      slug: slugOrSigns(given.name),
      created_at: now,
      updated_at: now,
    },
    {
      id: platform.random.uuid(),
      household_id: id,
      private_household: flag,
      lock_recipe_edits_from_other_households: 1,
      first_day_of_week: given.firstDayOfWeek ?? 0,
      recipe_public: 1 - flag,
      recipe_show_nutrition: advanced,
      recipe_show_assets: advanced,
      recipe_landscape_view: 0,
      recipe_disable_comments: advanced,
      recipe_disable_amount: 0,
      show_computed_nutrition: 1,
      show_announcements: 1,
    },
  );
  return id;
}

/** Whether a new household of the group could have exactly that name. */
export async function isHouseholdNameFree(
  platform: Platform,
  groupId: string,
  name: string,
): Promise<boolean> {
  const slug = slugOrSigns(name);
  const households = await findHouseholdsOfGroup(
    platform.database.read(systemScope('validate names')),
    groupId,
  );
  return households.every((one) => one.name !== name && one.slug !== slug);
}

/** Slug of the household for new people when it shows itself to the public, else null. */
export async function publicDefaultHousehold(platform: Platform, groupId: string): Promise<string | null> {
  const reader = platform.database.read(publicScope(groupId));
  const shown = await listHouseholdRows(reader, true);
  return (
    householdForNewPeople(
      platform,
      shown.map(({ household }) => household),
    )?.slug ?? null
  );
}

/**
 * Where new people live, of a group's households in the order of their creation: the one that the operator named, else
 * one of the usual name, else the oldest, because households are renamed by their members.
 */
export function householdForNewPeople<Household extends { readonly name: string }>(
  { settings }: Platform,
  households: readonly Household[],
): Household | undefined {
  const { household: name, isHouseholdNamed } = settings.defaults;
  return households.find((one) => one.name === name) ?? (isHouseholdNamed ? undefined : households[0]);
}

import { type Page, type PagingQuery, PlanRulesCreate, type PlanRulesOut } from '@hearth/contract';
import { mapInTurns } from '../../../platform/concurrency/map-in-turns.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { householdFields } from '../../../platform/paging/row-fields.ts';
import { asStored } from '../../../platform/paging/row-filter.ts';
import { selectPage } from '../../../platform/paging/select-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MealPlanRuleRow } from '../entries/meal-plans.tables.ts';
import { presentRule } from './rules.present.ts';
import { requireFilter } from './stored-filters.ts';
import {
  countLinked,
  deleteRule,
  findLinks,
  findRule,
  findRules,
  insertRule,
  linkKinds,
  replaceLinks,
  updateRule,
} from './rules.repository.ts';

/** What a request says of a rule. */
type Changes = { readonly [K in keyof PlanRulesCreate]?: PlanRulesCreate[K] | undefined };

/** What clients may filter and order rules by. */
const rules = asStored<MealPlanRuleRow>({
  fields: {
    ...householdFields,
    day: { type: 'text', column: 'day' },
    entry_type: { type: 'text', column: 'entry_type' },
    query_filter_string: { type: 'text', column: 'query_filter_string' },
  },
});

/** One page of the household's rules, newest first unless the query says otherwise. */
export async function listRules(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<PlanRulesOut>> {
  const reader = platform.database.read(scope);
  const page = await selectPage(await findRules(reader), query, {
    reader: rules,
    route: '/households/mealplans/rules',
    now: platform.clock.now(),
  });
  const links = await findLinks(
    reader,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: await mapInTurns(page.items, (row) => presentRule(row, links)) };
}

/** @throws AppError `itemNotFound` */
export async function getRule(platform: Platform, scope: MemberScope, id: string): Promise<PlanRulesOut> {
  return readRule(platform.database.read(scope), id);
}

async function readRule(reader: Reader<MemberScope>, id: string): Promise<PlanRulesOut> {
  const row = required(await findRule(reader, id), 'itemNotFound');
  return presentRule(row, await findLinks(reader, [row.id]));
}

/**
 * Creates a rule of the own household.
 * @throws ValidationError for a filter that cannot be read; AppError `referenceUnknown` for links to what the group has not
 */
export async function createRule(
  platform: Platform,
  scope: MemberScope,
  input: PlanRulesCreate,
): Promise<PlanRulesOut> {
  requireFilter(input.queryFilterString, platform.clock.now());
  return platform.database.write(scope, (tx) => storeRule(platform, tx, input));
}

async function storeRule(
  platform: Platform,
  tx: Tx<MemberScope>,
  input: PlanRulesCreate,
): Promise<PlanRulesOut> {
  const now = storedInstant(platform.clock.now());
  const row: MealPlanRuleRow = {
    id: platform.random.uuid(),
    group_id: tx.scope.groupId,
    household_id: tx.scope.householdId,
    day: input.day,
    entry_type: input.entryType,
    query_filter_string: input.queryFilterString,
    created_at: now,
    updated_at: now,
  };
  await insertRule(tx, row);
  await linkRule(tx, row.id, input);
  return readRule(tx, row.id);
}

/**
 * Changes what `input` holds.
 * @throws AppError `itemNotFound`; otherwise as {@link createRule}
 */
export async function changeRule(
  platform: Platform,
  scope: MemberScope,
  id: string,
  input: Changes,
): Promise<PlanRulesOut> {
  requireFilter(input.queryFilterString, platform.clock.now());
  return platform.database.write(scope, async (tx) => {
    const row = required(await findRule(tx, id), 'itemNotFound');
    await updateRule(tx, {
      ...row,
      day: input.day ?? row.day,
      entry_type: input.entryType ?? row.entry_type,
      query_filter_string: input.queryFilterString ?? row.query_filter_string,
      updated_at: storedInstant(platform.clock.now()),
    });
    await linkRule(tx, row.id, input);
    return readRule(tx, row.id);
  });
}

/**
 * Creates a rule that says the same.
 * @throws AppError `itemNotFound`
 */
export async function duplicateRule(
  platform: Platform,
  scope: MemberScope,
  id: string,
): Promise<PlanRulesOut> {
  return platform.database.write(scope, async (tx) =>
    storeRule(platform, tx, PlanRulesCreate.parse(await readRule(tx, id))),
  );
}

/** @throws AppError `itemGone` when the household has none with that id */
export async function removeRule(platform: Platform, scope: MemberScope, id: string): Promise<PlanRulesOut> {
  return platform.database.write(scope, async (tx) => {
    const row = (await findRule(tx, id)) ?? fail('itemGone');
    const links = await findLinks(tx, [row.id]);
    await deleteRule(tx, row.id);
    return presentRule(row, links);
  });
}

/** Links of the kinds that the request has; a rule must not become wider because an unknown id is left out. */
async function linkRule(tx: Tx<MemberScope>, ruleId: string, input: Changes): Promise<void> {
  for (const kind of linkKinds) {
    const sent = input[kind];
    if (sent === undefined) continue;
    const ids = [...new Set(sent.map(({ id }) => id))];
    if (ids.length > 0 && (await countLinked(tx, kind, ids)) !== ids.length)
      fail('referenceUnknown', { field: kind });
    await replaceLinks(tx, ruleId, kind, ids);
  }
}

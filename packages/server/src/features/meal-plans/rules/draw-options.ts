import type { PlanEntryType } from '@hearth/contract';
import { getWeekday } from '@hearth/domain/dates/plain-dates';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { findDrawableRows } from '../../recipes/library/index.ts';
import type { MealPlanRuleRow } from '../entries/meal-plans.tables.ts';
import { findLinks, findRules, type LinkKind, type RuleLink } from './rules.repository.ts';

/**
 * The recipes that all rules of each of these days allow for the meal, in the order of the days. Days with the same
 * rules are asked for once, so that there are as many questions as there are weekdays with rules of their own.
 */
export async function findDrawable(
  reader: Reader<MemberScope>,
  dates: readonly string[],
  entryType: PlanEntryType,
  now: Date,
): Promise<Uint32Array[]> {
  const rules = await findRules(reader);
  const links = await findLinks(
    reader,
    rules.map(({ id }) => id),
  );
  const known = new Map<string, Uint32Array>();
  const places: Uint32Array[] = [];
  for (const date of dates) {
    const ofDay = rules.filter((rule) => appliesTo(rule, date, entryType));
    const key = ofDay.map(({ id }) => id).join();
    const rows = known.get(key) ?? (await findDrawableRows(reader, buildDrawOptions(ofDay, links), now));
    known.set(key, rows);
    places.push(rows);
  }
  return places;
}

function appliesTo(rule: MealPlanRuleRow, date: string, entryType: PlanEntryType): boolean {
  return [getWeekday(date), 'unset'].includes(rule.day) && [entryType, 'unset'].includes(rule.entry_type);
}

/** All conditions of these rules on a recipe. */
function buildDrawOptions(rules: readonly MealPlanRuleRow[], allLinks: readonly RuleLink[]) {
  const ids = new Set(rules.map(({ id }) => id));
  const links = allLinks.filter(({ rule_id }) => ids.has(rule_id));
  const listIds = (kind: LinkKind) => links.filter((link) => link.kind === kind).map(({ id }) => id);
  return {
    filters: rules.map((rule) => rule.query_filter_string),
    categories: listIds('categories'),
    tags: listIds('tags'),
    households: listHouseholds(links),
  };
}

/** Each rule names households of which any will do, so that all of them allow those which every rule names. */
function listHouseholds(links: readonly RuleLink[]): string[] | null {
  const named = links.filter(({ kind }) => kind === 'households');
  if (named.length === 0) return null;
  const ruleCount = new Set(named.map(({ rule_id }) => rule_id)).size;
  const countRules = (id: string) => named.filter((link) => link.id === id).length;
  return [...new Set(named.map(({ id }) => id))].filter((id) => countRules(id) === ruleCount);
}

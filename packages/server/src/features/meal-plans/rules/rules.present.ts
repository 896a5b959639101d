import { PlanRulesDay, type PlanRulesOut, PlanRulesType } from '@hearth/contract';
import type { MealPlanRuleRow } from '../entries/meal-plans.tables.ts';
import type { LinkKind, RuleLink } from './rules.repository.ts';
import { readFilterParts } from './stored-filters.ts';

/** A rule as it travels, with those of the links that are its own. */
export function presentRule(row: MealPlanRuleRow, links: readonly RuleLink[]): PlanRulesOut {
  const linked = (kind: LinkKind) =>
    links
      .filter((link) => link.rule_id === row.id && link.kind === kind)
      .map(({ id, name, slug }) => ({ id, name, slug, groupId: row.group_id }));
  return {
    day: PlanRulesDay.parse(row.day),
    entryType: PlanRulesType.parse(row.entry_type),
    queryFilterString: row.query_filter_string,
    categories: linked('categories'),
    tags: linked('tags'),
    households: linked('households'),
    groupId: row.group_id,
    householdId: row.household_id,
    id: row.id,
    queryFilter: { parts: readFilterParts(row.query_filter_string) },
  };
}

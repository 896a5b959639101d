import { PlanRulesDay, type PlanRulesOut, PlanRulesType } from '@hearth/contract';
import { FilterError, type FilterPart, parseFilter } from '@hearth/domain/search/query-filter';
import type { MealPlanRuleRow } from '../entries/meal-plans.tables.ts';
import type { LinkKind, RuleLink } from './rules.repository.ts';

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
    queryFilter: { parts: readParts(row.query_filter_string) },
  };
}

/** A stored filter that can no longer be read has no parts. */
function readParts(text: string): FilterPart[] {
  const parsed = text === '' ? null : parseFilter(text);
  return parsed === null || parsed instanceof FilterError ? [] : parsed.parts;
}

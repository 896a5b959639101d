import { slugOrSigns } from '@hearth/domain/text/slugs';
import type { MappedRows } from './mapped-rows.ts';
import { derivedId, type Homes } from './map-people.ts';
import {
  readFlag,
  readId,
  readNumber,
  requiredId,
  type SourceRow,
  type SourceTables,
  readStamps,
  readText,
} from './source-rows.ts';

/** Cookbooks, meal plans and their rules. */
export function mapPlans(source: SourceTables, rows: MappedRows, homes: Homes): void {
  mapCookbooks(source, rows, homes);
  mapEntries(source, rows, homes);
  mapRules(source, rows, homes);
}

/** Ids of what a cookbook or a rule is linked to, by kind. */
function linkedIds(
  source: SourceTables,
  table: string,
  column: string,
  of: string,
  linked: string,
): string[] {
  return (source.by(table, column).get(of) ?? []).map((link) => requiredId(link[linked]));
}

function mapCookbooks(source: SourceTables, rows: MappedRows, homes: Homes): void {
  for (const book of source.rows('cookbooks')) {
    const name = readText(book['name']);
    rows.add('cookbooks', {
      id: requiredId(book['id']),
      group_id: requiredId(book['group_id']),
      household_id: homes.findHousehold(book),
      name,
      slug: readText(book['slug']) || slugOrSigns(name),
      description: readText(book['description']),
      position: readNumber(book['position']),
      public: readFlag(book['public']),
      query_filter_string: readText(book['query_filter_string']) || cookbookFilter(source, book),
      ...readStamps(book),
    });
  }
}

const bookParts = [
  ['categories', 'category_id', 'recipe_category.id', 'require_all_categories'],
  ['tags', 'tag_id', 'tags.id', 'require_all_tags'],
  ['tools', 'tool_id', 'tools.id', 'require_all_tools'],
] as const;

/** Cookbooks of earlier releases have lists of categories, tags and tools instead of a filter. */
function cookbookFilter(source: SourceTables, book: SourceRow): string {
  const id = requiredId(book['id']);
  const parts = bookParts.map(([kind, column, field, requiresAll]) => {
    const ids = linkedIds(source, `cookbooks_to_${kind}`, 'cookbook_id', id, column);
    return condition(field, readFlag(book[requiresAll]) === 1 ? 'CONTAINS ALL' : 'IN', ids);
  });
  return parts.filter((part) => part !== '').join(' AND ');
}

function condition(field: string, operator: 'IN' | 'CONTAINS ALL', ids: readonly string[]): string {
  return ids.length === 0 ? '' : `${field} ${operator} [${ids.map((id) => `"${id}"`).join(', ')}]`;
}

function mapEntries(source: SourceTables, rows: MappedRows, homes: Homes): void {
  const rowOf = new Map(rows.of('recipes').map(({ id, row }) => [id, row]));
  const places = new Map<string, number>();
  for (const entry of source.rows('group_meal_plans')) {
    const user_id = readId(entry['user_id']) ?? homes.keeperOf.get(requiredId(entry['group_id'])) ?? '';
    const date = readText(entry['date']).slice(0, 10);
    const day = `${homes.householdOfUser.get(user_id) ?? ''} ${date}`;
    const position = places.get(day) ?? 0;
    places.set(day, position + 1);
    const recipe_id = readId(entry['recipe_id']);
    rows.add('meal_plan_entries', {
      id: readNumber(entry['id']),
      uid: derivedId(readText(entry['id']), 'meal plan entry'),
      user_id,
      date,
      position,
      entry_type: readText(entry['entry_type']),
      title: readText(entry['title']),
      text: readText(entry['text']),
      servings: null,
      meal_kind_id: null,
      recurring_meal_id: null,
      occurs_on: null,
      recipe_id,
      recipe_row: rowOf.get(recipe_id ?? '') ?? null,
      ...readStamps(entry),
    });
  }
}

const ruleParts = [
  ['categories', 'group_plan_rule_id', 'category_id', 'recipe_category.id', 'CONTAINS ALL'],
  ['tags', 'plan_rule_id', 'tag_id', 'tags.id', 'CONTAINS ALL'],
  ['households', 'group_plan_rule_id', 'household_id', 'household_id', 'IN'],
] as const;

function mapRules(source: SourceTables, rows: MappedRows, homes: Homes): void {
  for (const rule of source.rows('group_meal_plan_rules')) {
    const id = requiredId(rule['id']);
    const parts = ruleParts.map(([kind, owner, column, field, operator]) => {
      const ids = linkedIds(source, `plan_rules_to_${kind}`, owner, id, column);
      return condition(field, operator, ids);
    });
    rows.add('meal_plan_rules', {
      id,
      group_id: requiredId(rule['group_id']),
      household_id: homes.findHousehold(rule),
      day: readText(rule['day']) || 'unset',
      entry_type: readText(rule['entry_type']) || 'unset',
      query_filter_string:
        readText(rule['query_filter_string']) || parts.filter((part) => part !== '').join(' AND '),
      ...readStamps(rule),
    });
  }
}

import type { FilterSchema } from '@hearth/domain/search/query-filter';
import type { NamedSlug } from '@hearth/domain/text/slugs';
import { groupFields } from '../../../platform/paging/row-fields.ts';
import type { RowReader } from '../../../platform/paging/row-filter.ts';
import type { RowValue } from '../../../platform/paging/row-test.ts';
import type { HouseholdWithPreferences } from './households.repository.ts';

const text = (column: string) => ({ type: 'text' as const, column });
const flag = (column: string) => ({ type: 'boolean' as const, column: `preferences.${column}` });

const preferences: FilterSchema = {
  fields: {
    private_household: flag('private_household'),
    lock_recipe_edits_from_other_households: flag('lock_recipe_edits_from_other_households'),
    recipe_public: flag('recipe_public'),
    first_day_of_week: { type: 'number', column: 'preferences.first_day_of_week' },
  },
};

const group: FilterSchema = {
  fields: { id: { type: 'uuid', column: 'group_id' }, name: text('groupName'), slug: text('groupSlug') },
};

/** What households may be filtered and ordered by. */
export const householdSchema: FilterSchema = {
  fields: { ...groupFields, name: text('name'), slug: text('slug') },
  relations: {
    preferences: { many: false, schema: () => preferences },
    group: { many: false, schema: () => group },
  },
};

/** What a household has in a column of {@link householdSchema}. */
export function householdValue(row: HouseholdWithPreferences, column: string): RowValue {
  const [first = '', second] = column.split('.');
  const stored: Readonly<Record<string, RowValue>> =
    second === undefined ? { ...row.household } : { ...row.preferences };
  return stored[second ?? first] ?? null;
}

/** How the households of a group are filtered and ordered. */
export function householdRows(groupOf: NamedSlug): RowReader<HouseholdWithPreferences> {
  const ofGroup: Readonly<Record<string, string>> = { groupName: groupOf.name, groupSlug: groupOf.slug };
  return {
    schema: householdSchema,
    valueOf: (row, column) => ofGroup[column] ?? householdValue(row, column),
  };
}

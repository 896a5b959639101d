import type { FilterSchema } from '@hearth/domain/query-filter';
import { groupFields } from '../../platform/paging/row-fields.ts';
import type { RowReader, RowValue } from '../../platform/paging/row-filter.ts';
import type { AdminHousehold } from './admin-households.repository.ts';

const text = (column: string) => ({ type: 'text' as const, column });
const flag = (column: string) => ({ type: 'boolean' as const, column: `preferences.${column}` });

const group: FilterSchema = {
  fields: {
    id: { type: 'uuid', column: 'group_id' },
    name: text('groupName'),
    slug: text('groupSlug'),
  },
};

const preferences: FilterSchema = {
  fields: {
    private_household: flag('private_household'),
    lock_recipe_edits_from_other_households: flag('lock_recipe_edits_from_other_households'),
    recipe_public: flag('recipe_public'),
    first_day_of_week: { type: 'number', column: 'preferences.first_day_of_week' },
  },
};

/** What administrators may filter and order households by. */
const schema: FilterSchema = {
  fields: {
    ...groupFields,
    name: text('name'),
    slug: text('slug'),
  },
  relations: {
    group: { many: false, schema: () => group },
    preferences: { many: false, schema: () => preferences },
  },
};

/** How the list of households is filtered and ordered. */
export const householdRows: RowReader<AdminHousehold> = { schema, valueOf };

function valueOf(row: AdminHousehold, column: string): RowValue {
  const { groupName, groupSlug, household, preferences: preferred } = row;
  const values: Readonly<Record<string, RowValue>> = { ...household, groupName, groupSlug };
  const [first = '', second] = column.split('.');
  if (second === undefined) return values[first] ?? null;
  const stored: Readonly<Record<string, RowValue>> = { ...preferred };
  return stored[second] ?? null;
}

import type { FilterSchema } from '@hearth/domain/search/query-filter';
import type { RowReader, RowValue } from '../../../platform/paging/row-filter.ts';
import { householdSchema, householdValue } from '../households/index.ts';
import type { AdminHousehold } from './admin-households.repository.ts';

const text = (column: string) => ({ type: 'text' as const, column });

const group: FilterSchema = {
  fields: {
    id: { type: 'uuid', column: 'group_id' },
    name: text('groupName'),
    slug: text('groupSlug'),
  },
};

/** What administrators may filter and order households by. */
const schema: FilterSchema = {
  ...householdSchema,
  relations: { ...householdSchema.relations, group: { many: false, schema: () => group } },
};

/** How the list of all households is filtered and ordered. */
export const adminHouseholdRows: RowReader<AdminHousehold> = { schema, valueOf };

function valueOf(row: AdminHousehold, column: string): RowValue {
  if (column === 'groupName' || column === 'groupSlug') return row[column];
  return householdValue(row, column);
}

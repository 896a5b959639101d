import type { RowReader } from '../../../platform/paging/row-filter.ts';
import type { RowValue } from '../../../platform/paging/row-test.ts';
import { householdSchema, householdValue } from '../households/index.ts';
import type { AdminHousehold } from './admin-households.repository.ts';

/** How the list of all households is filtered and ordered. */
export const adminHouseholdRows: RowReader<AdminHousehold> = { schema: householdSchema, valueOf: getValue };

function getValue(row: AdminHousehold, column: string): RowValue {
  if (column === 'groupName' || column === 'groupSlug') return row[column];
  return householdValue(row, column);
}

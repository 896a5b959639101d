import type { FilterSchema } from '@hearth/domain/search/query-filter';

type Fields = FilterSchema['fields'];

/**
 * Fields that clients may filter and sort every kind of row by; `update_at` is an older name of the contract.
 */
export const storedFields: Fields = {
  id: { type: 'uuid', column: 'id' },
  created_at: { type: 'datetime', column: 'created_at' },
  updated_at: { type: 'datetime', column: 'updated_at' },
  update_at: { type: 'datetime', column: 'updated_at' },
};

/** {@link storedFields} of rows that belong to a group. */
export const groupFields: Fields = { ...storedFields, group_id: { type: 'uuid', column: 'group_id' } };

/** {@link storedFields} of rows that belong to a household. */
export const householdFields: Fields = {
  ...groupFields,
  household_id: { type: 'uuid', column: 'household_id' },
};

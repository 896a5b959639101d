import type { FilterSchema } from '@hearth/domain/search/query-filter';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { groupFields } from '../../../platform/paging/row-fields.ts';
import { asStored } from '../../../platform/paging/row-filter.ts';
import type { RowRules } from '../../../platform/paging/select-rows.ts';
import type { LabelRow } from './labels.tables.ts';

/** What clients may filter and order labels by. */
const schema: FilterSchema = {
  fields: {
    ...groupFields,
    name: { type: 'text', column: 'name' },
    color: { type: 'text', column: 'color' },
  },
};

const filtered = asStored<LabelRow>(schema);

/** How lists of labels are filtered, searched and ordered. */
export const labelRules: RowRules<LabelRow> = {
  filtered,
  ordered: {
    schema,
    valueOf: (row, column) =>
      column === 'name' ? normalizeSearchText(row.name) : filtered.valueOf(row, column),
  },
  search: { nameOf: ({ name }) => name, romanizedOf: ({ name }) => normalizeSearchText(name) },
};

import type { FilterSchema } from '@hearth/domain/search/query-filter';
import { groupFields } from '../../../platform/paging/row-fields.ts';
import { asStored } from '../../../platform/paging/row-filter.ts';
import type { RowRules } from '../../../platform/paging/select-rows.ts';
import type { OrganizerRow } from './organizers.tables.ts';

/** What clients may filter and order organizers by. */
const schema: FilterSchema = {
  fields: {
    ...groupFields,
    name: { type: 'text', column: 'name' },
    slug: { type: 'text', column: 'slug' },
  },
};

const filtered = asStored<OrganizerRow>(schema);

/** How lists of organizers are filtered, searched and ordered: names without regard to case and accents. */
export const organizerRules: RowRules<OrganizerRow> = {
  filtered,
  ordered: {
    schema,
    valueOf: (row, column) => (column === 'name' ? row.name_normalized : filtered.valueOf(row, column)),
  },
  search: { nameOf: ({ name }) => name, romanizedOf: (row) => row.name_normalized },
};

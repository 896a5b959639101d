import type { SearchablePagingQuery } from '@hearth/contract';
import type { FilterSchema } from '@hearth/domain/search/query-filter';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { groupFields } from '../../../platform/paging/row-fields.ts';
import type { RowReader } from '../../../platform/paging/row-filter.ts';
import type { RowValue } from '../../../platform/paging/row-test.ts';
import type { RowRules } from '../../../platform/paging/select-rows.ts';
import type { UnitRow, CatalogEntryRow } from './foods.tables.ts';
import type { LabelledFood } from './catalog-entries.repository.ts';

const shared: FilterSchema['fields'] = {
  ...groupFields,
  name: { type: 'text', column: 'name' },
  plural_name: { type: 'text', column: 'plural_name' },
  description: { type: 'text', column: 'description' },
};

const label: FilterSchema = {
  fields: {
    id: { type: 'uuid', column: 'label_id' },
    name: { type: 'text', column: 'labelName' },
    color: { type: 'text', column: 'labelColor' },
  },
};

const aliases: FilterSchema = { fields: { name: { type: 'text', column: 'aliases' } } };
const named = { aliases: { many: true, schema: () => aliases } };

const foodSchema: FilterSchema = {
  fields: { ...shared, label_id: { type: 'uuid', column: 'label_id' } },
  relations: { ...named, label: { many: false, schema: () => label } },
};

const unitSchema: FilterSchema = {
  fields: {
    ...shared,
    abbreviation: { type: 'text', column: 'abbreviation' },
    plural_abbreviation: { type: 'text', column: 'plural_abbreviation' },
    use_abbreviation: { type: 'boolean', column: 'use_abbreviation' },
    fraction: { type: 'boolean', column: 'fraction' },
  },
  relations: named,
};

/** A food or a unit in a list; its aliases are present if the query uses them. */
type Listed<Row extends CatalogEntryRow> = Row & { readonly aliases?: readonly string[] };

function buildRules<Row extends CatalogEntryRow>(
  schema: FilterSchema,
  otherNamesOf: (row: Row) => readonly (string | null)[],
): RowRules<Listed<Row>> {
  const filtered: RowReader<Listed<Row>> = {
    schema,
    valuesOf: (row, column) => (column === 'aliases' ? (row.aliases ?? []) : undefined),
    valueOf: (row, column) => (row[column as keyof Row] ?? null) as RowValue,
  };
  return {
    filtered,
    ordered: {
      schema,
      valueOf: (row, column) => {
        if (column === 'aliases') return row.aliases?.[0] ?? null;
        return (column === 'name' ? splitNames(row)[0] : filtered.valueOf(row, column)) ?? null;
      },
    },
    search: {
      nameOf: ({ name }) => name,
      textsOf: (row) => otherNamesOf(row).filter((name) => name !== null),
      romanizedOf: (row) => row.search_text,
      isForgiving: true,
    },
  };
}

/** How lists of foods and units are filtered, searched and ordered. */
export const foodRules = buildRules<LabelledFood>(foodSchema, (food) => [food.plural_name]);
export const unitRules = buildRules<UnitRow>(unitSchema, (unit) => [
  unit.plural_name,
  unit.abbreviation,
  unit.plural_abbreviation,
]);

/** Whether a list is filtered or ordered by aliases, which are outside the rows. */
export function asksForAliases({ queryFilter, orderBy }: SearchablePagingQuery): boolean {
  return /aliases/i.test(`${queryFilter ?? ''} ${orderBy ?? ''}`);
}

/** The names of a food or a unit as they are searched and stored with it. */
export function buildSearchText(names: readonly (string | null | undefined)[]): string {
  const lines = names.map((name) => normalizeSearchText(name ?? '').replaceAll('\n', ' '));
  return lines.filter((line, index) => index === 0 || line !== '').join('\n');
}

function splitNames(row: CatalogEntryRow): string[] {
  return row.search_text.split('\n');
}

import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { slugOrSigns } from '@hearth/domain/text/slugs';
import { buildSearchText } from '../../../../catalog/foods/index.ts';
import type { MappedRows } from './mapped-rows.ts';
import type { Homes } from './map-people.ts';
import {
  readFlag,
  readId,
  optionalNumber,
  optionalText,
  requiredId,
  type SourceRow,
  type SourceTables,
  readStamps,
  readText,
} from './source-rows.ts';

/** Labels, foods, units, categories, tags and tools. */
export function mapCatalog(source: SourceTables, rows: MappedRows, homes: Homes): void {
  for (const label of source.rows('multi_purpose_labels')) {
    const color = readText(label['color']) || '#959595';
    rows.add('labels', { ...identity(label), name: readText(label['name']), color, ...readStamps(label) });
  }
  mapFoods(source, rows, homes);
  mapUnits(source, rows);
  mapOrganizers(source, rows);
  for (const tool of source.rows('tools'))
    for (const household_id of householdsWith(rows, homes, tool))
      rows.add('tools_on_hand', { tool_id: requiredId(tool['id']), household_id });
  for (const at of source.rows('households_to_tools'))
    rows.add('tools_on_hand', {
      tool_id: requiredId(at['tool_id']),
      household_id: requiredId(at['household_id']),
    });
}

function mapOrganizers(source: SourceTables, rows: MappedRows): void {
  for (const kind of ['categories', 'tags', 'tools'] as const)
    for (const organizer of source.rows(kind)) {
      const name = readText(organizer['name']);
      const slug = readText(organizer['slug']) || slugOrSigns(name);
      const words = { name, name_normalized: normalizeSearchText(name), slug };
      rows.add(kind, { ...identity(organizer), ...words, ...readStamps(organizer) });
    }
}

function identity(row: SourceRow) {
  return { id: requiredId(row['id']), group_id: requiredId(row['group_id']) };
}

function mapFoods(source: SourceTables, rows: MappedRows, homes: Homes): void {
  for (const food of source.rows('ingredient_foods')) {
    const [name, plural_name] = [readText(food['name']), optionalText(food['plural_name'])];
    rows.add('foods', {
      ...identity(food),
      name,
      plural_name,
      description: readText(food['description']),
      label_id: readId(food['label_id']),
      search_text: buildSearchText([name, plural_name]),
      ...readStamps(food),
    });
    for (const household_id of householdsWith(rows, homes, food))
      rows.add('foods_on_hand', { food_id: requiredId(food['id']), household_id });
  }
  for (const at of source.rows('households_to_ingredient_foods'))
    rows.add('foods_on_hand', {
      food_id: requiredId(at['food_id']),
      household_id: requiredId(at['household_id']),
    });
  addAliases(rows, source, { from: 'ingredient_foods_aliases', column: 'food_id', to: 'food_aliases' });
  for (const extra of source.rows('ingredient_food_extras'))
    rows.add('food_extras', {
      food_id: requiredId(extra['ingredient_food_id']),
      key: readText(extra['key_name']),
      value: readText(extra['value']),
    });
}

/** Who has it on hand, in releases without a table for it: if the group has, each of its households. */
function householdsWith(rows: MappedRows, homes: Homes, item: SourceRow): readonly string[] {
  if (readFlag(item['on_hand']) === 0) return [];
  const group = requiredId(item['group_id']);
  const ids = rows.of('households').flatMap(({ id, group_id }) => (group_id === group ? [id] : []));
  return ids.length === 0 ? [homes.findHousehold(item)] : ids;
}

function mapUnits(source: SourceTables, rows: MappedRows): void {
  for (const unit of source.rows('ingredient_units')) {
    const name = readText(unit['name']);
    const spelling = {
      plural_name: optionalText(unit['plural_name']),
      abbreviation: readText(unit['abbreviation']),
      plural_abbreviation: optionalText(unit['plural_abbreviation']),
    };
    rows.add('units', {
      ...identity(unit),
      name,
      ...spelling,
      description: readText(unit['description']),
      use_abbreviation: readFlag(unit['use_abbreviation']),
      fraction: readFlag(unit['fraction'] ?? true),
      // Of releases since 3.13.
      standard_quantity: optionalNumber(unit['standard_quantity']),
      standard_unit: optionalText(unit['standard_unit']),
      search_text: buildSearchText([name, ...Object.values(spelling)]),
      ...readStamps(unit),
    });
  }
  addAliases(rows, source, { from: 'ingredient_units_aliases', column: 'unit_id', to: 'unit_aliases' });
}

type Aliases = 'food_aliases' | 'unit_aliases';

function addAliases(
  rows: MappedRows,
  source: SourceTables,
  { from, column, to }: { readonly from: string; readonly column: string; readonly to: Aliases },
): void {
  for (const [word_id, aliases] of source.by(from, column))
    rows.addPlaced(to, aliases, (alias, position) => ({ word_id, position, name: readText(alias['name']) }));
}

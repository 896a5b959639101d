import { createHash } from 'node:crypto';
import type { DumpedRow } from '../../archive/sealed-columns.ts';
import {
  readFlag,
  type HearthRows,
  readId,
  mapped,
  type MealieRow,
  type MealieTable,
  numbered,
  searchedText,
  readStamps,
  readText,
} from './hearth-rows.ts';

/** Labels, foods, units and organizers. */
export const catalogTables: Readonly<Record<string, MealieTable>> = {
  multi_purpose_labels: mapped('labels', (label) => ({
    ...common(label),
    name: readText(label['name']),
    color: readText(label['color']),
  })),
  ingredient_foods: async function* (rows) {
    const onHand = await rows.index('foods_on_hand', 'food_id', () => true);
    for await (const food of rows.of('foods'))
      yield {
        ...common(food),
        ...searchedText(food, 'name'),
        ...searchedText(food, 'plural_name'),
        description: readText(food['description']),
        label_id: readId(food['label_id']),
        on_hand: onHand.has(readText(food['id'])),
      };
  },
  ingredient_foods_aliases: (rows) => aliases(rows, 'foods', 'food_aliases', 'food_id'),
  ingredient_food_extras: numbered('food_extras', (extra) => ({
    ingredient_food_id: readId(extra['food_id']),
    key_name: readText(extra['key']),
    value: readText(extra['value']),
  })),
  ingredient_units: mapped('units', (unit) => ({
    ...common(unit),
    ...searchedText(unit, 'name'),
    ...searchedText(unit, 'plural_name'),
    ...searchedText(unit, 'abbreviation'),
    ...searchedText(unit, 'plural_abbreviation'),
    description: readText(unit['description']),
    fraction: readFlag(unit['fraction']),
    use_abbreviation: readFlag(unit['use_abbreviation']),
  })),
  ingredient_units_aliases: (rows) => aliases(rows, 'units', 'unit_aliases', 'unit_id'),
  categories: mapped('categories', organizer),
  tags: mapped('tags', organizer),
  tools: async function* (rows) {
    const onHand = await rows.index('tools_on_hand', 'tool_id', () => true);
    for await (const tool of rows.of('tools'))
      yield { ...organizer(tool), on_hand: onHand.has(readText(tool['id'])) };
  },
};

function common(row: DumpedRow) {
  return { ...readStamps(row), id: readId(row['id']), group_id: readId(row['group_id']) };
}

function organizer(row: DumpedRow): MealieRow {
  return { ...common(row), name: readText(row['name']), slug: readText(row['slug']) };
}

async function* aliases(
  rows: HearthRows,
  words: string,
  table: string,
  column: string,
): AsyncGenerator<MealieRow> {
  const stamps = await rows.index(words, 'id', readStamps);
  for await (const alias of rows.of(table)) {
    const word = readText(alias['word_id']);
    const id = createHash('sha256')
      .update(`${table} ${word} ${readText(alias['position'])}`)
      .digest('hex');
    yield {
      ...stamps.get(word),
      id: id.slice(0, 32),
      [column]: readId(alias['word_id']),
      ...searchedText(alias, 'name'),
    };
  }
}

import { createHash } from 'node:crypto';
import type { DumpedRow } from '../../archive/sealed-columns.ts';
import {
  flagOf,
  type HearthRows,
  idOf,
  mapped,
  type MealieRow,
  type MealieTable,
  numbered,
  searchedText,
  stampsOf,
  textOf,
} from './hearth-rows.ts';

/** Labels, foods, units and organizers. */
export const catalogTables: Readonly<Record<string, MealieTable>> = {
  multi_purpose_labels: mapped('labels', (label) => ({
    ...common(label),
    name: textOf(label['name']),
    color: textOf(label['color']),
  })),
  ingredient_foods: async function* (rows) {
    const onHand = await rows.index('foods_on_hand', 'food_id', () => true);
    for await (const food of rows.of('foods'))
      yield {
        ...common(food),
        ...searchedText(food, 'name'),
        ...searchedText(food, 'plural_name'),
        description: textOf(food['description']),
        label_id: idOf(food['label_id']),
        on_hand: onHand.has(textOf(food['id'])),
      };
  },
  ingredient_foods_aliases: (rows) => aliases(rows, 'foods', 'food_aliases', 'food_id'),
  ingredient_food_extras: numbered('food_extras', (extra) => ({
    ingredient_food_id: idOf(extra['food_id']),
    key_name: textOf(extra['key']),
    value: textOf(extra['value']),
  })),
  ingredient_units: mapped('units', (unit) => ({
    ...common(unit),
    ...searchedText(unit, 'name'),
    ...searchedText(unit, 'plural_name'),
    ...searchedText(unit, 'abbreviation'),
    ...searchedText(unit, 'plural_abbreviation'),
    description: textOf(unit['description']),
    fraction: flagOf(unit['fraction']),
    use_abbreviation: flagOf(unit['use_abbreviation']),
  })),
  ingredient_units_aliases: (rows) => aliases(rows, 'units', 'unit_aliases', 'unit_id'),
  categories: mapped('categories', organizer),
  tags: mapped('tags', organizer),
  tools: async function* (rows) {
    const onHand = await rows.index('tools_on_hand', 'tool_id', () => true);
    for await (const tool of rows.of('tools'))
      yield { ...organizer(tool), on_hand: onHand.has(textOf(tool['id'])) };
  },
};

function common(row: DumpedRow) {
  return { ...stampsOf(row), id: idOf(row['id']), group_id: idOf(row['group_id']) };
}

function organizer(row: DumpedRow): MealieRow {
  return { ...common(row), name: textOf(row['name']), slug: textOf(row['slug']) };
}

async function* aliases(
  rows: HearthRows,
  words: string,
  table: string,
  column: string,
): AsyncGenerator<MealieRow> {
  const stamps = await rows.index(words, 'id', stampsOf);
  for await (const alias of rows.of(table)) {
    const word = textOf(alias['word_id']);
    const id = createHash('sha256')
      .update(`${table} ${word} ${textOf(alias['position'])}`)
      .digest('hex');
    yield {
      ...stamps.get(word),
      id: id.slice(0, 32),
      [column]: idOf(alias['word_id']),
      ...searchedText(alias, 'name'),
    };
  }
}

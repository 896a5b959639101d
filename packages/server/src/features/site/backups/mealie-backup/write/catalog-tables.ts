import { createHash } from 'node:crypto';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import type { DumpedRow } from '../../archive/sealed-columns.ts';
import {
  flagOf,
  type HearthRows,
  idOf,
  type MealieRow,
  type MealieTable,
  optionalText,
  stampsOf,
  textOf,
} from './hearth-rows.ts';

/** Labels, foods, units and organizers. */
export const catalogTables: Readonly<Record<string, MealieTable>> = {
  multi_purpose_labels: async function* (rows) {
    for await (const label of rows.of('labels'))
      yield { ...common(label), name: textOf(label['name']), color: textOf(label['color']) };
  },
  ingredient_foods: async function* (rows) {
    const onHand = await rows.index('foods_on_hand', 'food_id', () => true);
    for await (const food of rows.of('foods'))
      yield {
        ...common(food),
        ...named(food, 'name'),
        ...named(food, 'plural_name'),
        description: textOf(food['description']),
        label_id: idOf(food['label_id']),
        on_hand: onHand.has(textOf(food['id'])),
      };
  },
  ingredient_foods_aliases: (rows) => aliases(rows, 'foods', 'food_aliases', 'food_id'),
  ingredient_food_extras: async function* (rows) {
    let id = 0;
    for await (const extra of rows.of('food_extras')) {
      id += 1;
      yield {
        id,
        ingredient_food_id: idOf(extra['food_id']),
        key_name: textOf(extra['key']),
        value: textOf(extra['value']),
      };
    }
  },
  ingredient_units: async function* (rows) {
    for await (const unit of rows.of('units'))
      yield {
        ...common(unit),
        ...named(unit, 'name'),
        ...named(unit, 'plural_name'),
        ...named(unit, 'abbreviation'),
        ...named(unit, 'plural_abbreviation'),
        description: textOf(unit['description']),
        fraction: flagOf(unit['fraction']),
        use_abbreviation: flagOf(unit['use_abbreviation']),
      };
  },
  ingredient_units_aliases: (rows) => aliases(rows, 'units', 'unit_aliases', 'unit_id'),
  categories: (rows) => organizers(rows, 'categories'),
  tags: (rows) => organizers(rows, 'tags'),
  tools: async function* (rows) {
    const onHand = await rows.index('tools_on_hand', 'tool_id', () => true);
    for await (const tool of rows.of('tools'))
      yield { ...organizer(tool), on_hand: onHand.has(textOf(tool['id'])) };
  },
};

function common(row: DumpedRow) {
  return { ...stampsOf(row), id: idOf(row['id']), group_id: idOf(row['group_id']) };
}

/** A name and the form of it that is searched. */
function named(row: DumpedRow, column: string): MealieRow {
  const text = optionalText(row[column]);
  return { [column]: text, [`${column}_normalized`]: text === null ? null : normalizeSearchText(text) };
}

function organizer(row: DumpedRow): MealieRow {
  return { ...common(row), name: textOf(row['name']), slug: textOf(row['slug']) };
}

async function* organizers(rows: HearthRows, table: string): AsyncGenerator<MealieRow> {
  for await (const row of rows.of(table)) yield organizer(row);
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
      ...named(alias, 'name'),
    };
  }
}

import {
  type Column,
  nutrientNames,
  nutrients,
  recipeSettings,
  settingFields,
} from '@hearth/domain/recipes/fields';
import { writeNote } from '@hearth/domain/ingredients/notes';
import type { DumpedRow } from '../../archive/sealed-columns.ts';
import { settingsThere } from '../setting-columns.ts';
import {
  readFlag,
  type HearthRows,
  readId,
  readInstant,
  readJson,
  mapped,
  type MealieRow,
  type MealieTable,
  readNumber,
  numbered,
  optionalNumber,
  optionalText,
  searchedText,
  readStamps,
  readText,
} from './hearth-rows.ts';

/** Recipes, their parts, and what people have done with them. */
export const recipeTables: Readonly<Record<string, MealieTable>> = {
  recipes: mapped('recipes', recipeRow),
  recipe_nutrition: numbered('recipes', (recipe) => ({
    recipe_id: readId(recipe['id']),
    ...readStamps(recipe),
    ...nutrition(readJson(recipe['nutrition'])),
  })),
  recipe_settings: numbered('recipes', (recipe) => ({
    recipe_id: readId(recipe['id']),
    ...readStamps(recipe),
    ...writeSettings(recipe),
  })),
  recipes_ingredients: numbered('recipe_ingredients', (part) => ({
    recipe_id: readId(part['recipe_id']),
    position: readNumber(part['position']),
    title: optionalText(part['title']),
    ...searchedText(withWords(part), 'note'),
    ...searchedText(part, 'original_text'),
    quantity: optionalNumber(part['quantity']),
    unit_id: readId(part['unit_id']),
    food_id: readId(part['food_id']),
    reference_id: readId(part['reference_id']),
  })),
  recipe_instructions: mapped('recipe_instructions', (step) => ({
    id: readId(step['id']),
    recipe_id: readId(step['recipe_id']),
    position: readNumber(step['position']),
    type: '',
    title: optionalText(step['title']),
    text: readText(step['text']),
    summary: optionalText(step['summary']),
  })),
  recipe_ingredient_ref_link: references,
  notes: numbered('recipe_notes', (note) => ({
    recipe_id: readId(note['recipe_id']),
    title: readText(note['title']),
    text: readText(note['text']),
  })),
  recipe_assets: numbered('recipe_assets', (asset) => ({
    recipe_id: readId(asset['recipe_id']),
    name: readText(asset['name']),
    icon: readText(asset['icon']),
    file_name: optionalText(asset['file_name']),
  })),
  api_extras: numbered('recipe_extras', (extra) => ({
    recipee_id: readId(extra['recipe_id']),
    key_name: readText(extra['key']),
    value: readText(extra['value']),
  })),
  recipes_to_categories: links('categories', 'category_id'),
  recipes_to_tags: links('tags', 'tag_id'),
  recipes_to_tools: links('tools', 'tool_id'),
  recipe_comments: mapped('recipe_comments', (comment) => ({
    ...activity(comment),
    ...readStamps(comment),
    text: readText(comment['text']),
  })),
  recipe_timeline_events: mapped('recipe_timeline_events', (event) => ({
    ...activity(event),
    ...readStamps(event),
    subject: readText(event['subject']),
    message: optionalText(event['message']),
    event_type: readText(event['event_type']),
    image: readText(event['image']),
    timestamp: readInstant(event['timestamp']),
  })),
  recipe_share_tokens: mapped('recipe_share_tokens', (link) => ({
    ...readStamps(link),
    id: readId(link['id']),
    group_id: readId(link['group_id']),
    recipe_id: readId(link['recipe_id']),
    expires_at: readInstant(link['expires_at']),
  })),
  users_to_recipes: mapped('recipe_ratings', (own) => ({
    ...activity(own),
    rating: optionalNumber(own['rating']),
    is_favorite: readFlag(own['is_favorite']),
  })),
};

/** A line whose recipe is words before its note: the schema has no place for it, later releases have one. */
function withWords(part: DumpedRow): DumpedRow {
  const recipe = optionalText(part['referenced_recipe_name']) ?? '';
  if (recipe === '') return part;
  return { ...part, note: writeNote({ unit: '', food: '', recipe }, readText(part['note'])) };
}

function writeSettings(recipe: DumpedRow): MealieRow {
  const columns = recipeSettings.map(
    (name) => [settingsThere[name], readFlag(recipe[settingFields[name].column])] as const,
  );
  return Object.fromEntries(columns);
}

/** What a column of Hearth's recipes is in a row of Mealie. */
type Written = (recipe: DumpedRow, column: string) => MealieRow;

const text: Written = (recipe, column) => ({ [column]: optionalText(recipe[column]) });
const reference: Written = (recipe, column) => ({ [column]: readId(recipe[column]) });
const instant: Written = (recipe, column) => ({ [column]: readInstant(recipe[column]) });

/** Every column of a field; null for one that Mealie has no column for. */
const recipeColumns: Readonly<Record<Column, Written | null>> = {
  id: reference,
  slug: text,
  group_id: reference,
  user_id: reference,
  name: searchedText,
  description: searchedText,
  image: text,
  total_time: text,
  prep_time: text,
  perform_time: text,
  cook_time: text,
  recipe_yield: (recipe) => ({ recipe_yield: readYield(recipe) }),
  // Both are part of the yield in words.
  recipe_servings: null,
  recipe_yield_quantity: null,
  rating: (recipe) => ({ rating: optionalNumber(recipe['rating']) }),
  org_url: text,
  date_added: text,
  date_updated: instant,
  last_made: instant,
  created_at: readStamps,
  updated_at: readStamps,
};

function recipeRow(recipe: DumpedRow): MealieRow {
  const written = Object.entries(recipeColumns).flatMap(([column, write]) =>
    Object.entries(write?.(recipe, column) ?? {}),
  );
  return { ...Object.fromEntries(written), recipeCuisine: null, is_ocr_recipe: false };
}

/** The yield in words: there is no place for numbers of servings or pieces beside it. */
function readYield(recipe: DumpedRow): string | null {
  const unit = optionalText(recipe['recipe_yield']);
  const quantity = readNumber(recipe['recipe_yield_quantity']);
  const servings = readNumber(recipe['recipe_servings']);
  const made = quantity > 0 ? `${quantity} ${unit ?? ''}`.trim() : unit;
  if (servings <= 0) return made;
  if (made === null || made === '') return `${servings} servings`;
  // Imports keep the words beside the number: `6 servings`.
  const isSaid = (quantity > 0 ? (unit ?? '') : made).split(/[^\d.]+/).includes(String(servings));
  return isSaid ? made : `${made} (${servings} servings)`;
}

function nutrition(amounts: Readonly<Record<string, unknown>>): MealieRow {
  const columns = nutrientNames.map((name) => {
    const amount = amounts[name];
    return [nutrients[name], typeof amount === 'string' ? amount : null] as const;
  });
  return Object.fromEntries(columns);
}

async function* references(rows: HearthRows): AsyncGenerator<MealieRow> {
  let id = 0;
  for await (const step of rows.of('recipe_instructions')) {
    const named: unknown = JSON.parse(readText(step['ingredient_references']));
    for (const reference of Array.isArray(named) ? named : []) {
      id += 1;
      if (typeof reference === 'string')
        yield { id, instruction_id: readId(step['id']), reference_id: readId(reference) };
    }
  }
}

function links(kind: string, column: string): MealieTable {
  return mapped(`recipes_to_${kind}`, (link) => ({
    recipe_id: readId(link['recipe_id']),
    [column]: readId(link['organizer_id']),
  }));
}

function activity(row: DumpedRow) {
  return { id: readId(row['id']), recipe_id: readId(row['recipe_id']), user_id: readId(row['user_id']) };
}

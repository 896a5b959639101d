import { nutrientColumns } from '../nutrient-columns.ts';
import type { DumpedRow } from '../../archive/sealed-columns.ts';
import {
  flagOf,
  type HearthRows,
  idOf,
  instantOf,
  jsonOf,
  mapped,
  type MealieRow,
  type MealieTable,
  numberOf,
  numbered,
  optionalNumber,
  optionalText,
  searchedText,
  stampsOf,
  textOf,
} from './hearth-rows.ts';

/** Recipes, their parts, and what people have done with them. */
export const recipeTables: Readonly<Record<string, MealieTable>> = {
  recipes: mapped('recipes', recipeRow),
  recipe_nutrition: numbered('recipes', (recipe) => ({
    recipe_id: idOf(recipe['id']),
    ...stampsOf(recipe),
    ...nutrition(jsonOf(recipe['nutrition'])),
  })),
  recipe_settings: numbered('recipes', (recipe) => ({
    recipe_id: idOf(recipe['id']),
    ...stampsOf(recipe),
    public: flagOf(recipe['is_public']),
    show_nutrition: flagOf(recipe['show_nutrition']),
    show_assets: flagOf(recipe['show_assets']),
    landscape_view: flagOf(recipe['landscape_view']),
    disable_amount: flagOf(recipe['disable_amount']),
    disable_comments: flagOf(recipe['disable_comments']),
    locked: flagOf(recipe['locked']),
  })),
  recipes_ingredients: numbered('recipe_ingredients', (part) => ({
    recipe_id: idOf(part['recipe_id']),
    position: numberOf(part['position']),
    title: optionalText(part['title']),
    ...searchedText(part, 'note'),
    ...searchedText(part, 'original_text'),
    quantity: optionalNumber(part['quantity']),
    unit_id: idOf(part['unit_id']),
    food_id: idOf(part['food_id']),
    reference_id: idOf(part['reference_id']),
  })),
  recipe_instructions: mapped('recipe_instructions', (step) => ({
    id: idOf(step['id']),
    recipe_id: idOf(step['recipe_id']),
    position: numberOf(step['position']),
    type: '',
    title: optionalText(step['title']),
    text: textOf(step['text']),
    summary: optionalText(step['summary']),
  })),
  recipe_ingredient_ref_link: references,
  notes: numbered('recipe_notes', (note) => ({
    recipe_id: idOf(note['recipe_id']),
    title: textOf(note['title']),
    text: textOf(note['text']),
  })),
  recipe_assets: numbered('recipe_assets', (asset) => ({
    recipe_id: idOf(asset['recipe_id']),
    name: textOf(asset['name']),
    icon: textOf(asset['icon']),
    file_name: optionalText(asset['file_name']),
  })),
  api_extras: numbered('recipe_extras', (extra) => ({
    recipee_id: idOf(extra['recipe_id']),
    key_name: textOf(extra['key']),
    value: textOf(extra['value']),
  })),
  recipes_to_categories: links('categories', 'category_id'),
  recipes_to_tags: links('tags', 'tag_id'),
  recipes_to_tools: links('tools', 'tool_id'),
  recipe_comments: mapped('recipe_comments', (comment) => ({
    ...activity(comment),
    ...stampsOf(comment),
    text: textOf(comment['text']),
  })),
  recipe_timeline_events: mapped('recipe_timeline_events', (event) => ({
    ...activity(event),
    ...stampsOf(event),
    subject: textOf(event['subject']),
    message: optionalText(event['message']),
    event_type: textOf(event['event_type']),
    image: textOf(event['image']),
    timestamp: instantOf(event['timestamp']),
  })),
  recipe_share_tokens: mapped('recipe_share_tokens', (link) => ({
    ...stampsOf(link),
    id: idOf(link['id']),
    group_id: idOf(link['group_id']),
    recipe_id: idOf(link['recipe_id']),
    expires_at: instantOf(link['expires_at']),
  })),
  users_to_recipes: mapped('recipe_ratings', (own) => ({
    ...activity(own),
    rating: optionalNumber(own['rating']),
    is_favorite: flagOf(own['is_favorite']),
  })),
};

function recipeRow(recipe: DumpedRow): MealieRow {
  return {
    ...stampsOf(recipe),
    id: idOf(recipe['id']),
    slug: textOf(recipe['slug']),
    group_id: idOf(recipe['group_id']),
    user_id: idOf(recipe['user_id']),
    ...searchedText(recipe, 'name'),
    ...searchedText(recipe, 'description'),
    image: optionalText(recipe['image']),
    total_time: optionalText(recipe['total_time']),
    prep_time: optionalText(recipe['prep_time']),
    perform_time: optionalText(recipe['perform_time']),
    cook_time: optionalText(recipe['cook_time']),
    recipe_yield: yieldOf(recipe),
    recipeCuisine: null,
    rating: optionalNumber(recipe['rating']),
    org_url: optionalText(recipe['org_url']),
    date_added: optionalText(recipe['date_added']),
    date_updated: instantOf(recipe['date_updated']),
    is_ocr_recipe: false,
    last_made: instantOf(recipe['last_made']),
  };
}

/** The yield in words: there is no place for numbers of servings or pieces beside it. */
function yieldOf(recipe: DumpedRow): string | null {
  const unit = optionalText(recipe['recipe_yield']);
  const quantity = numberOf(recipe['recipe_yield_quantity']);
  const servings = numberOf(recipe['recipe_servings']);
  if (quantity > 0) return `${quantity} ${unit ?? ''}`.trim();
  return unit === null && servings > 0 ? `${servings} servings` : unit;
}

function nutrition(amounts: Readonly<Record<string, unknown>>): MealieRow {
  const columns = Object.entries(nutrientColumns).map(([column, name]) => {
    const amount = amounts[name];
    return [column, typeof amount === 'string' ? amount : null] as const;
  });
  return Object.fromEntries(columns);
}

async function* references(rows: HearthRows): AsyncGenerator<MealieRow> {
  let id = 0;
  for await (const step of rows.of('recipe_instructions')) {
    const named: unknown = JSON.parse(textOf(step['ingredient_references']));
    for (const reference of Array.isArray(named) ? named : []) {
      id += 1;
      if (typeof reference === 'string')
        yield { id, instruction_id: idOf(step['id']), reference_id: idOf(reference) };
    }
  }
}

function links(kind: string, column: string): MealieTable {
  return mapped(`recipes_to_${kind}`, (link) => ({
    recipe_id: idOf(link['recipe_id']),
    [column]: idOf(link['organizer_id']),
  }));
}

function activity(row: DumpedRow) {
  return { id: idOf(row['id']), recipe_id: idOf(row['recipe_id']), user_id: idOf(row['user_id']) };
}

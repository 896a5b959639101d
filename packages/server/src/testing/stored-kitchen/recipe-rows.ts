import { emptyColumns, buildSettingColumns } from '@hearth/domain/recipes/fields';
import { type KitchenIds, otherId } from './kitchen-ids.ts';
import { begun, later, stamps, type StoredTable } from './stored-table.ts';

/** Foods, units and labels, with what belongs to them. */
export function wordRows(ids: KitchenIds): StoredTable[] {
  const { number, group, household, food, unit, label, tool } = ids;
  const word = { group_id: group, plural_name: null, description: '', ...stamps };
  const spelling = { abbreviation: 'g', plural_abbreviation: null, use_abbreviation: 1, fraction: 1 };
  const taught = { kind: 'line', text: 'a leek', text_key: 'a leek', note: '', quantity: 1 };
  const correction = { group_id: group, ...taught, created_at: begun };
  const former = { group_id: group, one: 'porree', many: 'porree', search_text: 'porree', ended_at: begun };
  const organizer = { group_id: group, name: 'Winter', name_normalized: 'winter', slug: 'winter', ...stamps };
  return [
    ['labels', [{ id: label, group_id: group, name: 'Vegetables', color: '#2E7D32', ...stamps }]],
    ['units', [{ id: unit, name: 'gram', search_text: 'gram', ...word, ...spelling }]],
    ['foods', [{ id: food, name: 'leek', search_text: 'leek', label_id: label, ...word }]],
    ['food_aliases', [{ word_id: food, position: 0, name: `alias ${number}` }]],
    ['unit_aliases', [{ word_id: unit, position: 0, name: 'gramme' }]],
    ['food_extras', [{ food_id: food, key: 'shelf', value: 'low' }]],
    ['foods_on_hand', [{ food_id: food, household_id: household }]],
    ['ingredient_corrections', [{ ...correction, id: otherId(ids, 12), food_id: food, unit_id: unit }]],
    [
      'former_entries',
      [
        { ...former, id: otherId(ids, 13), kind: 'foods', food_id: food, unit_id: null },
        { ...former, id: otherId(ids, 14), kind: 'units', food_id: null, unit_id: unit },
      ],
    ],
    ['categories', [{ ...organizer, id: ids.category }]],
    ['tags', [{ ...organizer, id: ids.tag }]],
    ['tools', [{ ...organizer, id: tool }]],
    ['tools_on_hand', [{ tool_id: tool, household_id: household }]],
  ];
}

/** A recipe with all its parts, and one in the trash. */
export function recipeRows(ids: KitchenIds): StoredTable[] {
  const { group, household, recipe, trashedRecipe, owner, housemate, firstRow } = ids;
  const recipe_id = recipe;
  const trashed = { id: trashedRecipe, row: firstRow + 1, user_id: housemate, slug: `~${trashedRecipe}` };
  const link = { recipe_id, position: 0 };
  return [
    ['recipes', [recipeRow(ids), { ...recipeRow(ids), ...trashed }]],
    ['recipe_documents', [documentRow(ids, recipe, firstRow), documentRow(ids, trashedRecipe, trashed.row)]],
    ['recipe_instructions', [{ ...link, id: otherId(ids, 10), ...step }]],
    ['recipe_notes', [{ ...link, title: 'Wine', text: 'A dry one.' }]],
    ['recipe_assets', [{ ...link, name: 'Scan', icon: 'mdi-file', file_name: 'scan.txt' }]],
    ['recipe_extras', [{ recipe_id, key: 'origin', value: 'grandmother' }]],
    [
      'recipe_ingredients',
      [
        { ...link, reference_id: otherId(ids, 11), ...amount, unit_id: ids.unit, food_id: ids.food },
        {
          ...link,
          recipe_id: trashedRecipe,
          reference_id: otherId(ids, 31),
          ...amount,
          referenced_recipe_id: recipe_id,
          referenced_recipe_name: 'Soup',
        },
      ],
    ],
    [
      'food_substitutions',
      [
        { ...substitution(ids), id: otherId(ids, 37) },
        { ...substitution(ids), id: otherId(ids, 38), recipe_id, reference_id: otherId(ids, 11) },
      ],
    ],
    ['recipes_to_categories', [{ ...link, organizer_id: ids.category }]],
    ['recipes_to_tags', [{ ...link, organizer_id: ids.tag }]],
    ['recipes_to_tools', [{ ...link, organizer_id: ids.tool }]],
    ['recipe_last_made', [{ recipe_id, household_id: household, last_made: begun }]],
    [
      'recipe_trash',
      [
        {
          recipe_row: trashed.row,
          recipe_id: trashedRecipe,
          group_id: group,
          slug: 'soup-of-yesterday',
          deleted_by: owner,
          deleted_at: begun,
        },
      ],
    ],
    ...togetherRows(ids),
  ];
}

const step = { title: '', summary: '', text: 'Stir.', ingredient_references: '[]' };
const amount = { title: null, note: 'white part only', original_text: '200 g leek', quantity: 200 };

function recipeRow({ number, group, owner, recipe, firstRow }: KitchenIds) {
  return {
    ...emptyColumns,
    ...buildSettingColumns((name) => Number(name === 'public')),
    row: firstRow,
    id: recipe,
    group_id: group,
    user_id: owner,
    name: `Leek soup ${number}`,
    name_normalized: `leek soup ${number}`,
    slug: `leek-soup-${number}`,
    description: 'Grün, für kalte Tage ❄️',
    recipe_servings: 4,
    total_time: '40 minutes',
    total_minutes: null,
    prep_minutes: null,
    perform_minutes: null,
    rating: 4.5,
    date_added: '2026-01-02',
    date_updated: begun,
    ...stamps,
    last_made: begun,
    nutrition: null,
  };
}

/** Half as much of it. */
function substitution({ group, food, unit }: KitchenIds) {
  const amounts = { quantity: 200, unit_id: unit, substitute_quantity: 100, substitute_unit_id: unit };
  const foods = { food_id: food, substitute_food_id: food };
  const place = { recipe_id: null, reference_id: null, position: 0 };
  return { group_id: group, ...foods, ...place, ...amounts, note: 'in soups' };
}

/** Answers that the next reader has written. */
function documentRow({ group }: KitchenIds, id: string, row: number) {
  const written = { document: null, summary: null, depends_on_household: 0, version: 1, shape: null };
  return { recipe_row: row, recipe_id: id, group_id: group, ...written };
}

/** What users do with the recipe together. */
function togetherRows(ids: KitchenIds): StoredTable[] {
  const { group, recipe: recipe_id, owner: user_id } = ids;
  const said = { group_id: group, recipe_id, user_id, ...stamps };
  const happened = { subject: 'Made', event_type: 'info', message: null, image: 'does not have image' };
  const state = { recipe_id, number: 1, user_id, kind: 'edited', changed: '["name"]', size: 2 };
  return [
    ['recipe_ratings', [{ id: otherId(ids, 20), user_id, recipe_id, rating: 4.5, is_favorite: 1 }]],
    ['recipe_comments', [{ id: otherId(ids, 21), text: 'More pepper.', ...said }]],
    ['recipe_timeline_events', [{ id: otherId(ids, 22), timestamp: begun, ...happened, ...said }]],
    [
      'recipe_share_tokens',
      [{ id: otherId(ids, 23), group_id: group, recipe_id, expires_at: later, created_at: begun }],
    ],
    ['recipe_states', [{ id: otherId(ids, 24), begun_at: begun, ended_at: begun, document: null, ...state }]],
  ];
}

import { computePartMinutes, computeTotalMinutes, type RecipeTimes } from '@hearth/domain/durations/parse';
import {
  listColumns,
  nutrientNames,
  nutrients,
  buildRecord,
  buildSettingColumns,
} from '@hearth/domain/recipes/fields';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { buildSlug } from '../../../../recipes/names/index.ts';
import { settingsThere } from '../setting-columns.ts';
import type { MappedRows } from './mapped-rows.ts';
import { readLinks } from './map-links.ts';
import { derivedId, type Homes } from './map-people.ts';
import {
  readFlag,
  readId,
  inOrder,
  readNumber,
  optionalInstant,
  optionalNumber,
  optionalText,
  requiredId,
  type SourceRow,
  type SourceTables,
  readStamps,
  readText,
} from './source-rows.ts';

const noSettings: SourceRow = { public: true };

/** Recipes with their parts, and what people have done with them. */
export function mapRecipes(source: SourceTables, rows: MappedRows, homes: Homes): void {
  const settings = source.by('recipe_settings', 'recipe_id');
  const nutrition = source.by('recipe_nutrition', 'recipe_id');
  const made = source.by('households_to_recipes', 'recipe_id');
  for (const recipe of source.rows('recipes')) {
    const id = requiredId(recipe['id']);
    const row = rows.nextNumber('recipes');
    const group_id = requiredId(recipe['group_id']);
    const own = settings.get(id)?.[0] ?? noSettings;
    rows.add('recipes', {
      row,
      id,
      group_id,
      user_id: readId(recipe['user_id']) ?? homes.keeperOf.get(group_id) ?? '',
      ...readColumns(recipe),
      last_made: optionalInstant(recipe['last_made']) ?? lastMadeAnywhere(made.get(id)),
      nutrition: readNutrition(nutrition.get(id)?.[0]),
      ...buildSettingColumns((name) => readFlag(own[settingsThere[name]])),
    });
    rows.add('recipe_documents', {
      recipe_row: row,
      recipe_id: id,
      group_id,
      document: null,
      summary: null,
      depends_on_household: 0,
      version: 1,
      shape: null,
    });
    addLastMade(source, rows, homes, recipe);
  }
  for (const made of source.rows('households_to_recipes')) {
    const last_made = optionalInstant(made['last_made']);
    if (last_made !== null)
      rows.add('recipe_last_made', {
        recipe_id: requiredId(made['recipe_id']),
        household_id: requiredId(made['household_id']),
        last_made,
      });
  }
  mapParts(source, rows);
  mapOrganizerLinks(source, rows);
  mapActivity(source, rows, homes);
}

function readColumns(recipe: SourceRow) {
  return {
    ...buildRecord(listColumns('name'), (column) => readText(recipe[column])),
    slug: readText(recipe['slug']) || buildSlug(readText(recipe['name'])),
    name_normalized: normalizeSearchText(readText(recipe['name'])),
    ...buildRecord(listColumns('line', 'time', 'text', 'picture', 'day'), (column) =>
      optionalText(recipe[column]),
    ),
    ...buildRecord(listColumns('number'), (column) => readNumber(recipe[column])),
    ...buildRecord(listColumns('score'), (column) => optionalNumber(recipe[column])),
    ...buildRecord(listColumns('instant'), (column) => optionalInstant(recipe[column])),
    ...readMinutes({
      totalTime: optionalText(recipe['total_time']),
      prepTime: optionalText(recipe['prep_time']),
      performTime: optionalText(recipe['perform_time']),
      cookTime: optionalText(recipe['cook_time']),
    }),
    ...readStamps(recipe),
  };
}

function readMinutes(times: RecipeTimes) {
  const { prep, perform } = computePartMinutes(times);
  return { total_minutes: computeTotalMinutes(times), prep_minutes: prep, perform_minutes: perform };
}

function readNutrition(own: SourceRow | undefined): string {
  return JSON.stringify(buildRecord(nutrientNames, (name) => optionalText(own?.[nutrients[name]])));
}

/** When any household made it last. */
function lastMadeAnywhere(rows: readonly SourceRow[] = []): string | null {
  const instants = rows.flatMap((row) => optionalInstant(row['last_made']) ?? []);
  return instants.toSorted().at(-1) ?? null;
}

/** It was made in the household of its owner: releases that have no table for it do not say where. */
function addLastMade(source: SourceTables, rows: MappedRows, homes: Homes, recipe: SourceRow): void {
  if (source.has('households_to_recipes')) return;
  const last_made = optionalInstant(recipe['last_made']);
  const household_id = homes.householdOfUser.get(requiredId(recipe['user_id']));
  if (last_made === null || household_id === undefined) return;
  rows.add('recipe_last_made', { recipe_id: requiredId(recipe['id']), household_id, last_made });
}

function mapParts(source: SourceTables, rows: MappedRows): void {
  const readReferenced = readLinks(source);
  const references = source.by('recipe_ingredient_ref_link', 'instruction_id');
  for (const [recipe_id, parts] of source.by('recipes_ingredients', 'recipe_id'))
    rows.addPlaced('recipe_ingredients', inOrder(parts), (part, position) => ({
      position,
      recipe_id,
      reference_id:
        readId(part['reference_id']) ?? derivedId(`${recipe_id} ${readText(part['id'])}`, 'ingredient'),
      title: optionalText(part['title']),
      note: optionalText(part['note']),
      original_text: optionalText(part['original_text']),
      quantity: optionalNumber(part['quantity']),
      unit_id: readId(part['unit_id']),
      food_id: readId(part['food_id']),
      ...readReferenced(part),
    }));
  for (const [recipe_id, parts] of source.by('recipe_instructions', 'recipe_id'))
    rows.addPlaced('recipe_instructions', inOrder(parts), (part, position) => {
      const id = requiredId(part['id']);
      const named = (references.get(id) ?? []).map((one) => readId(one['reference_id']));
      return {
        id,
        recipe_id,
        position,
        title: optionalText(part['title']),
        summary: optionalText(part['summary']),
        text: readText(part['text']),
        ingredient_references: JSON.stringify(named),
      };
    });
  for (const [recipe_id, parts] of source.by('notes', 'recipe_id'))
    rows.addPlaced('recipe_notes', inOrder(parts, 'id'), (part, position) => ({
      position,
      recipe_id,
      title: readText(part['title']),
      text: readText(part['text']),
    }));
  for (const [recipe_id, parts] of source.by('recipe_assets', 'recipe_id'))
    rows.addPlaced('recipe_assets', inOrder(parts, 'id'), (part, position) => ({
      position,
      recipe_id,
      name: readText(part['name']),
      icon: readText(part['icon']),
      file_name: optionalText(part['file_name']),
    }));
  for (const extra of source.rows('api_extras'))
    rows.add('recipe_extras', {
      recipe_id: requiredId(extra['recipee_id']),
      key: readText(extra['key_name']),
      value: readText(extra['value']),
    });
}

const organizerLinks = [
  ['recipes_to_categories', 'category_id'],
  ['recipes_to_tags', 'tag_id'],
  ['recipes_to_tools', 'tool_id'],
] as const;

function mapOrganizerLinks(source: SourceTables, rows: MappedRows): void {
  for (const [table, column] of organizerLinks)
    for (const [recipe_id, links] of source.by(table, 'recipe_id')) {
      const ids = [...new Set(links.map((link) => requiredId(link[column])))];
      rows.addPlaced(table, ids, (organizer_id, position) => ({ recipe_id, organizer_id, position }));
    }
}

function mapActivity(source: SourceTables, rows: MappedRows, homes: Homes): void {
  const groupOf = new Map(rows.of('recipes').map(({ id, group_id }) => [id, group_id]));
  const common = (row: SourceRow) => {
    const recipe_id = requiredId(row['recipe_id']);
    const group_id = groupOf.get(recipe_id) ?? '';
    const user_id = readId(row['user_id']) ?? homes.keeperOf.get(group_id) ?? '';
    return { id: requiredId(row['id']), recipe_id, group_id, user_id };
  };
  for (const comment of source.rows('recipe_comments'))
    rows.add('recipe_comments', {
      ...common(comment),
      text: readText(comment['text']),
      ...readStamps(comment),
    });
  for (const event of source.rows('recipe_timeline_events'))
    rows.add('recipe_timeline_events', {
      ...common(event),
      subject: readText(event['subject']),
      event_type: readText(event['event_type']),
      message: optionalText(event['message']),
      image: readText(event['image']),
      timestamp: optionalInstant(event['timestamp']) ?? readStamps(event).created_at,
      servings: null,
      ...readStamps(event),
    });
  for (const link of source.rows('recipe_share_tokens')) {
    const { id, recipe_id, group_id } = common(link);
    const { created_at } = readStamps(link);
    rows.add('recipe_share_tokens', {
      id,
      recipe_id,
      group_id,
      expires_at: optionalInstant(link['expires_at']) ?? created_at,
      created_at,
    });
  }
  mapRatings(source, rows);
}

/** Earlier releases have favorites of people, and one rating of a recipe, which counts as its owner's. */
function mapRatings(source: SourceTables, rows: MappedRows): void {
  for (const own of source.rows('users_to_recipes'))
    rows.add('recipe_ratings', {
      id: requiredId(own['id']),
      user_id: requiredId(own['user_id']),
      recipe_id: requiredId(own['recipe_id']),
      rating: optionalNumber(own['rating']),
      is_favorite: readFlag(own['is_favorite']),
    });
  if (source.has('users_to_recipes')) return;
  const favorites = new Set<string>(
    source
      .rows('users_to_favorites')
      .map((one) => `${requiredId(one['user_id'])} ${requiredId(one['recipe_id'])}`),
  );
  const ratings = new Map<string, number>(
    rows
      .of('recipes')
      .flatMap(({ id, user_id, rating }) =>
        rating !== null && rating > 0 ? [[`${user_id} ${id}`, rating] as const] : [],
      ),
  );
  for (const pair of new Set([...favorites, ...ratings.keys()])) {
    const [user_id = '', recipe_id = ''] = pair.split(' ');
    rows.add('recipe_ratings', {
      id: derivedId(pair, 'rating'),
      user_id,
      recipe_id,
      rating: ratings.get(pair) ?? null,
      is_favorite: favorites.has(pair) ? 1 : 0,
    });
  }
}

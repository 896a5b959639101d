import {
  listColumnFields,
  type ColumnField,
  type FieldKind,
  nutrientNames,
  nutrients,
  recipeFields,
  recipeSettings,
  settingFields,
} from '@hearth/domain/recipes/fields';
import { type FilterField, type FilterSchema, snakeCase } from '@hearth/domain/search/query-filter';

/**
 * What clients may filter and order recipes by: an allow-list, so that passwords and tokens stay out of reach.
 * A column is an SQL expression in which `{t}` stands for the table's alias in the query.
 */
const text = (column: string): FilterField => ({ type: 'text', column });
/** Texts whose length makes patterns slow. */
const line = (column: string): FilterField => ({ type: 'text', column, length: 'line' });
const longText = (column: string): FilterField => ({ type: 'text', column, length: 'text' });
const number = (column: string): FilterField => ({ type: 'number', column });
const flag = (column: string): FilterField => ({ type: 'boolean', column });
const day = (column: string): FilterField => ({ type: 'date', column });
const instant = (column: string): FilterField => ({ type: 'datetime', column });
const uuid = (column: string): FilterField => ({ type: 'uuid', column });

const ownersHousehold = '(select owner.household_id from users owner where owner.id = {t}.user_id)';

const organizer: FilterSchema = {
  fields: {
    id: uuid('{t}.id'),
    name: text('{t}.name'),
    slug: text('{t}.slug'),
    group_id: uuid('{t}.group_id'),
  },
};

const tool: FilterSchema = organizer;

const householdPreferences: FilterSchema = {
  fields: { private_household: flag('{t}.private_household') },
};

const household: FilterSchema = {
  fields: {
    id: uuid('{t}.id'),
    name: text('{t}.name'),
    slug: text('{t}.slug'),
    group_id: uuid('{t}.group_id'),
  },
  relations: { preferences: { many: false, schema: () => householdPreferences } },
};

const user: FilterSchema = {
  fields: {
    id: uuid('{t}.id'),
    username: text('{t}.username'),
    full_name: text('{t}.full_name'),
    household_id: uuid('{t}.household_id'),
    group_id: uuid('{t}.group_id'),
  },
  relations: { household: { many: false, schema: () => household } },
};

/** People as far as favourites and ratings need them. */
const someone: FilterSchema = { fields: { id: uuid('{t}.id') } };

const label: FilterSchema = {
  fields: { id: uuid('{t}.id'), name: text('{t}.name'), color: text('{t}.color') },
};

const food: FilterSchema = {
  fields: {
    id: uuid('{t}.id'),
    name: text('{t}.name'),
    plural_name: text('{t}.plural_name'),
    label_id: uuid('{t}.label_id'),
  },
  relations: { label: { many: false, schema: () => label } },
};

const unit: FilterSchema = {
  fields: { id: uuid('{t}.id'), name: text('{t}.name'), abbreviation: text('{t}.abbreviation') },
};

const ingredient: FilterSchema = {
  fields: {
    title: line('{t}.title'),
    note: line('{t}.note'),
    original_text: line('{t}.original_text'),
    quantity: number('{t}.quantity'),
    food_id: uuid('{t}.food_id'),
    unit_id: uuid('{t}.unit_id'),
    referenced_recipe_id: uuid('{t}.referenced_recipe_id'),
  },
  relations: {
    food: { many: false, schema: () => food },
    unit: { many: false, schema: () => unit },
  },
};

const settings: FilterSchema = {
  fields: Object.fromEntries(
    recipeSettings.map((name) => [snakeCase(name), flag(`{t}.${settingFields[name].column}`)]),
  ),
};

const nutrition: FilterSchema = {
  fields: Object.fromEntries(
    nutrientNames.map((name) => [nutrients[name], line(`json:{t}.nutrition:${name}`)]),
  ),
};

const step: FilterSchema = { fields: { title: line('{t}.title'), text: longText('{t}.text') } };
const note: FilterSchema = { fields: { title: line('{t}.title'), text: longText('{t}.text') } };

const tags = { many: true, schema: () => organizer };
const categories = { many: true, schema: () => organizer };

/** Filters of the fields with a column of their own, by their kinds. */
const filterOfKind = {
  id: uuid,
  name: text,
  line,
  time: line,
  text: longText,
  picture: text,
  number,
  score: number,
  day,
  instant,
} as const satisfies Partial<Record<FieldKind, (column: string) => FilterField>>;

function filterColumn(name: ColumnField): [name: string, FilterField] {
  const { column, kind } = recipeFields[name];
  return [column, filterOfKind[kind](`{t}.${column}`)];
}

const aboutPeople = new Set(['user', 'favorited_by', 'rated_by']);

export const recipeFilterFields: FilterSchema = {
  fields: {
    ...Object.fromEntries(listColumnFields().map(filterColumn)),
    household_id: uuid(ownersHousehold),
    total_minutes: number('{t}.total_minutes'),
    // The names and the unit of clients.
    total_time_seconds: number('({t}.total_minutes * 60)'),
    prep_time_seconds: number('({t}.prep_minutes * 60)'),
    perform_time_seconds: number('({t}.perform_minutes * 60)'),
    update_at: instant('{t}.updated_at'),
  },
  relations: {
    tags,
    recipe_category: categories,
    categories,
    tools: { many: true, schema: () => tool },
    user: { many: false, schema: () => user },
    household: { many: false, schema: () => household },
    recipe_ingredient: { many: true, schema: () => ingredient },
    recipe_ingredients: { many: true, schema: () => ingredient },
    recipe_instructions: { many: true, schema: () => step },
    notes: { many: true, schema: () => note },
    settings: { many: false, schema: () => settings },
    nutrition: { many: false, schema: () => nutrition },
    favorited_by: { many: true, schema: () => someone },
    rated_by: { many: true, schema: () => someone },
  },
  maps: { extras: { column: 'extras' } },
};

/** What the public may filter by: the same recipes, but nothing about the users behind them. */
export const publicFilterFields: FilterSchema = {
  ...recipeFilterFields,
  relations: Object.fromEntries(
    Object.entries(recipeFilterFields.relations ?? {}).filter(([name]) => !aboutPeople.has(name)),
  ),
};

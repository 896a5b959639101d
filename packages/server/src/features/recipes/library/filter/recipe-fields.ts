import type { FilterField, FilterSchema } from '@hearth/domain/search/query-filter';

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
  fields: { id: uuid('{t}.id'), name: text('{t}.name'), plural_name: text('{t}.plural_name') },
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
  },
  relations: {
    food: { many: false, schema: () => food },
    unit: { many: false, schema: () => unit },
  },
};

const settings: FilterSchema = {
  fields: {
    public: flag('{t}.is_public'),
    show_nutrition: flag('{t}.show_nutrition'),
    show_assets: flag('{t}.show_assets'),
    landscape_view: flag('{t}.landscape_view'),
    disable_comments: flag('{t}.disable_comments'),
    disable_amount: flag('{t}.disable_amount'),
    locked: flag('{t}.locked'),
  },
};

const nutritionFields: [snake: string, stored: string][] = [
  ['calories', 'calories'],
  ['carbohydrate_content', 'carbohydrateContent'],
  ['cholesterol_content', 'cholesterolContent'],
  ['fat_content', 'fatContent'],
  ['fiber_content', 'fiberContent'],
  ['protein_content', 'proteinContent'],
  ['saturated_fat_content', 'saturatedFatContent'],
  ['sodium_content', 'sodiumContent'],
  ['sugar_content', 'sugarContent'],
  ['trans_fat_content', 'transFatContent'],
  ['unsaturated_fat_content', 'unsaturatedFatContent'],
];

const nutrition: FilterSchema = {
  fields: Object.fromEntries(
    nutritionFields.map(([name, stored]) => [name, line(`json:{t}.nutrition:${stored}`)]),
  ),
};

const step: FilterSchema = { fields: { title: line('{t}.title'), text: longText('{t}.text') } };
const note: FilterSchema = { fields: { title: line('{t}.title'), text: longText('{t}.text') } };

const tags = { many: true, schema: () => organizer };
const categories = { many: true, schema: () => organizer };

const aboutPeople = new Set(['user', 'favorited_by', 'rated_by']);

export const recipeFields: FilterSchema = {
  fields: {
    id: uuid('{t}.id'),
    name: text('{t}.name'),
    slug: text('{t}.slug'),
    description: longText('{t}.description'),
    image: text('{t}.image'),
    group_id: uuid('{t}.group_id'),
    user_id: uuid('{t}.user_id'),
    household_id: uuid(ownersHousehold),
    recipe_servings: number('{t}.recipe_servings'),
    recipe_yield_quantity: number('{t}.recipe_yield_quantity'),
    recipe_yield: line('{t}.recipe_yield'),
    total_time: line('{t}.total_time'),
    total_minutes: number('{t}.total_minutes'),
    prep_time: line('{t}.prep_time'),
    cook_time: line('{t}.cook_time'),
    perform_time: line('{t}.perform_time'),
    rating: number('{t}.rating'),
    org_url: line('{t}.org_url'),
    date_added: day('{t}.date_added'),
    date_updated: instant('{t}.date_updated'),
    created_at: instant('{t}.created_at'),
    updated_at: instant('{t}.updated_at'),
    update_at: instant('{t}.updated_at'),
    last_made: instant('{t}.last_made'),
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
export const publicRecipeFields: FilterSchema = {
  ...recipeFields,
  relations: Object.fromEntries(
    Object.entries(recipeFields.relations ?? {}).filter(([name]) => !aboutPeople.has(name)),
  ),
};

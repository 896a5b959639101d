import { describe, expect, it } from 'vitest';
import { id, mealieTables } from '../mealie-tables-for-test.ts';
import { mapMealieBackup } from './map-mealie-backup.ts';
import { SourceTables } from './source-rows.ts';

const { tables } = mealieTables('');
const mapRecipe = (changes: Readonly<Record<string, unknown>>) =>
  mapMealieBackup(new SourceTables({ ...tables, ...changes })).of('recipes')[0];

/** Settings of a recipe there, and their columns here. */
const settings = {
  public: 'is_public',
  show_nutrition: 'show_nutrition',
  show_assets: 'show_assets',
  landscape_view: 'landscape_view',
  disable_comments: 'disable_comments',
  disable_amount: 'disable_amount',
  locked: 'locked',
} as const;
const columns = Object.values(settings);
const mapSettings = (own: object) => {
  const recipe = mapRecipe({ recipe_settings: [{ id: 1, recipe_id: id(10), ...own }] });
  return columns.filter((column) => recipe?.[column] === 1);
};

describe('the settings of a recipe from a backup of Mealie', () => {
  it.each(Object.entries(settings))('%s alone is %s alone', (there, here) => {
    expect(mapSettings({ [there]: true })).toEqual([here]);
    expect(mapSettings({ [there]: 1 })).toEqual([here]);
  });

  it('are all off where they are off', () => {
    expect(mapSettings(Object.fromEntries(Object.keys(settings).map((name) => [name, false])))).toEqual([]);
  });

  it('make it public where it has none', () => {
    const recipe = mapRecipe({ recipe_settings: [] });
    expect(columns.filter((column) => recipe?.[column] === 1)).toEqual(['is_public']);
  });
});

describe('the texts and numbers of a recipe from a backup of Mealie', () => {
  it('a recipe named by signs, which has no slug there, gets one', () => {
    const [soup] = tables.recipes;
    expect(mapRecipe({ recipes: [{ ...soup, name: '🥑', slug: '' }] })?.slug).toBe('1f951');
    expect(mapRecipe({ recipes: [{ ...soup, name: '🥑', slug: 'avocado' }] })?.slug).toBe('avocado');
  });

  it.each([
    ['description', 'description'],
    ['image', 'image'],
    ['recipe_yield', 'recipe_yield'],
    ['total_time', 'total_time'],
    ['prep_time', 'prep_time'],
    ['cook_time', 'cook_time'],
    ['perform_time', 'perform_time'],
    ['org_url', 'org_url'],
    ['date_added', 'date_added'],
  ] as const)('%s is taken as it is', (there, here) => {
    const [soup] = tables.recipes;
    expect(mapRecipe({ recipes: [{ ...soup, [there]: 'as it is' }] })?.[here]).toBe('as it is');
    expect(mapRecipe({ recipes: [{ ...soup, [there]: null }] })?.[here]).toBeNull();
  });

  it.each([
    ['recipe_servings', 'recipe_servings', 4],
    ['recipe_yield_quantity', 'recipe_yield_quantity', 12],
    ['rating', 'rating', 4.5],
  ] as const)('%s is taken as %s', (there, here, value) => {
    const [soup] = tables.recipes;
    expect(mapRecipe({ recipes: [{ ...soup, [there]: value }] })?.[here]).toBe(value);
  });

  it('the day it was made last anywhere counts where the recipe itself has none', () => {
    const [soup] = tables.recipes;
    const made = (household: number, last_made: string) => ({
      household_id: id(household),
      recipe_id: id(10),
      last_made,
    });
    const recipe = mapRecipe({
      recipes: [{ ...soup, last_made: null }],
      households_to_recipes: [made(2, '2026-11-04T18:00:00'), made(3, '2026-11-02T18:00:00')],
    });
    expect(recipe?.last_made).toBe('2026-11-04T18:00:00.000000Z');
  });
});

describe('a backup of Mealie 3.5 and later', () => {
  const map = (changes: Readonly<Record<string, unknown>>) => {
    const source = new SourceTables({ ...tables, ...changes });
    return { rows: mapMealieBackup(source), source };
  };
  const [line] = tables.recipes_ingredients;
  const [soup] = tables.recipes;
  const crust = { ...soup, id: id(11), slug: 'pie-crust', name: 'Pie crust' };

  it('keeps a recipe that is an ingredient, with amount, unit and note', () => {
    const noted = { ...line, food_id: null, note: 'chilled', referenced_recipe_id: id(11) };
    const bare = { ...noted, id: 2, position: 1, note: null, unit_id: null, reference_id: id(17) };
    const linked = {
      referenced_recipe_id: '00000000-0000-0000-0000-000000000011',
      referenced_recipe_name: 'Pie crust',
    };
    const { rows } = map({ recipes: [soup, crust], recipes_ingredients: [noted, bare] });
    expect(rows.of('recipe_ingredients')).toMatchObject([
      { quantity: 2, unit_id: '00000000-0000-0000-0000-000000000032', note: 'chilled', ...linked },
      { quantity: 2, unit_id: null, note: null, ...linked },
    ]);
  });

  it('keeps what a unit is in a standard one', () => {
    const [unit] = tables.ingredient_units;
    const stick = { ...unit, id: id(33), name: 'stick', standard_quantity: 113, standard_unit: 'gram' };
    const plain = { ...unit, standard_quantity: null, standard_unit: null };
    const { rows, source } = map({ ingredient_units: [plain, stick] });
    expect(rows.of('units')).toMatchObject([
      { standard_quantity: null, standard_unit: null },
      { standard_quantity: 113, standard_unit: 'gram' },
    ]);
    expect(source.unread).not.toHaveProperty('ingredient_units.standard_quantity');
  });

  it('keeps filters relative to now as they are written', () => {
    const [book] = tables.cookbooks;
    const query_filter_string = 'created_at >= "$NOW-30d" AND total_time_seconds < 1800';
    const { rows } = map({ cookbooks: [{ ...book, query_filter_string }] });
    expect(rows.of('cookbooks')[0]?.query_filter_string).toBe(query_filter_string);
  });
});

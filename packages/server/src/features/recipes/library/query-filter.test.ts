import { limits } from '@hearth/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Recipe } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { queryText, type TestClient } from '../../../testing/test-client.ts';

/** Filters over the recipes Alpha, Beta and Gamma, and which of them pass. */
const table: [filter: string, passing: string][] = [
  ['name = "Alpha"', 'Alpha'],
  ['name="alpha"', ''],
  ['name = Beta', 'Beta'],
  ['name=gamma delta', ''],
  ['name <> "Alpha"', 'Beta Gamma'],
  ['name > "Alpha" AND name < "Gamma"', 'Beta'],
  ['name >= "Beta"', 'Beta Gamma'],
  ['name LIKE "%a%"', 'Alpha Beta Gamma'],
  ['name LIKE al%', 'Alpha'],
  ['name NOT LIKE %et_"', 'Alpha Gamma'],
  ['name IN [Alpha, Beta]', 'Alpha Beta'],
  ['name in ["Alpha","Gamma"]', 'Alpha Gamma'],
  ['name NOT IN ["Alpha","Gamma"]', 'Beta'],
  ['name IN []', ''],
  ['slug = alpha', 'Alpha'],
  ['lastMade IS NONE', 'Beta Gamma'],
  ['lastMade IS NULL', 'Beta Gamma'],
  ['last_made is not null', 'Alpha'],
  ['lastMade > "2021-01-01"', 'Alpha'],
  ['lastMade < 2021-01-01T00:00:00Z', ''],
  ['lastMade >= "Feb 3 2022"', 'Alpha'],
  ['dateAdded = 2020-05-06', 'Beta'],
  ['createdAt >= "$NOW-30d"', 'Alpha Beta Gamma'],
  ['createdAt > $NOW+2w', ''],
  ['lastMade < "$NOW-1y"', 'Alpha'],
  ['dateAdded IN ["$NOW"]', 'Alpha Gamma'],
  ['createdAt > 2019-01-01', 'Alpha Beta Gamma'],
  ['recipeServings >= 4', 'Beta Gamma'],
  ['recipe_servings IN [4, 6]', 'Beta Gamma'],
  ['rating > 3', 'Beta'],
  ['rating in [1, 4]', 'Beta'],
  ['settings.public = true', 'Alpha'],
  ['settings.public = f', 'Beta Gamma'],
  ['tags.name = "quick"', 'Alpha Beta'],
  ['tags.slug IN ["easy"]', 'Beta'],
  ['tags.name <> "easy"', 'Alpha Gamma'],
  ['tags.name NOT IN ["quick"]', 'Gamma'],
  ['tags.name CONTAINS ALL ["quick","easy"]', 'Beta'],
  ['tags.slug CONTAINS ALL ["quick"]AND name IN ["Alpha"]', 'Alpha'],
  ['recipeCategory.name = "Dinner"', 'Gamma'],
  ['categories.slug = dinner', 'Gamma'],
  ['tools.name IS NOT NULL', 'Alpha'],
  ['recipeIngredient.food.name = "rice"', 'Gamma'],
  ['recipeIngredient.note LIKE "%butter%"', 'Beta'],
  ['extras.source = "grandma"', 'Alpha'],
  ['nutrition.calories = "250"', 'Gamma'],
  ['name = "Alpha" AND name = "zzz" OR name = "Beta"', ''],
  ['name = "Alpha" OR name = "Beta" AND name = "zzz"', 'Alpha'],
  ['(name = "Alpha" AND name = "zzz") OR name = "Beta"', 'Beta'],
  ['(name LIKE %eta OR name IN ["Alpha"]) AND createdAt IS NOT NONE', 'Alpha Beta'],
  ['AND name = "Alpha"', 'Alpha'],
  ['name = "Alpha" OR', 'Alpha'],
  ['foo', ''],
  ['()', ''],
  ['name = ""', ''],
  // Keywords in any case, symbols without blanks, names in both writings.
  ['name="Alpha"or name="Beta"', 'Alpha Beta'],
  ['NAME = "Alpha"', 'Alpha'],
  ['name Like "AL%" And lastMade Is Not Null', 'Alpha'],
  ['name not in [Alpha] AND rating>=4', 'Beta'],
  ['recipe_category.name = "Dinner"', 'Gamma'],
  ['recipeServings<>2', 'Beta Gamma'],
  // Names that hold letters of keywords, and words inside quotes, are no keywords.
  ['orgURL IS NULL', 'Alpha Beta Gamma'],
  ['org_url IS NULL AND description LIKE "%"', 'Alpha Beta Gamma'],
  ['name = "Alpha AND (Beta OR Gamma)"', ''],
  ["name = 'Alpha'", ''],
  ['name IN ["Alpha,Beta", Gamma]', 'Gamma'],
  // One word where a bare value stands after a word.
  ['name LIKE %mm% AND slug LIKE gamma', 'Gamma'],
  // What begins with t or y, or is 1, is true.
  ['settings.public = T', 'Alpha'],
  ['settings.public = yes', 'Alpha'],
  ['settings.public = 1', 'Alpha'],
  ['settings.public = 10', 'Beta Gamma'],
  ['settings.public = NULL', 'Beta Gamma'],
  // Days are compared as days, whatever the time says.
  ['dateAdded = "2020-05-06T23:59:59Z"', 'Beta'],
  ['dateAdded <= "May 6 2020"', 'Beta'],
  ['createdAt > "2000" OR name = "nobody"', 'Alpha Beta Gamma'],
  // The right side of an operator is always read first.
  ['name = "Alpha" OR name = "zzz" AND name = "Beta" OR name = "Gamma"', 'Alpha'],
  ['name = "Alpha" AND name = "Alpha" OR name = "Gamma" AND name = "zzz"', 'Alpha'],
  ['((name = "Alpha") AND settings.public=TRUE) OR (slug IN [gamma])', 'Alpha Gamma'],
  ['extras.nothing = "grandma"', ''],
  ['nutrition.calories LIKE "25%"', 'Gamma'],
];

/** Filters that are refused, and in which words. */
const refused: [filter: string, words: string][] = [
  ['(name = "Alpha"', 'parenthesis are unbalanced'],
  ['name = "Alpha")', 'parenthesis are unbalanced'],
  ['id = abc', "invalid UUID 'abc'"],
  ['tags.id IN [abc]', "invalid UUID 'abc'"],
  ['createdAt > "soon"', "unknown date or datetime format 'soon'"],
  ['lastMade = NULL', "unknown date or datetime format 'NULL'"],
  ['name IS "Alpha"', '"IS" can only be used with "NULL", not "Alpha"'],
  ['name IS NOT Alpha', '"IS NOT" can only be used with "NULL", not "Alpha"'],
  ['name IN "Alpha"', 'IN must be given a list of valuesenclosed by [ and ]'],
  ['name NOT IN Alpha', 'NOT IN must be given a list of valuesenclosed by [ and ]'],
  ['tags.name CONTAINS ALL quick', 'CONTAINS ALL must be given a list of valuesenclosed by [ and ]'],
  ['createdAt LIKE "2020%"', '"LIKE" can only be used with string columns'],
  ['createdAt NOT LIKE "2020%"', '"NOT LIKE" can only be used with string columns'],
];

const unknown = [
  ['nonsense = 1', 'nonsense'],
  ['badAttribute="x"', 'bad_attribute'],
  ['tags.badAttribute="x"', 'tags.bad_attribute'],
  ['user.household.badAttribute="x"', 'user.household.bad_attribute'],
  ['user.password LIKE "%"', 'user.password'],
  ['user.email LIKE "%"', 'user.email'],
  ['user.admin = true', 'user.admin'],
  ['user.tokens.token LIKE "%"', 'user.tokens.token'],
  ['user.sessions.id IS NOT NULL', 'user.sessions.id'],
  ['favoritedBy.password LIKE "%"', 'favorited_by.password'],
  ['household.users.password LIKE "%"', 'household.users.password'],
  ['__proto__.x = 1', '__proto__.x'],
  ['constructor = 1', 'constructor'],
  ['tags.constructor.name = 1', 'tags.constructor.name'],
];

describeServer('filters of the recipe list', { cook: {} }, ({ server, cook, client }) => {
  let beta: Recipe;
  let rice: string;
  beforeAll(async () => {
    rice = await server.food(cook.groupId, { name: 'rice' });
    await client.cook('Alpha', {
      lastMade: '2022-02-03',
      tags: ['quick'],
      tools: ['Oven'],
      recipeServings: 2,
      extras: { source: 'grandma' },
      settings: { public: true },
    });
    beta = await client.cook('Beta', {
      tags: ['quick', 'easy'],
      recipeServings: 4,
      dateAdded: '2020-05-06',
      recipeIngredient: ['some butter'],
    });
    await client.cook('Gamma', {
      recipeCategory: ['Dinner'],
      recipeServings: 6,
      nutrition: { calories: 250 },
      recipeIngredient: [{ food: { id: rice, name: 'rice' } }],
    });
    await client.post(`/api/users/${cook.id}/ratings/beta`, { rating: 4, isFavorite: true });
    await server.as(await server.member()).cook('Delta', { tags: ['quick'] });
  });

  const passing = async (queryFilter: string) => (await client.names({ queryFilter })).toSorted().join(' ');

  it.each(table)('%s lets pass: %s', async (filter, names) => {
    expect(await passing(filter)).toBe(names);
  });

  it('ids, owners, households and favourites can be asked for', async () => {
    const { id, userId, householdId, tags } = beta;
    expect(await passing(`id = "${id}"`)).toBe('Beta');
    expect(await passing(`id IN [${id.replaceAll('-', '')}]`)).toBe('Beta');
    expect(await passing(`userId = ${userId}`)).toBe('Alpha Beta Gamma');
    expect(await passing(`household_id = ${householdId}`)).toBe('Alpha Beta Gamma');
    expect(
      await passing(`user.household.id = ${householdId} AND household.preferences.privateHousehold = true`),
    ).toBe('Alpha Beta Gamma');
    expect(await passing(`tags.id CONTAINS ALL ["${tags[0]?.id}", "${tags[1]?.id}"]`)).toBe('Beta');
    expect(await passing(`favoritedBy.id = ${userId}`)).toBe('Beta');
    expect(await passing(`ratedBy.id = ${userId}`)).toBe('Beta');
  });

  it('leaves out beside any or all of the tags and foods that are wanted', async () => {
    const [quick = '', easy = ''] = ['quick', 'easy'].map(
      (name) => beta.tags.find((tag) => tag.name === name)?.id,
    );
    const names = async (asked: Parameters<TestClient['names']>[0]) =>
      (await client.names(asked)).toSorted().join(' ');
    const notEasy = `tags.id NOT IN ["${easy}"]`;
    expect(await names({ queryFilter: notEasy })).toBe('Alpha Gamma');
    expect(await names({ tags: [quick], queryFilter: notEasy })).toBe('Alpha');
    expect(await names({ tags: [quick, easy], requireAllTags: true, queryFilter: notEasy })).toBe('');
    const noRice = `recipe_ingredient.food.id NOT IN ["${rice}"]`;
    expect(await names({ queryFilter: noRice })).toBe('Alpha Beta');
    expect(await names({ foods: [rice], queryFilter: notEasy })).toBe('Gamma');
    expect(await names({ queryFilter: `${notEasy} AND ${noRice}` })).toBe('Alpha');
  });

  it.each(refused)('%s is refused: %s', async (filter, words) => {
    const answer = await client.get(`/api/recipes?${queryText({ queryFilter: filter })}`);
    expect(answer).toMatchObject({ status: 400, body: { detail: `invalid query string: ${words}` } });
  });

  it.each(unknown)('%s asks for what there is not', async (filter, path) => {
    const answer = await client.get(`/api/recipes?${queryText({ queryFilter: filter })}`);
    const detail = `invalid attribute string: '${path}' does not exist on this schema`;
    expect(answer).toMatchObject({ status: 400, body: { detail } });
  });

  it.each([
    'name=',
    'tags = "x"',
    'name = "a" name = "b"',
    'name CONTAINS ALL ["a"]',
    'name = "a" AND AND name = "b"',
    'recipeServings = many',
  ])('%s is refused in words', async (filter) => {
    const answer = await client.get(`/api/recipes?${queryText({ queryFilter: filter })}`);
    expect(answer.status).toBe(400);
  });

  it.each([
    'name = "x") OR (1=1',
    "name = 'x' OR 1=1 --",
    'name = "\'; drop table recipes; --"',
    'name LIKE "%\\"',
    "extras.a' or '1'='1 = \"x\"",
    'nutrition.calories\') = "1"',
  ])('%s reaches nobody else’s recipes', async (filter) => {
    const { body, status } = await client.get(
      `/api/recipes?${queryText({ queryFilter: filter, perPage: -1 })}`,
    );
    expect([200, 400]).toContain(status);
    expect(JSON.stringify(body)).not.toContain('Delta');
    expect(await passing('name IS NOT NULL')).toBe('Alpha Beta Gamma');
  });

  it('applies or refuses very long, very wide and very deep filters soon', async () => {
    const long = [
      `name = "${'x'.repeat(99_000)}"`,
      `name = "${'x'.repeat(1_000_000)}"`,
      `name LIKE "${'%x'.repeat(30_000)}"`,
      `name LIKE "${'%x'.repeat(500)}"`,
      Array.from({ length: 250 }, () => 'name = "Alpha"').join(' OR '),
      Array.from({ length: 10_000 }, () => 'name = "Alpha"').join(' AND '),
      `${'('.repeat(1000)}name = "Alpha"${')'.repeat(1000)}`,
      `name IN [${Array.from({ length: 9000 }, (_, index) => index).join(',')}]`,
      Array.from({ length: 250 }, () => 'tags.name CONTAINS ALL ["quick"]').join(' AND '),
      `tags.name CONTAINS ALL [${Array.from({ length: 9000 }, (_, index) => index).join(',')}]`,
    ];
    for (const queryFilter of long) {
      const { status } = await client.get(`/api/recipes?${queryText({ queryFilter })}`);
      expect(queryFilter.length > limits.queryFilterLength ? [422] : [200, 400]).toContain(status);
    }
    const deep = `${'('.repeat(1000)}name = "Alpha"${')'.repeat(1000)}`;
    expect((await client.get(`/api/recipes?${queryText({ queryFilter: deep })}`)).status).toBe(400);
  });
});

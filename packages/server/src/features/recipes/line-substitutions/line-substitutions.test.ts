import { RecipeSubstitutions, Substitutions } from '@hearth/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';

const Named = z.looseObject({ id: z.guid(), name: z.string() });

describeServer('substitutions', { cook: { rights: ['canOrganize'] } }, ({ server, cook, client }) => {
  const create = async (kind: 'foods' | 'units', name: string) =>
    Named.parse(succeeded(await client.post(`/api/${kind}`, { name })));
  const foods: Record<'egg' | 'apple' | 'seed', z.output<typeof Named>> = Object.create(null);
  const units: Record<'gram' | 'spoon', z.output<typeof Named>> = Object.create(null);
  beforeAll(async () => {
    foods.egg = await create('foods', 'egg');
    foods.apple = await create('foods', 'apple purée');
    foods.seed = await create('foods', 'flax seed');
    units.gram = await create('units', 'gram');
    units.spoon = await create('units', 'tablespoon');
  });

  const apple = () => ({
    quantity: 1,
    substituteQuantity: 60,
    substituteUnitId: units.gram.id,
    substituteFoodId: foods.apple.id,
    note: ' in cakes ',
  });
  const seed = () => ({ substituteFoodId: foods.seed.id });
  const ofFood = (id: string) => `/api/foods/${id}/substitutions`;
  const save = (path: string, substitutions: readonly object[], as = client) =>
    as.put(path, { substitutions });
  const names = async (path: string) =>
    Substitutions.parse(succeeded(await client.get(path))).substitutions.map(
      ({ substituteFood }) => substituteFood.name,
    );
  /** What each line offers: the place of the line, `here` or `all`, and the food. */
  const offers = async (slug: string) => {
    const { recipeIngredient } = await client.recipe(slug);
    const found = succeeded(await client.get(`/api/recipes/${slug}/substitutions`));
    return RecipeSubstitutions.parse(found).substitutions.map(({ referenceId, isHere, substituteFood }) => [
      recipeIngredient.findIndex((line) => line.referenceId === referenceId),
      isHere ? 'here' : 'all',
      substituteFood.name,
    ]);
  };
  const bakeCake = async (name: string) => {
    const lines = [
      { quantity: 2, food: foods.egg, note: '' },
      { note: 'love' },
      { quantity: 1, food: foods.egg, note: 'for the glaze' },
    ];
    const recipe = await client.cook(name, { recipeIngredient: lines });
    const [first, second, third] = (await client.recipe(recipe.slug)).recipeIngredient.map(
      ({ referenceId }) => `/api/recipes/${recipe.slug}/lines/${referenceId}/substitutions`,
    );
    return {
      slug: recipe.slug,
      lines: z.tuple([z.string(), z.string(), z.string()]).parse([first, second, third]),
    };
  };

  describe('of a food', () => {
    it('are kept in their order, and replaced as a whole', async () => {
      expect(await names(ofFood(foods.egg.id))).toEqual([]);
      const saved = Substitutions.parse(succeeded(await save(ofFood(foods.egg.id), [apple(), seed()])));
      expect(saved.substitutions).toMatchObject([
        {
          quantity: 1,
          unit: null,
          substituteQuantity: 60,
          substituteUnit: { name: 'gram' },
          substituteFood: { name: 'apple purée' },
          note: 'in cakes',
        },
        {
          quantity: null,
          unit: null,
          substituteQuantity: null,
          substituteFood: { name: 'flax seed' },
          note: '',
        },
      ]);
      expect(await names(ofFood(foods.egg.id))).toEqual(['apple purée', 'flax seed']);
      // One way only.
      expect(await names(ofFood(foods.apple.id))).toEqual([]);
      succeeded(await save(ofFood(foods.egg.id), [seed(), apple()]));
      expect(await names(ofFood(foods.egg.id))).toEqual(['flax seed', 'apple purée']);
    });

    it('are refused for what the group does not have, for itself and for half a ratio', async () => {
      const stranger = server.as(await server.member({ rights: ['canOrganize'] }));
      const foreign = Named.parse(succeeded(await stranger.post('/api/foods', { name: 'theirs' })));
      const refused = async (one: object) => (await save(ofFood(foods.egg.id), [one])).status;
      const before = await names(ofFood(foods.egg.id));
      expect(await refused({ substituteFoodId: foreign.id })).toBe(404);
      expect(await refused({ ...seed(), unitId: foreign.id })).toBe(404);
      expect(await refused({ substituteFoodId: foods.egg.id })).toBe(422);
      expect(await refused({ ...seed(), quantity: 1 })).toBe(422);
      expect((await save(ofFood(foods.egg.id), [seed()], stranger)).status).toBe(404);
      expect((await stranger.get(ofFood(foods.egg.id))).status).toBe(404);
      expect(await names(ofFood(foods.egg.id))).toEqual(before);
    });

    it('need the right to organize, as all that the group shares', async () => {
      const mate = server.as(
        await server.member({ household: { id: cook.householdId, groupId: cook.groupId } }),
      );
      expect((await save(ofFood(foods.egg.id), [], mate)).status).toBe(403);
      expect((await mate.get(ofFood(foods.egg.id))).status).toBe(200);
    });
  });

  describe('of a line', () => {
    it('come before those of its food, in one answer for the recipe', async () => {
      succeeded(await save(ofFood(foods.egg.id), [seed()]));
      const { slug, lines } = await bakeCake('Cake');
      succeeded(await save(lines[2], [apple()]));
      expect(await offers(slug)).toEqual([
        [0, 'all', 'flax seed'],
        [2, 'here', 'apple purée'],
        [2, 'all', 'flax seed'],
      ]);
      expect((await save(lines[1], [apple()])).status).toBe(404);
    });

    it('are those who may edit the recipe to change', async () => {
      const { slug, lines } = await bakeCake('Locked cake');
      const neighbour = server.as(
        await server.member({
          household: await server.household({ groupId: cook.groupId, locksEdits: true }),
        }),
      );
      expect((await save(lines[0], [apple()], neighbour)).status).toBe(403);
      expect((await neighbour.get(`/api/recipes/${slug}/substitutions`)).status).toBe(200);
    });

    it('survive a client that saves the recipe without knowing of them, even without ids of lines', async () => {
      succeeded(await save(ofFood(foods.egg.id), []));
      const { slug, lines } = await bakeCake('Old client');
      succeeded(await save(lines[0], [apple()]));
      const recipe = await client.recipe(slug);
      expect(JSON.stringify(recipe)).not.toContain('substitut');
      const moved = recipe.recipeIngredient.toReversed();
      succeeded(await client.put(`/api/recipes/${slug}`, { ...recipe, recipeIngredient: moved }));
      expect(await offers(slug)).toEqual([[2, 'here', 'apple purée']]);
      const nameless = moved.map(({ referenceId: _referenceId, ...line }) => line);
      succeeded(await client.put(`/api/recipes/${slug}`, { ...recipe, recipeIngredient: nameless }));
      expect(await offers(slug)).toEqual([
        [0, 'here', 'apple purée'],
        [2, 'here', 'apple purée'],
      ]);
      const { referenceId } = z
        .looseObject({ referenceId: z.string() })
        .parse((await client.recipe(slug)).recipeIngredient[0]);
      succeeded(await save(`/api/recipes/${slug}/lines/${referenceId}/substitutions`, [seed()]));
      expect(await offers(slug)).toEqual([[0, 'here', 'flax seed']]);
    });

    it('are a note of what is exported', async () => {
      const { slug, lines } = await bakeCake('Exported');
      const exported = async (format: string) =>
        (await client.get(`/api/recipes/${slug}/exports?template_name=${format}`)).text;
      expect(await exported('markdown')).not.toContain('Substitutes');
      succeeded(await save(lines[0], [apple()]));
      for (const format of ['markdown', 'cooklang', 'json-ld']) {
        expect(await exported(format)).toContain('Substitutes');
        expect(await exported(format)).toContain('2 egg → 120 gram apple purée (in cakes)');
      }
      expect(await exported('raw')).not.toContain('Substitutes');
    });

    it('are there after a restore of an earlier state, and in a copy', async () => {
      const { slug, lines } = await bakeCake('Restored');
      succeeded(await save(lines[0], [apple()]));
      server.clock.advance(3_600_000);
      succeeded(await client.patch(`/api/recipes/${slug}`, { recipeIngredient: [{ note: 'nothing' }] }));
      expect(await offers(slug)).toEqual([]);
      const states = z
        .array(z.looseObject({ id: z.string() }))
        .parse(succeeded(await client.get(`/api/recipes/${slug}/history`)));
      succeeded(await client.post(`/api/recipes/${slug}/history/${states[1]?.id}/restore`));
      expect(await offers(slug)).toEqual([[0, 'here', 'apple purée']]);
      const copy = Named.extend({ slug: z.string() }).parse(
        succeeded(await client.post(`/api/recipes/${slug}/duplicate`, { name: 'Copied' })),
      );
      expect(await offers(copy.slug)).toEqual([[0, 'here', 'apple purée']]);
    });
  });

  it('follow a food that is merged, and none takes its own place', async () => {
    const [butter, margarine, spread] = [
      await create('foods', 'butter'),
      await create('foods', 'margarine'),
      await create('foods', 'spread'),
    ];
    const to = (food: { id: string }) => ({ substituteFoodId: food.id });
    succeeded(await save(ofFood(butter.id), [to(margarine), to(spread)]));
    succeeded(await save(ofFood(margarine.id), [to(spread)]));
    succeeded(await client.put('/api/foods/merge', { fromFood: margarine.id, toFood: butter.id }));
    expect(await names(ofFood(butter.id))).toEqual(['spread']);
    succeeded(await client.put('/api/foods/merge', { fromFood: spread.id, toFood: butter.id }));
    expect(await names(ofFood(butter.id))).toEqual([]);
  });

  it('go with a food that is deleted, and keep no amount in a unit that is', async () => {
    const [cream, soy, tofu] = [
      await create('foods', 'cream'),
      await create('foods', 'soy cream'),
      await create('foods', 'silken tofu'),
    ];
    const ml = await create('units', 'millilitre');
    const spoons = await create('units', 'ladle');
    const inUnits = { quantity: 100, unitId: ml.id, substituteQuantity: 80, substituteUnitId: spoons.id };
    succeeded(
      await save(ofFood(cream.id), [
        { ...inUnits, substituteFoodId: soy.id, note: 'whipped' },
        { substituteFoodId: tofu.id },
      ]),
    );
    succeeded(await client.delete(`/api/foods/${tofu.id}`));
    expect(await names(ofFood(cream.id))).toEqual(['soy cream']);
    succeeded(await client.delete(`/api/units/${spoons.id}`));
    expect(succeeded(await client.get(ofFood(cream.id)))).toMatchObject({
      substitutions: [
        { quantity: null, unit: null, substituteQuantity: null, substituteUnit: null, note: 'whipped' },
      ],
    });
  });
});

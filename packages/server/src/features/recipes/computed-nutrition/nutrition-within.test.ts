import { expect, it } from 'vitest';
import { ComputedNutrition } from '@hearth/contract';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { organizer } from '../../../testing/test-people.ts';

describeServer('the nutrition of recipes within recipes', { cook: organizer }, ({ client }) => {
  const nutrition = async (slug: string) =>
    ComputedNutrition.parse(succeeded(await client.get(`/api/recipes/${slug}/nutrition/computed`)));

  it('is counted as often as they are made', async () => {
    const dough = await client.cook('Dough', {
      recipeServings: 4,
      recipeIngredient: [{ note: '200 g flour' }, { note: '100 g butter' }],
    });
    const pie = await client.cook('Pie', {
      recipeServings: 2,
      recipeIngredient: [
        { quantity: 6, unit: { name: 'servings' }, referencedRecipe: { id: dough.id } },
        { note: '300 g apples' },
      ],
    });
    const apples = await client.cook('Apples', { recipeIngredient: [{ note: '300 g apples' }] });
    const [whole, part, rest] = [
      await nutrition(pie.slug),
      await nutrition(dough.slug),
      await nutrition(apples.slug),
    ];
    const expected = 1.5 * (part.perRecipe?.calories ?? 0) + (rest.perRecipe?.calories ?? 0);
    expect(Math.abs((whole.perRecipe?.calories ?? 0) - expected)).toBeLessThan(3);
    expect(whole.coverage).toMatchObject({ counted: 3, total: 3 });
  });
});

import { expect, it } from 'vitest';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

describeServer('recipes of a food', ({ server }) => {
  it('name it as it is called now, and not any more once it is deleted', async () => {
    const cook = await server.member({ rights: ['canOrganize'] });
    const client = server.as(cook);
    const id = await server.food(cook.groupId, { name: 'leek' });
    const { slug } = await client.cook('Soup', { recipeIngredient: [{ food: { id, name: 'leek' } }] });
    const named = async () => (await client.recipe(slug)).recipeIngredient[0]?.food?.name;
    expect(await named()).toBe('leek');
    succeeded(await client.put(`/api/foods/${id}`, { name: 'chard' }));
    expect(await named()).toBe('chard');
    succeeded(await client.delete(`/api/foods/${id}`));
    expect(await named()).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';

const Label = z.strictObject({ id: z.guid(), name: z.string(), color: z.string(), groupId: z.guid() });
const nobodysId = '00000000-0000-4000-8000-000000000000';
const unexpected = { detail: { message: 'An unexpected error occurred', error: true, exception: null } };
const root = '/api/groups/labels';

describeServer('labels', { cook: { rights: ['canOrganize'] } }, ({ server, cook: organizer, client }) => {
  const create = async (body: object) => Label.parse(succeeded(await client.post(root, body)));

  it('one is created with a colour, else in grey', async () => {
    const answer = await client.post(root, { name: ' Bakery ', color: '#AbC123' });
    expect(answer).toMatchObject({
      status: 200,
      body: { name: 'Bakery', color: '#AbC123', groupId: organizer.groupId },
    });
    const label = Label.parse(answer.body);
    expect((await client.get(`${root}/${label.id}`)).body).toEqual(label);
    expect(await create({ name: 'Grey' })).toMatchObject({ color: '#959595' });
    expect((await client.get(`${root}?search=baker`)).body).toMatchObject({ total: 1, items: [label] });
  });

  it.each(['red', '#12', '#12345', 'url(x)', '#123456;background:url(x)', '#12g', 7, null])(
    '%j is no colour',
    async (color) => {
      expect(await client.post(root, { name: 'Wrong', color })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'color'] }] },
      });
    },
  );

  it('PUT replaces, PATCH changes what is sent', async () => {
    const label = await create({ name: 'Before', color: '#111111' });
    const put = await client.put(`${root}/${label.id}`, { ...label, name: 'After' });
    expect(put.body).toEqual({ ...label, name: 'After' });
    expect((await client.patch(`${root}/${label.id}`, { color: '#fff' })).body).toEqual({
      ...label,
      name: 'After',
      color: '#fff',
    });
    expect(await client.put(`${root}/${label.id}`, { name: 'x' })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'groupId'] }, { loc: ['body', 'id'] }] },
    });
  });

  it('deleting one clears it from all its foods, and from their recipes', async () => {
    const label = await create({ name: 'Doomed' });
    const foods = [];
    for (const name of ['one', 'two', 'three'])
      foods.push(
        z
          .looseObject({ id: z.guid() })
          .parse(succeeded(await client.post('/api/foods', { name, labelId: label.id }))),
      );
    const recipe = await client.cook('Labelled', { recipeIngredient: [{ food: foods[1], note: '' }] });
    expect(recipe.recipeIngredient[0]?.food?.label).toMatchObject({ name: 'Doomed' });
    await client.patch(`${root}/${label.id}`, { name: 'Renamed' });
    expect((await client.recipe(recipe.slug)).recipeIngredient[0]?.food?.label).toMatchObject({
      name: 'Renamed',
    });
    expect((await client.delete(`${root}/${label.id}`)).body).toEqual({ ...label, name: 'Renamed' });
    for (const { id } of foods)
      expect((await client.get(`/api/foods/${id}`)).body).toMatchObject({ labelId: null, label: null });
    expect((await client.recipe(recipe.slug)).recipeIngredient[0]?.food).toMatchObject({
      labelId: null,
      label: null,
    });
  });

  it('two of one name cannot be', async () => {
    await create({ name: 'Once' });
    const other = await create({ name: 'Other' });
    expect(await client.post(root, { name: 'Once' })).toMatchObject({ status: 400, body: unexpected });
    expect(await client.patch(`${root}/${other.id}`, { name: 'Once' })).toMatchObject({
      status: 400,
      body: unexpected,
    });
  });

  it('responds that a missing entry was not found', async () => {
    const one = `${root}/${nobodysId}`;
    expect((await client.get(one)).status).toBe(404);
    expect((await client.patch(one, { name: 'x' })).status).toBe(404);
    expect(await client.delete(one)).toMatchObject({ status: 400, body: unexpected });
  });

  it('all users add, only organizers change and delete', async () => {
    const member = server.as(await server.housemate(organizer));
    const label = Label.parse(succeeded(await member.post(root, { name: 'Mine' })));
    for (const answer of [
      await member.patch(`${root}/${label.id}`, { name: 'Theirs' }),
      await member.put(`${root}/${label.id}`, label),
      await member.delete(`${root}/${label.id}`),
    ])
      expect(answer).toMatchObject({ status: 403, body: { detail: 'Forbidden' } });
    expect((await client.get(`${root}/${label.id}`)).body).toEqual(label);
  });
});

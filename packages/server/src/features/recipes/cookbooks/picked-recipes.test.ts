import { expect, it } from 'vitest';
import { ReadCookBook } from '@hearth/contract';
import { maxPickedRecipes, pickedRecipes } from '@hearth/domain/recipes/hand-picked';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';

const root = '/api/households/cookbooks';
const buildId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describeServer('recipes picked by hand for a cookbook', { cook: {} }, ({ server, client }) => {
  const create = async (queryFilterString: string) =>
    ReadCookBook.parse(succeeded(await client.post(root, { name: 'Picked', queryFilterString }))).id;
  const pick = (id: string, body: object) => client.patch(`${root}/${id}/recipes`, body);
  const fetchFilter = async (id: string) =>
    ReadCookBook.parse(succeeded(await client.get(`${root}/${id}`))).queryFilterString;

  it('join its conditions, and leave them when they are taken out again', async () => {
    const id = await create('tags.name = "Quick"');
    const added = ReadCookBook.parse(succeeded(await pick(id, { add: [buildId(1), buildId(2)] })));
    expect(added.queryFilterString).toBe(`(tags.name = "Quick") OR id IN ["${buildId(1)}", "${buildId(2)}"]`);
    succeeded(await pick(id, { add: [buildId(3)], remove: [buildId(1)] }));
    expect(pickedRecipes(await fetchFilter(id))).toEqual([buildId(2), buildId(3)]);
    succeeded(await pick(id, { remove: [buildId(2), buildId(3)] }));
    expect(await fetchFilter(id)).toBe('(tags.name = "Quick")');
  });

  it('of ten who add at once are all in it', async () => {
    const id = await create('id IN []');
    const numbers = Array.from({ length: 10 }, (_, at) => at + 1);
    const answers = await Promise.all(numbers.map((number) => pick(id, { add: [buildId(number)] })));
    expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 200));
    expect(pickedRecipes(await fetchFilter(id)).toSorted()).toEqual(numbers.map(buildId));
  });

  it('are not listed where every recipe is included', async () => {
    const id = await create('');
    succeeded(await pick(id, { add: [buildId(1)] }));
    expect(await fetchFilter(id)).toBe('');
  });

  it('are refused when there is no room, and all of them', async () => {
    const id = await create('id IN []');
    const many = Array.from({ length: maxPickedRecipes }, (_, at) => buildId(at));
    succeeded(await pick(id, { add: many }));
    expect(await pick(id, { add: [buildId(900)] })).toMatchObject({
      status: 400,
      body: { detail: { message: 'This cookbook has no room for more recipes chosen by hand' } },
    });
    expect((await pick(id, { add: [...many, buildId(900)] })).status).toBe(422);
    expect(pickedRecipes(await fetchFilter(id))).toHaveLength(maxPickedRecipes);
  });

  it('are asked of a cookbook of the household only', async () => {
    const stranger = server.as(await server.member());
    const id = await create('id IN []');
    expect((await stranger.patch(`${root}/${id}/recipes`, { add: [buildId(1)] })).status).toBe(404);
    expect(await fetchFilter(id)).toBe('id IN []');
  });
});

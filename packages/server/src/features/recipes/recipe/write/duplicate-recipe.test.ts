import { beforeAll, expect, it } from 'vitest';
import { Recipe } from '@hearth/contract';
import { plain } from '../../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../../testing/multipart-body.ts';
import { succeeded } from '../../../../testing/test-client.ts';
import { describeServer } from '../../../../testing/describe-server.ts';
import type { TestMember } from '../../../../testing/test-server.ts';

describeServer('copying recipes', { cook: {} }, ({ server, cook }) => {
  let housemate: TestMember;
  beforeAll(async () => {
    housemate = await server.housemate(cook);
  });

  const makeCopy = async (as: TestMember, slug: string, body: object = {}) =>
    Recipe.parse(succeeded(await server.as(as).post(`/api/recipes/${slug}/duplicate`, body)));

  it('a copy belongs to the user who makes it and has the content of the original', async () => {
    const original = await server.as(cook).cook('Original', {
      description: 'd',
      tags: ['Quick'],
      notes: [{ title: 't', text: 'x' }],
      extras: { a: 'b' },
      nutrition: { calories: '1' },
      createdAt: '2020-01-02T03:04:05Z',
      dateAdded: '2020-01-02',
      lastMade: '2021-02-03T04:05:06.5Z',
      settings: { locked: true, showNutrition: true },
    });
    await server.as(cook).post(`/api/users/${cook.id}/ratings/original`, { rating: 4 });
    const copy = await makeCopy(housemate, 'original');
    const {
      id: _id,
      slug: _slug,
      name: _name,
      userId: _user,
      dateUpdated: _d,
      updatedAt: _u,
      recipeIngredient: _i,
      recipeInstructions: _s,
      ...kept
    } = original;
    expect(copy).toMatchObject({
      ...kept,
      rating: 4,
      name: 'Original (1)',
      slug: 'original-1',
      userId: housemate.id,
      comments: [],
    });
    expect(copy.id).not.toBe(original.id);
  });

  it('a copy may have another name', async () => {
    await server.as(cook).cook('Pattern');
    expect(await makeCopy(cook, 'pattern', { name: 'From the pattern' })).toMatchObject({
      slug: 'from-the-pattern',
    });
    expect((await server.as(cook).post('/api/recipes/pattern/duplicate', { name: ' ' })).status).toBe(422);
  });

  it('steps of the copy point to its own ingredients and name its own id', async () => {
    const referenceId = crypto.randomUUID();
    const original = await server.as(cook).cook('Pointing', {
      recipeIngredient: [{ note: 'egg', referenceId }],
      recipeInstructions: [{ text: 'x', ingredientReferences: [{ referenceId }] }],
    });
    await server.as(cook).patch(`/api/recipes/${original.slug}`, {
      recipeInstructions: [
        { text: `see /assets/${original.id}/a.png`, ingredientReferences: [{ referenceId }] },
      ],
    });
    const copy = await makeCopy(cook, original.slug);
    const [ingredient] = copy.recipeIngredient;
    const [step] = copy.recipeInstructions;
    expect(ingredient?.referenceId).not.toBe(referenceId);
    expect(step?.ingredientReferences).toEqual([{ referenceId: ingredient?.referenceId }]);
    expect(step?.text).toBe(`see /assets/${copy.id}/a.png`);
  });

  it('copies made at once all get names of their own, as many as there are', async () => {
    const client = server.as(cook);
    const { id } = await client.cook('Many copies');
    const copies = await Promise.all(
      Array.from({ length: 12 }, () => client.post(`/api/recipes/${id}/duplicate`, {})),
    );
    expect(copies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    expect(await client.names({ search: '"many copies"', perPage: -1 })).toHaveLength(13);
  });

  it('changing the copy leaves the original as it was', async () => {
    const original = await server.as(cook).cook('Untouched', { notes: [{ title: 'a', text: 'b' }] });
    const copy = await makeCopy(cook, original.slug);
    await server.as(cook).patch(`/api/recipes/${copy.slug}`, { notes: [], description: 'changed' });
    expect(await server.as(cook).recipe(original.slug)).toEqual(original);
  });

  it('a recipe without ingredients and steps is copied without any', async () => {
    const original = await server.as(cook).cook('Bare', { recipeIngredient: [], recipeInstructions: [] });
    expect(await makeCopy(cook, original.slug)).toMatchObject({
      recipeIngredient: [],
      recipeInstructions: [],
    });
  });

  it('the picture is copied under an address of its own', async () => {
    const original = await server.as(cook).cook('Pictured');
    const form = multipart({ image: { file: await plain(30, 20).png().toBuffer() }, extension: 'png' });
    await server.as(cook).put('/api/recipes/pictured/image', form.payload, form.headers);
    const before = await server.as(cook).recipe('pictured');
    const copy = await makeCopy(cook, 'pictured');
    expect(copy.image).not.toBe(before.image);
    const bytes = async (id: string) =>
      (await server.nobody.get(`/api/media/recipes/${id}/images/original.webp`)).bytes;
    const picture = await bytes(original.id);
    expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
    expect(await bytes(copy.id)).toEqual(picture);
    await server.as(cook).delete('/api/recipes/pictured');
    await server.workOff();
    expect(await bytes(copy.id)).toEqual(picture);
  });

  it('a recipe of another group cannot be copied', async () => {
    const { slug, id } = await server.as(cook).cook('Ours');
    const stranger = server.as(await server.member());
    for (const key of [slug, id]) {
      expect((await stranger.post(`/api/recipes/${key}/duplicate`, {})).status).toBe(404);
    }
  });
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findCircle, maxLinkDepth, measureDepth } from '@hearth/domain/recipes/linked';
import { describeServer } from '../../../../testing/describe-server.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const at = fc.nat({ max: names.length - 1 });

/** An edit of a small library: what a person does next. */
const edits = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('link'),
        outer: at,
        inner: fc.uniqueArray(at, { maxLength: 3 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('many'), outer: at, inner: fc.tuple(at, at) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('trash', 'restore', 'back'), outer: at }) },
  ),
  { minLength: 5, maxLength: 25 },
);

describeServer('links between recipes after any order of edits', ({ server }) => {
  const cookAll = async (client: TestClient) => {
    const ids: string[] = [];
    for (const name of names)
      ids.push((await client.cook(name, { recipeIngredient: [{ note: 'salt' }] })).id);
    return ids;
  };

  it('make no circle and no chain that is too deep', async () => {
    const property = fc.asyncProperty(edits, async (made) => {
      const client = server.as(await server.member());
      const ids = await cookAll(client);
      const lines = (inner: readonly number[]) =>
        inner.map((one) => ({ referencedRecipe: { id: ids[one] } }));
      for (const edit of made) {
        const id = ids[edit.outer] ?? '';
        const answer =
          edit.kind === 'link' && 'inner' in edit
            ? await client.patch(`/api/recipes/${id}`, { recipeIngredient: lines(edit.inner) })
            : edit.kind === 'many' && 'inner' in edit
              ? await client.patch('/api/recipes', [
                  { id, recipeIngredient: lines(edit.inner.slice(0, 1)) },
                  { id: ids[edit.inner[0] ?? 0], recipeIngredient: lines(edit.inner.slice(1)) },
                ])
              : edit.kind === 'trash'
                ? await client.delete(`/api/recipes/${id}`)
                : edit.kind === 'restore'
                  ? await client.post(`/api/recipes/trash/items/${id}/restore`, {})
                  : await goBack(client, id);
        expect([200, 404, 409, 422]).toContain(answer?.status ?? 200);
        server.clock.advance(3_600_000);
      }
      for (const id of ids) await client.post(`/api/recipes/trash/items/${id}/restore`, {});
      const links = (await Promise.all(ids.map((id) => client.recipe(id)))).flatMap(
        ({ id: outer, recipeIngredient }) =>
          recipeIngredient.flatMap(({ referencedRecipe }) =>
            referencedRecipe ? [{ outer, inner: referencedRecipe.id }] : [],
          ),
      );
      expect(ids.map((id) => findCircle(links, id))).toEqual(ids.map(() => null));
      expect(Math.max(...ids.map((id) => measureDepth(links, id)))).toBeLessThanOrEqual(maxLinkDepth);
    });
    await fc.assert(property, { numRuns: 6, seed: 36, endOnFailure: true });
  }, 120_000);

  const goBack = async (client: TestClient, id: string) => {
    const { status, body } = await client.get(`/api/recipes/${id}/history`);
    const state = status === 200 ? Object(body).at(-1) : undefined;
    return state === undefined ? undefined : client.post(`/api/recipes/${id}/history/${state.id}/restore`);
  };
});

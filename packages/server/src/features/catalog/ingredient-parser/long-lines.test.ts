import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ParsedIngredient } from '@hearth/contract';
import { WorkerPool } from '../../../platform/workers/worker-pool.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { TestServer } from '../../../testing/test-server.ts';
import { turnsDuring } from '../../../testing/watch-turns.ts';

/** As long as the contract allows. */
const longest = 2_000;
const words = 'cups finely chopped onions and unsalted butter or 3 tablespoons of olive oil '.repeat(40);
const longLines = Array.from({ length: 60 }, (_, at) => `${at + 1} ${words}`.slice(0, longest));

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await TestServer.start('sqlite');
  client = server.as(await server.member({ rights: ['canOrganize'] }));
});
afterAll(() => server.stop());

const read = async (ingredients: readonly string[]) =>
  succeeded(await client.post('/api/parser/ingredients', { ingredients })) as ParsedIngredient[];

it('others have their turn while long lines are read', async () => {
  await read(['1 cup flour']);
  const turns = await turnsDuring(() => read(longLines));
  expect(turns).toBeGreaterThan(longLines.length);
});

it('long lines are read in the thread, ten at a time, and short ones are not', async () => {
  const run = vi.spyOn(WorkerPool.prototype, 'run');
  await read(['1 cup flour']);
  expect(run).not.toHaveBeenCalled();
  await read(longLines);
  expect(run).toHaveBeenCalledTimes(longLines.length / 10);
  run.mockRestore();
});

it('long lines are read as they are one at a time, in their order', async () => {
  const parts = (lines: readonly ParsedIngredient[]) =>
    lines.map(({ input, language, ingredient: { quantity, unit, food, note } }) => ({
      input,
      language,
      quantity,
      note,
      unit: unit?.name,
      food: food?.name,
    }));
  const few = longLines.slice(0, 3);
  const alone = [];
  for (const line of few) alone.push(...(await read([line])));
  expect(parts(await read(few))).toEqual(parts(alone));
});

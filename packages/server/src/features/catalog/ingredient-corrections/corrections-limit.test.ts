import { beforeEach, expect, it } from 'vitest';
import { type IngredientCorrection, limits } from '@hearth/contract';
import { insertRows } from '../../../platform/db/queries/insert-rows.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';
import { organizer } from '../../../testing/test-people.ts';

const path = '/api/parser/corrections';
const most = limits.ingredientCorrections;

const suite: SuiteOptions = { cook: organizer, perTest: true };

describeServer('a group that has taught as much as it may', suite, ({ server, cook }) => {
  beforeEach(async () => {
    await server.platform.database.write(systemScope('test'), (tx) =>
      insertRows(
        tx,
        'ingredient_corrections',
        Array.from({ length: most }, (_, at) => buildRow(at)),
      ),
    );
  });

  /** A correction of each second before now; that of the highest number is the newest. */
  function buildRow(at: number) {
    return {
      id: server.platform.random.uuid(),
      group_id: cook.groupId,
      kind: 'preparation' as const,
      text: `word${at}`,
      text_key: `word${at}`,
      food_id: null,
      unit_id: null,
      note: '',
      quantity: null,
      created_at: storedInstant(new Date(server.clock.now().getTime() - (most - at) * 1000)),
    };
  }
  const teach = async (...texts: string[]) =>
    succeeded(
      await server.as(cook).post(path, {
        lines: [],
        corrections: texts.map((text) => ({ kind: 'preparation', text })),
      }),
    );
  const taught = async () => {
    const page = await server.as(cook).get(`${path}?perPage=-1`);
    return (succeeded(page) as { items: IngredientCorrection[] }).items.map(({ text }) => text);
  };

  it('keeps what it teaches now, and forgets the oldest', async () => {
    await teach('minced', 'smashed');
    const texts = await taught();
    expect(texts).toHaveLength(most);
    expect(texts.slice(0, 2).toSorted()).toEqual(['minced', 'smashed']);
    expect(texts).toContain(`word${most - 1}`);
    expect(texts).toContain('word2');
    expect(texts).not.toContain('word1');
    expect(texts).not.toContain('word0');
  });

  it('lists what was taught last first', async () => {
    const newest = Array.from({ length: 3 }, (_, back) => `word${most - 1 - back}`);
    const page = await server.as(cook).get(`${path}?perPage=3`);
    expect(Object(succeeded(page)).items).toMatchObject(newest.map((text) => ({ text })));
  });

  it('forgets nothing but the former correction of the same text', async () => {
    await teach('word7');
    const texts = await taught();
    expect(texts).toHaveLength(most);
    expect(texts[0]).toBe('word7');
    expect(texts).toContain('word0');
  });
});

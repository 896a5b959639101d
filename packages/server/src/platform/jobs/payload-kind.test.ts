import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../testing/describe-server.ts';
import { systemScope } from '../db/scope.ts';
import { Deliveries } from '../deliveries/deliveries.ts';
import { createLog } from '../log/log.ts';
import { Jobs } from './jobs.ts';
import { defineDelivery, defineJob } from './payload-kind.ts';

const scope = systemScope('test');
const Payload = z.object({ recipeId: z.string() });
/** A kind of an earlier release with the same name and other payloads. */
const job = { earlier: defineJob('task', z.unknown()), now: defineJob('task', Payload) };
const delivery = { earlier: defineDelivery('message', z.unknown()), now: defineDelivery('message', Payload) };

describeServer('stored payloads that a handler cannot read', { perTest: true }, ({ server }) => {
  let lines: string[];
  beforeEach(async () => {
    lines = [];
  });

  const foundation = () => ({
    ...server.platform,
    log: createLog({ level: 'warn', output: { write: (line) => void lines.push(line) } }),
  });
  const reader = () => server.platform.database.read(scope);

  it('make a job fail at once, with the reason in the log, and the others go on', async () => {
    const jobs = new Jobs(foundation());
    const seen: string[] = [];
    jobs.handle(job.now, async ({ recipeId }) => void seen.push(recipeId));
    await server.platform.database.write(scope, async (tx) => {
      for (const payload of [{ recipeId: 5 }, { recipeId: 'soup' }, null])
        await jobs.enqueue(tx, job.earlier, payload);
    });
    await jobs.workOff();
    expect(seen).toEqual(['soup']);
    expect(await reader().selectFrom('jobs').selectAll().execute()).toMatchObject([
      { attempts: 1, failed_at: expect.any(String) },
      { attempts: 1, failed_at: expect.any(String) },
    ]);
    expect(lines.join('')).toContain(
      'the payload of the job task cannot be read: recipeId: Invalid input: expected string, received number',
    );
  });

  it('make a delivery a dead letter at once, with the reason in the log, and its lane goes on', async () => {
    const deliveries = new Deliveries(foundation());
    const [seen, given]: [string[], unknown[]] = [[], []];
    deliveries.handle(delivery.now, async ({ recipeId }) => void seen.push(recipeId), {
      onDeadLetter: async (_, payloads) => void given.push(...payloads),
    });
    const sent = [{ recipe: 'x' }, { recipeId: 'soup' }].map((payload) => ({
      lane: 'a',
      receiver: 'A',
      payload,
    }));
    await server.platform.database.write(scope, (tx) => deliveries.enqueue(tx, delivery.earlier, sent));
    await deliveries.workOff();
    expect([seen, given]).toEqual([['soup'], []]);
    const reason =
      'the payload of the delivery message cannot be read: recipeId: Invalid input: expected string, received undefined';
    expect(await reader().selectFrom('given_up_deliveries').selectAll().execute()).toMatchObject([
      { payload: '{"recipe":"x"}', reason },
    ]);
    expect(await reader().selectFrom('deliveries').selectAll().execute()).toEqual([]);
    expect(lines.join('')).toContain(reason);
  });
});

/** Code that must not compile. Nothing here runs. */
export function mistakes(jobs: Jobs, deliveries: Deliveries, tx: Parameters<Jobs['enqueue']>[0]): void {
  // @ts-expect-error the payload of another kind
  void jobs.enqueue(tx, job.now, { userId: 'x' });
  // @ts-expect-error a job is not a delivery
  void jobs.enqueue(tx, delivery.now, { recipeId: 'x' });
  // @ts-expect-error the handler of another payload
  jobs.handle(job.now, async ({ userId }: { userId: string }) => void userId);
  // @ts-expect-error the payload of another kind
  void deliveries.enqueue(tx, delivery.now, [{ lane: 'a', receiver: 'A', payload: { userId: 'x' } }]);
}

it('a payload of another kind does not compile', () => {
  expect(mistakes).toBeTypeOf('function');
});

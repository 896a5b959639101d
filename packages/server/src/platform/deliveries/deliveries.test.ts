import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { openPlatform } from '../../open-platform.ts';
import { describeServer } from '../../testing/describe-server.ts';
import { defineDelivery } from '../jobs/payload-kind.ts';
import { systemScope } from '../db/scope.ts';
import { Deliveries, MessageRefusedError } from './deliveries.ts';
import { dropDeliveries, listDeadLetters, retryDeliveries } from './dead-letters.ts';

/** Generous, because a busy machine is slow; a missing result still fails the test. */
const patience = { timeout: 10_000 };

const scope = systemScope('test');
const message = defineDelivery('message', z.unknown());
const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

describeServer('deliveries', { perTest: true }, ({ server, engine }) => {
  let deliveries: Deliveries;
  beforeEach(async () => {
    deliveries = worker();
  });

  const worker = (options = {}) => new Deliveries({ ...server.platform, ...options });
  const enqueue = (...sent: [lane: string, payload: unknown][]) =>
    server.platform.database.write(scope, (tx) =>
      deliveries.enqueue(
        tx,
        message,
        sent.map(([lane, payload]) => ({ lane, receiver: `who has ${lane}`, payload })),
      ),
    );
  const waiting = () => server.platform.database.read(scope).selectFrom('deliveries').selectAll().execute();
  const lanes = () => server.platform.database.read(scope).selectFrom('delivery_lanes').selectAll().execute();

  /** A gate that a handler waits at until the test opens it. */
  function gate() {
    let open: () => void = () => undefined;
    const passed = new Promise<void>((resolve) => (open = resolve));
    return { passed, open };
  }

  it('arrive once, in the order of their lane, and leave no rows behind', async () => {
    const seen: unknown[] = [];
    deliveries.handle(message, async (payload) => void seen.push(payload));
    await enqueue(['a', 1], ['a', 2], ['a', 3]);
    await deliveries.workOff();
    await deliveries.workOff();
    expect(seen).toEqual([1, 2, 3]);
    expect([await waiting(), await lanes()]).toEqual([[], []]);
  });

  it('are not sent if the transaction fails', async () => {
    const failing = server.platform.database.write(scope, async (tx) => {
      await deliveries.enqueue(tx, message, [{ lane: 'a', receiver: 'A', payload: 1 }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await waiting()).toEqual([]);
  });

  it('to a slow receiver delay no other lane, and each lane sends one message at a time', async () => {
    const { passed, open } = gate();
    const seen: string[] = [];
    let slowAtOnce = 0;
    let maxSlow = 0;
    deliveries.handle(message, async (payload) => {
      if (payload === 'slow') {
        slowAtOnce += 1;
        maxSlow = Math.max(maxSlow, slowAtOnce);
        await passed;
        slowAtOnce -= 1;
      }
      seen.push(String(payload));
    });
    await enqueue(['slow', 'slow'], ['slow', 'slow'], ['b', 'b'], ['c', 'c']);
    const working = deliveries.workOff();
    await expect.poll(() => seen.toSorted(), patience).toEqual(['b', 'c']);
    open();
    await working;
    expect(seen.filter((payload) => payload === 'slow')).toHaveLength(2);
    expect(maxSlow).toBe(1);
  });

  it('run at most sixteen at a time', async () => {
    const { passed, open } = gate();
    let atOnce = 0;
    let most = 0;
    deliveries.handle(message, async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await passed;
      atOnce -= 1;
    });
    await enqueue(...Array.from({ length: 20 }, (_, index): [string, number] => [`lane ${index}`, index]));
    const working = deliveries.workOff();
    await expect.poll(() => atOnce, patience).toBe(16);
    open();
    await working;
    expect(most).toBe(16);
    expect(await waiting()).toEqual([]);
  });

  it('to a receiver that is down wait with exponential backoff and become dead letters after a day', async () => {
    const longest = { ...server.platform.random, int: () => 0 };
    deliveries = worker({ random: longest });
    const tries: number[] = [];
    const started = server.clock.now().getTime();
    deliveries.handle(message, async (payload) => {
      if (payload !== 'down') return;
      tries.push(Math.floor((server.clock.now().getTime() - started) / 5_000));
      throw new Error('connection refused');
    });
    await enqueue(['down', 'down'], ['down', 'down'], ['up', 'up']);
    for (let step = 0; step < 13; step += 1) {
      await deliveries.workOff();
      server.clock.advance(5_000);
    }
    expect(tries).toEqual([0, 1, 3, 7]);
    expect(await waiting()).toHaveLength(2);
    server.clock.advance(dayMs);
    await deliveries.workOff();
    expect(await waiting()).toEqual([]);
    expect(tries).toHaveLength(5);
  });

  it('that failed together are retried at different moments', async () => {
    const drawn = [0, 2000];
    const random = { ...server.platform.random, int: () => drawn.shift() ?? 0 };
    const now = server.clock.now();
    deliveries = worker({ random, clock: { now: () => now } });
    deliveries.handle(message, async () => {
      throw new Error('connection refused');
    });
    await enqueue(['a', 1], ['b', 2]);
    await deliveries.workOff();
    const delays = (await lanes()).map(({ paused_until }) => Date.parse(paused_until ?? '') - now.getTime());
    expect(delays.toSorted((a, b) => a - b)).toEqual([3000, 5000]);
  });

  it('that fail become dead letters with a reason until they are retried or dropped', async () => {
    const seen: unknown[] = [];
    const notified: unknown[] = [];
    const foundation = { database: server.platform.database, deliveries };
    const deadLetters = () => listDeadLetters(foundation, 10);
    let isDown = true;
    const deliver = async (payload: unknown) => {
      if (isDown) throw new Error('connection refused');
      seen.push(payload);
    };
    const onDeadLetter = async (_: unknown, payloads: readonly unknown[], error: unknown) =>
      void notified.push(...payloads, String(error));
    deliveries.handle(message, deliver, { expiresAfterMs: 60 * minuteMs, onDeadLetter });
    await enqueue(['a', 1], ['a', 2], ['a', 3]);
    await deliveries.workOff();
    server.clock.advance(59 * minuteMs);
    await deliveries.workOff();
    expect(await deadLetters()).toEqual([]);
    server.clock.advance(15 * minuteMs);
    await deliveries.workOff();
    expect(await waiting()).toEqual([]);
    expect(notified).toEqual([1, 2, 3, 'Error: connection refused']);
    const [third, second, first] = await deadLetters();
    expect(first).toMatchObject({ name: 'message', receiver: 'who has a', reason: 'connection refused' });
    isDown = false;
    expect(await retryDeliveries(foundation, second?.id ?? 0)).toBe(1);
    await deliveries.workOff();
    expect(seen).toEqual([2]);
    expect(await dropDeliveries(foundation, third?.id ?? 0)).toBe(1);
    expect(await retryDeliveries(foundation, 'all')).toBe(1);
    await deliveries.workOff();
    expect(seen).toEqual([2, 1]);
    expect([await deadLetters(), await dropDeliveries(foundation, 'all')]).toEqual([[], 0]);
  });

  it('are pruned from the dead letters after 30 days, when the next dead letter is stored', async () => {
    deliveries.handle(message, () => Promise.reject(new Error('no')), { expiresAfterMs: minuteMs });
    for (const days of [0, 29, 31]) {
      await enqueue(['a', days]);
      server.clock.advance(days * dayMs + 15 * minuteMs);
      await deliveries.workOff();
    }
    const deadLetters = await listDeadLetters({ database: server.platform.database, deliveries }, 10);
    expect(deadLetters).toHaveLength(1);
  });

  it('are retried immediately on request', async () => {
    let tries = 0;
    deliveries.handle(message, () => Promise.reject(new Error(`try ${(tries += 1)}`)));
    await enqueue(['a', 1]);
    await deliveries.workOff();
    await deliveries.workOff();
    expect(tries).toBe(1);
    await server.platform.database.write(scope, (tx) => deliveries.resumeLanes(tx, ['a']));
    await deliveries.workOff();
    expect(tries).toBe(2);
  });

  it('continue when the receiver answers again', async () => {
    let isDown = true;
    const seen: unknown[] = [];
    deliveries.handle(message, async (payload) => {
      if (isDown) throw new Error('connection refused');
      seen.push(payload);
    });
    await enqueue(['a', 1], ['a', 2]);
    await deliveries.workOff();
    isDown = false;
    await deliveries.workOff();
    expect(seen).toEqual([]);
    server.clock.advance(6_000);
    await deliveries.workOff();
    expect(seen).toEqual([1, 2]);
    expect(await lanes()).toEqual([]);
  });

  it('that are refused do not block their lane and become dead letters after eight attempts', async () => {
    const seen: unknown[] = [];
    deliveries.handle(message, async (payload) => {
      seen.push(payload);
      if (payload === 'bad') throw new MessageRefusedError('too long');
    });
    await enqueue(['a', 'bad'], ['a', 'good']);
    await deliveries.workOff();
    expect(seen).toEqual(['bad', 'good']);
    for (let step = 0; step < 12; step += 1) {
      server.clock.advance(15 * minuteMs);
      await deliveries.workOff();
    }
    expect(seen.filter((payload) => payload === 'bad')).toHaveLength(8);
    expect(await waiting()).toEqual([]);
  });

  it('leased by a killed process are taken over when the lease expires', async () => {
    const never = gate();
    const killed = worker();
    let held = 0;
    killed.handle(message, async () => {
      held += 1;
      await never.passed;
    });
    const seen: unknown[] = [];
    deliveries.handle(message, async (payload) => void seen.push(payload));
    await enqueue(['a', 1], ['a', 2]);
    void killed.workOff();
    await expect.poll(() => held, patience).toBe(1);
    await deliveries.workOff();
    expect(seen).toEqual([]);
    server.clock.advance(minuteMs + 1000);
    await deliveries.workOff();
    expect(seen).toEqual([1, 2]);
  });

  it('arrive once each although two processes deliver', async () => {
    const seen: unknown[] = [];
    const { platform } = server;
    const other = engine === 'postgres' ? await openPlatform(platform.settings, platform.log) : null;
    const workers = [deliveries, worker(other === null ? {} : { database: other.database })];
    for (const one of workers) one.handle(message, async (payload) => void seen.push(payload));
    const sent = Array.from({ length: 40 }, (_, index): [string, number] => [`lane ${index % 7}`, index]);
    await enqueue(...sent);
    await Promise.all(workers.map((one) => one.workOff()));
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(sent.map(([, payload]) => payload));
    expect(await waiting()).toEqual([]);
    await other?.database.close();
  });

  it('are sent without a poll after the transaction commits', async () => {
    const seen: unknown[] = [];
    deliveries.handle(message, async (payload) => void seen.push(payload));
    deliveries.start();
    await enqueue(['a', 1]);
    await expect.poll(() => seen, patience).toEqual([1]);
    await deliveries.stop();
    await enqueue(['a', 2]);
    await deliveries.stop();
    expect(seen).toEqual([1]);
  });
});

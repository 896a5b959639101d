import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { DeadLetterWork } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { defineDelivery, defineJob } from '../../../platform/jobs/payload-kind.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';

const root = '/api/admin/jobs/given-up';
const scope = systemScope('test');
const task = defineJob('task', z.unknown());
const letter = defineDelivery('letter', z.unknown());
const hourMs = 3_600_000;

const suite: SuiteOptions = { env: { TOKEN_TIME: '9000' }, cook: { admin: true } };

describeServer('dead letters', suite, ({ server, client: administrator }) => {
  let isBroken = true;
  const done: unknown[] = [];
  const work = async (payload: unknown) => {
    if (isBroken) throw new Error(`no luck with ${String(payload)}`);
    done.push(payload);
  };
  beforeAll(async () => {
    server.platform.jobs.handle(task, work);
    server.platform.deliveries.handle(letter, work, { expiresAfterMs: hourMs });
  });
  beforeEach(async () => {
    await administrator.delete(root);
    isBroken = true;
    done.length = 0;
    await server.platform.database.write(scope, async (tx) => {
      await server.platform.jobs.enqueue(tx, task, 'a job');
      const sent = { lane: 'nobody', receiver: 'The neighbours', payload: 'a letter' };
      await server.platform.deliveries.enqueue(tx, letter, [sent]);
    });
    for (let step = 0; step < 8; step += 1) {
      await workOff();
      server.clock.advance(hourMs);
    }
    isBroken = false;
  });

  async function workOff(): Promise<void> {
    await server.platform.jobs.workOff();
    await server.platform.deliveries.workOff();
  }
  const list = async () => z.array(DeadLetterWork).parse(succeeded(await administrator.get(root)));
  const readId = async (kind: string) => (await list()).find((one) => one.kind === kind)?.id ?? '';

  it('is listed with what, when and why, the latest first', async () => {
    const [job, message] = await list();
    expect(job).toMatchObject({
      kind: 'job',
      name: 'task',
      receiver: '',
      reason: 'Error: no luck with a job',
    });
    expect(message).toMatchObject({
      kind: 'message',
      name: 'letter',
      receiver: 'The neighbours',
      reason: 'no luck with a letter',
    });
    expect(Date.parse(job?.givenUpAt ?? '')).toBeGreaterThan(Date.parse(message?.givenUpAt ?? ''));
    expect(Date.parse(message?.givenUpAt ?? '')).toBeGreaterThan(Date.parse(message?.createdAt ?? ''));
    await workOff();
    expect(done).toEqual([]);
  });

  it('one is tried again as if it were new', async () => {
    expect(await administrator.post(`${root}/${await readId('message')}/retry`)).toMatchObject({
      status: 202,
      body: null,
    });
    await workOff();
    expect(done).toEqual(['a letter']);
    await administrator.post(`${root}/${await readId('job')}/retry`);
    await workOff();
    expect(done).toEqual(['a letter', 'a job']);
    expect(await list()).toEqual([]);
  });

  it('one is dropped and never tried again', async () => {
    const ids = [await readId('job'), await readId('message')];
    for (const id of ids) expect(await administrator.delete(`${root}/${id}`)).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
    for (const id of [...ids, 'message-x', 'job-1', 'something']) {
      expect((await administrator.delete(`${root}/${id}`)).status).toBe(404);
      expect((await administrator.post(`${root}/${id}/retry`)).status).toBe(404);
    }
    await workOff();
    expect(done).toEqual([]);
  });

  it('all is tried again, or dropped', async () => {
    await administrator.post(`${root}/retry`);
    await workOff();
    expect(done.toSorted()).toEqual(['a job', 'a letter']);
  });

  it('work that waits is neither tried nor dropped with it', async () => {
    const enqueue = () =>
      server.platform.database.write(scope, (tx) => server.platform.jobs.enqueue(tx, task, 'later'));
    await enqueue();
    await administrator.delete(root);
    await workOff();
    expect(done).toEqual(['later']);
  });
});

import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { describeServer } from '../../testing/describe-server.ts';
import { systemScope } from '../db/scope.ts';
import { Deliveries } from '../deliveries/deliveries.ts';
import { createLog } from '../log/log.ts';
import { Jobs } from './jobs.ts';
import { defineDelivery, defineJob } from './payload-kind.ts';

const scope = systemScope('test');
const job = defineJob('task', z.null());
const delivery = defineDelivery('message', z.null());

describeServer('a transaction of the program that fails', ({ server }) => {
  const lines: string[] = [];
  beforeEach(() => void lines.splice(0));

  const foundation = () => ({
    ...server.platform,
    log: createLog({ level: 'warn', output: { write: (line) => void lines.push(line) } }),
  });
  /** Work whose transaction breaks a constraint. */
  const breakRule = () =>
    server.platform.database.write(systemScope('count the spoons'), async (tx) => {
      for (const value of ['1', '2'])
        await tx.insertInto('site_settings').values({ name: 'x', value }).execute();
    });
  const logged = () => lines.map((line) => JSON.parse(line) as object);

  it('names its purpose in the log of a failed job', async () => {
    const jobs = new Jobs(foundation());
    jobs.handle(job, breakRule);
    await server.platform.database.write(scope, (tx) => jobs.enqueue(tx, job, null));
    await jobs.workOff();
    expect(logged()).toMatchObject([
      { msg: 'a job failed', job: 'task', err: { purpose: 'count the spoons', message: expect.any(String) } },
    ]);
  });

  it('names its purpose in the log of a failed delivery', async () => {
    const deliveries = new Deliveries(foundation());
    deliveries.handle(delivery, breakRule);
    const sent = [{ lane: 'a', receiver: 'A', payload: null }];
    await server.platform.database.write(scope, (tx) => deliveries.enqueue(tx, delivery, sent));
    await deliveries.workOff();
    expect(logged()).toMatchObject([{ msg: 'a message did not arrive', purpose: 'count the spoons' }]);
  });

  it('does not name another purpose for an error outside of it', async () => {
    const jobs = new Jobs(foundation());
    jobs.handle(job, () => Promise.reject(new Error('no luck')));
    await server.platform.database.write(scope, (tx) => jobs.enqueue(tx, job, null));
    await jobs.workOff();
    expect(logged().map((line) => 'err' in line && line.err)).toEqual([
      expect.not.objectContaining({ purpose: expect.anything() }),
    ]);
  });
});

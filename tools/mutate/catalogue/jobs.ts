import type { Mutation } from '../mutation.ts';

const platform = 'packages/server/src/platform';
const features = 'packages/server/src/features';

/** Work after the commit, work of the schedule, and messages to other programs. */
export const jobs: readonly Mutation[] = [
  {
    name: 'PostgreSQL: two processes claim ordered work without the advisory lock',
    file: `${platform}/jobs/jobs.repository.ts`,
    find: "  if (tx.dialect.engine === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(${orderLock})`);\n",
    replace: '',
    tests: [`${platform}/jobs/job-order.test.ts`],
  },
  {
    name: 'ordered work begins while other ordered work is being done',
    file: `${platform}/jobs/jobs.repository.ts`,
    find: '  if (held !== undefined) return undefined;\n',
    replace: '',
    tests: [`${platform}/jobs/schedules.test.ts`],
  },
  {
    name: 'PostgreSQL: two processes start at once and plan scheduled work twice',
    file: `${platform}/jobs/jobs.repository.ts`,
    find: 'lock table jobs in share row exclusive mode',
    replace: 'select 1',
    tests: [`${platform}/jobs/job-order.test.ts`],
  },
  {
    name: 'a worker that lost its job to another one writes to it',
    file: `${platform}/jobs/jobs.repository.ts`,
    find: "  await tx.updateTable('jobs').set(change).where('id', '=', id).where('attempts', '=', attempts).execute();",
    replace:
      "  await tx.updateTable('jobs').set(change).where('id', '=', id).where('attempts', '<=', attempts + 9).execute();",
    tests: [`${platform}/jobs/jobs.test.ts`],
  },
  {
    name: 'a late worker deletes the job that another one has taken over',
    file: `${platform}/jobs/jobs.repository.ts`,
    find: "  await tx.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).execute();",
    replace:
      "  await tx.deleteFrom('jobs').where('id', '=', id).where('attempts', '>=', attempts).execute();",
    tests: [`${platform}/jobs/jobs.test.ts`],
  },
  {
    name: 'a job is given to a second worker while the first one holds it',
    file: `${platform}/jobs/jobs.repository.ts`,
    find: "\n    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]));",
    replace: ';',
    tests: [`${platform}/jobs/jobs.test.ts`],
  },
  {
    name: 'a job that fails is not tried again',
    file: `${platform}/jobs/worker.ts`,
    find: 'const mostAttempts = 8;',
    replace: 'const mostAttempts = 1;',
    tests: [`${platform}/jobs/jobs.test.ts`],
  },
  {
    name: 'the lease of a long job is not renewed',
    file: `${platform}/jobs/worker.ts`,
    find: 'const timer = setInterval(() => void renew(), renewLeaseEvery);',
    replace: 'const timer = setTimeout(() => void renew, renewLeaseEvery);',
    tests: [`${platform}/jobs/jobs.test.ts`],
  },
  {
    name: 'only the first hundred of the trash are purged',
    file: `${features}/trash/trash.service.ts`,
    find: '    count = deleted.length;',
    replace: '    count = Math.min(deleted.length, 0);',
    tests: [`${features}/trash/purge-trash.test.ts`],
  },
  {
    name: 'purged recipes leave their files behind',
    file: `${features}/trash/trash.service.ts`,
    find: '      await deleteFilesLater(platform, tx, ids);\n',
    replace: '',
    tests: [`${features}/trash/trash.test.ts`],
  },
  {
    name: 'the trash is purged before its time',
    file: `${features}/trash/trash.service.ts`,
    find: '- keptMs(platform)));\n  let count',
    replace: '));\n  let count',
    tests: [`${features}/trash/trash.test.ts`],
  },
  {
    name: 'a receiver that is down is given up at once',
    file: `${platform}/net/passing-failures.ts`,
    find: "['name', 'connect', 'protocol', 'busy']",
    replace: "['name', 'protocol', 'busy']",
    tests: [`${platform}/net/passing-failures.test.ts`],
  },
  {
    name: 'webhooks: a receiver that is down is given up at once',
    file: `${features}/webhooks/send-webhook.ts`,
    find: 'status: null, mayPass: isPassingFailure(error) }',
    replace: 'status: null, mayPass: false }',
    tests: [`${features}/webhooks/failing-receivers.test.ts`],
  },
  {
    name: 'a status that may pass is final',
    file: `${platform}/net/passing-failures.ts`,
    find: 'return status >= 500 || passingStatuses.has(status);',
    replace: 'return passingStatuses.has(status);',
    tests: [`${platform}/net/passing-failures.test.ts`],
  },
  {
    name: 'a 4xx of one event stops its lane',
    file: `${features}/notifiers/deliver-event.ts`,
    find: "new Set(['400', '413', '415', '422'])",
    replace: 'new Set<string>()',
    tests: [`${features}/notifiers/deliver-event.test.ts`],
  },
  {
    name: 'a message that its receiver refuses stops its lane',
    file: `${platform}/deliveries/deliveries.ts`,
    find: 'error instanceof MessageRefusedError ? this.#putBack : this.#rest',
    replace: 'this.#rest',
    tests: [`${platform}/deliveries/deliveries.test.ts`],
  },
  {
    name: 'two messages of one lane are on their way at once',
    file: `${platform}/deliveries/deliveries.ts`,
    find: 'const leaseMs = 60_000;',
    replace: 'const leaseMs = 0;',
    tests: [`${platform}/deliveries/deliveries.test.ts`],
  },
  {
    name: 'what is given up is not told to those who sent it',
    file: `${platform}/deliveries/deliveries.ts`,
    find: '    await this.#handlings.get(name)?.onGivenUp(tx, payloads, error);\n',
    replace: '',
    tests: [`${platform}/deliveries/deliveries.test.ts`],
  },
  {
    name: 'webhooks are sent once by each process that looks',
    file: `${features}/webhooks/due-webhooks.repository.ts`,
    find: "    .where('settled_until', '<', now)\n    .where(sql<boolean>`settled_until < (${day}) || 'T' || scheduled_time || 'Z'`)\n",
    replace: '',
    tests: [`${features}/webhooks/firing.test.ts`],
  },
  {
    name: 'webhook schedule: the offset of the wrong moment around a change of clocks',
    file: 'packages/domain/src/plain-dates/time-of-day.ts',
    find: '  return new Date(shown - aheadOfUtc(new Date(near), timeZone));',
    replace: '  return new Date(near);',
    tests: [
      'packages/domain/src/plain-dates/time-of-day.test.ts',
      'packages/domain/src/scheduled-times/scheduled-times.test.ts',
    ],
  },
  {
    name: 'a released migration is edited',
    file: `${platform}/db/migrations/0022-shopping-ticks.ts`,
    find: "'thing', text",
    replace: "'things', text",
    tests: [`${platform}/db/released-migrations.test.ts`],
  },
];

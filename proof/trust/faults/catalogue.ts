import type { Fault } from './fault.ts';

/** A write is acknowledged so many milliseconds before its commit: SQLite has others wait that long, PostgreSQL not. */
const acknowledgedFirst = (share: number, ms: number): Omit<Fault, 'name' | 'trial'> => ({
  file: 'packages/server/src/platform/db/database.ts',
  find: `    const result = await transact(async (connection) => {
      const open: OpenTransaction = { connection, isOpen: true };
      const tx = this.#transaction(scope, open, ending);
      const done = await this.#openTransaction.run(open, () => work(tx)).finally(() => (open.isOpen = false));
      if (shared !== undefined) await notifyAll(connection, [...ending.announced.values()]);
      return done;
    });`,
  replace: `    let acknowledge: (done: T) => void = () => undefined;
    const early = new Promise<T>((resolve) => (acknowledge = resolve));
    const committed = transact(async (connection) => {
      const open: OpenTransaction = { connection, isOpen: true };
      const tx = this.#transaction(scope, open, ending);
      const done = await this.#openTransaction.run(open, () => work(tx)).finally(() => (open.isOpen = false));
      if (shared !== undefined) await notifyAll(connection, [...ending.announced.values()]);
      if (Math.random() > ${share}) return done;
      acknowledge(done);
      await new Promise((resume) => setTimeout(resume, ${ms}));
      return done;
    });
    const result = await Promise.race([committed, early]);`,
  finds: /lost: \{"kind":"(?:item|recipe)/,
});

/** Bugs that the trials of durability have to see. */
export const faults: readonly Fault[] = [
  {
    ...acknowledgedFirst(0.1, 20),
    name: 'a write in ten is acknowledged before SQLite commits it',
    trial: 'crash loop on sqlite',
  },
  {
    ...acknowledgedFirst(0.4, 300),
    name: 'two writes in five are acknowledged before PostgreSQL commits it',
    trial: 'crash loop on postgres',
  },
  {
    name: 'the check of the database file finds every file sound',
    file: 'packages/server/src/platform/db/sqlite/damage/file-check-worker.ts',
    find: `.filter((finding) => finding !== 'ok')`,
    replace: `.filter(() => false)`,
    trial: 'flipped bytes',
    finds: /the check does not find the damage/,
  },
  {
    name: 'a server that cannot open its database does not say why',
    file: 'packages/server/src/main.ts',
    find: 'process.stderr.write(`${explainError(error)}\\n`);',
    replace: "process.stderr.write(explainError(error) === '' ? '' : 'It did not start');",
    trial: 'flipped bytes',
    finds: /The server ended with 1/,
  },
  {
    name: 'a backup of PostgreSQL is not of one moment',
    file: 'packages/server/src/platform/db/dump/database-snapshot.ts',
    find: 'begin isolation level repeatable read read only',
    replace: 'begin isolation level read committed read only',
    trial: 'backup of postgres under load, restored on postgres',
    finds: /half there|two of three lines|the backup failed/,
  },
  {
    name: 'PostgreSQL acknowledges what its disk does not have yet',
    file: 'packages/server/src/platform/db/postgres/open-postgres.ts',
    find: "openPool(poolSize, statementTimeoutMs, '')",
    replace: "openPool(poolSize, statementTimeoutMs, '-c synchronous_commit=off')",
    trial: 'two processes',
    finds: /lost: /,
  },
];

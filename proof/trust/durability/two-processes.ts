import { setTimeout as delay } from 'node:timers/promises';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { call, type Caller } from '../calls.ts';
import { milliseconds, percentile } from '../percentiles.ts';
import { type StartedServer, startServer } from '../started-server.ts';
import { type Context, judge, type Outcome, skip, type Trial } from '../trial.ts';
import { audit } from './audit.ts';
import { Journal } from './journal.ts';
import { type Ground, prepareGround } from './writers.ts';

const kills = { short: 3, long: 50 };
const requestsPerSecond = 100;
const recoveryMs = 2000;
const lifeMs = 1000;
/** A list takes this many kills before a new one is begun, within the limit of its items. */
const killsPerList = 4;

export const twoProcesses: Trial = {
  row: 'D9',
  name: 'two processes on one PostgreSQL',
  promise: 'nothing acknowledged is lost and only the killed process fails; the other recovers within 2 s',
  run: async (context) => {
    const server = await startServer(context, 'postgres');
    if (server === null) return skip('PostgreSQL is not installed');
    const journal = new Journal();
    const doomed = await HearthProcess.start({ env: { ...server.env, DATA_DIR: server.hearth.folder } });
    try {
      return await new KilledReplica(context, server, doomed, journal).run();
    } finally {
      journal.remove();
      await doomed.remove();
      await server.remove();
    }
  },
};

class KilledReplica {
  readonly #context: Context;
  readonly #lasting: HearthProcess;
  readonly #doomed: HearthProcess;
  readonly #journal: Journal;
  readonly #faults: string[] = [];
  readonly #recoveries: number[] = [];
  #requests = 0;
  #failedOnLasting = 0;
  #failedOnDoomed = 0;

  constructor(context: Context, { hearth }: StartedServer, doomed: HearthProcess, journal: Journal) {
    this.#context = context;
    this.#lasting = hearth;
    this.#doomed = doomed;
    this.#journal = journal;
  }

  async run(): Promise<Outcome> {
    const token = await this.#lasting.signIn();
    const [lasting, doomed] = [this.#lasting, this.#doomed].map(({ url }) => ({ url, token }));
    if (lasting === undefined || doomed === undefined) throw new Error('Two processes are expected');
    const count = kills[this.#context.isShort ? 'short' : 'long'];
    for (let done = 0; done < count; done += killsPerList)
      await this.#killSome(lasting, doomed, Math.min(killsPerList, count - done));
    const failed = this.#failedOnLasting;
    if (failed > 0) this.#faults.push(`${failed} requests failed on the process that was not killed`);
    await this.#restartDatabase(lasting);
    return judge(
      {
        kills: count,
        requests: this.#requests,
        acknowledged: this.#journal.length,
        'failed on the killed process': this.#failedOnDoomed,
        'failed on the other': failed,
        'writes again after PostgreSQL crashed': milliseconds(percentile(this.#recoveries, 1)),
      },
      this.#faults,
    );
  }

  async #killSome(lasting: Caller, doomed: Caller, count: number): Promise<void> {
    const ground = await prepareGround(lasting);
    const first = this.#journal.length;
    const load = { isRunning: true };
    const loading = this.#load(load, lasting, doomed, ground);
    for (let kill = 0; kill < count; kill += 1) {
      await delay(this.#context.random() * lifeMs);
      await this.#doomed.killHard();
      await this.#doomed.restart();
    }
    load.isRunning = false;
    await loading;
    this.#faults.push(...(await audit(lasting, ground, this.#journal.entriesFrom(first))));
  }

  /** Sends requests to both in turn, at a fixed rate. */
  async #load(
    load: { readonly isRunning: boolean },
    lasting: Caller,
    doomed: Caller,
    ground: Ground,
  ): Promise<void> {
    const sent: Promise<void>[] = [];
    for (let turn = 0; load.isRunning; turn += 1) {
      sent.push(this.#ask(turn % 2 === 0 ? lasting : doomed, ground, turn, turn % 2 === 0));
      await delay(1000 / requestsPerSecond);
    }
    await Promise.all(sent);
  }

  /** One write in eight requests: lists have a limit of items. */
  async #ask(caller: Caller, ground: Ground, turn: number, isLasting: boolean): Promise<void> {
    this.#requests += 1;
    const isWrite = Math.floor(turn / 2) % 8 === 0;
    const isDone = isWrite
      ? await this.#write(caller, ground)
      : (await call(caller, `/api/recipes/${ground.slug}`))?.status === 200;
    if (!isDone && isLasting) this.#failedOnLasting += 1;
    if (!isDone && !isLasting) this.#failedOnDoomed += 1;
  }

  async #write(caller: Caller, { listId }: Ground): Promise<boolean> {
    const [id, note] = [crypto.randomUUID(), `item ${crypto.randomUUID()}`];
    const changes = [{ id: crypto.randomUUID(), kind: 'add', listId, items: [{ id, note }] }];
    const body = { device: 'trial', changes };
    const answer = await call(caller, '/api/households/shopping/changes', { body });
    if (answer?.status === 200) this.#journal.add({ kind: 'item', id, note });
    return answer?.status === 200;
  }

  /** Crashes PostgreSQL; both processes work again by themselves, and what was written is still there. */
  async #restartDatabase(lasting: Caller): Promise<void> {
    const ground = await prepareGround(lasting);
    const first = this.#journal.length;
    for (let turn = 0; turn < 20; turn += 1) await this.#write(lasting, ground);
    await (await this.#context.postgres())?.crashAndRestart();
    const started = performance.now();
    while (!(await this.#write(lasting, ground)) && performance.now() - started < 30_000) await delay(20);
    this.#recoveries.push(performance.now() - started);
    if (performance.now() - started > recoveryMs)
      this.#faults.push('writes took longer than 2 s to work again');
    this.#faults.push(...(await audit(lasting, ground, this.#journal.entriesFrom(first))));
  }
}

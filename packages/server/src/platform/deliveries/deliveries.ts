import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Scope, type SystemScope, systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/stored-instant.ts';
import type { Logger } from '../log/log.ts';
import type { Random } from '../random/random.ts';
import {
  deleteDelivery,
  endPauses,
  findDueLane,
  findFailures,
  freeLane,
  insertDeliveries,
  leaseLane,
  pauseLane,
  postpone,
  type StoredDelivery,
  takeOldest,
} from './deliveries.repository.ts';
import {
  pruneDeadLetters,
  insertOlderDeadLetters,
  insertDeadLetter,
  type DeadLetterReason,
} from './dead-letters.repository.ts';

/**
 * Brings one message to its receiver. It may run more than once for the same message: a worker can die after the
 * message has arrived. It must end well within {@link leaseMs}.
 * @throws MessageRefusedError when the receiver is there and does not take this message; anything else means that
 * the receiver does not answer.
 */
export type DeliveryHandler = (payload: unknown) => Promise<void>;

/** The receiver answers, but not to this message: those that wait behind it may be luckier. */
export class MessageRefusedError extends Error {
  override readonly name = 'MessageRefusedError';
}

/** A message and who receives it. */
export interface NewDelivery {
  /** Of one lane one message is on its way at a time, the oldest first. */
  readonly lane: string;
  /** Who that is, for administrators; never an address, which can hold a password. */
  readonly receiver: string;
  readonly payload: unknown;
}

/** How messages of one name are brought to their receivers. */
interface Handling {
  readonly deliver: DeliveryHandler;
  readonly keptMs: number;
  readonly onDeadLetter: DeadLetterListener;
}

/** Told in the transaction that gives messages up; `error` is what the last try ended with. */
type DeadLetterListener = (
  tx: Tx<SystemScope>,
  payloads: readonly unknown[],
  error: unknown,
) => Promise<void>;

/** What else can be said of messages of one name. */
export interface HandlingOptions {
  /** How long a message is worth keeping for a receiver that does not answer; a day when left out. Milliseconds. */
  readonly keptMs?: number;
  readonly onDeadLetter?: DeadLetterListener;
}

const leaseMs = 60_000;
const pollMs = 5_000;
/** Messages on their way at a time in this process. */
const atOnce = 16;
const firstWaitMs = 5_000;
const maxWaitMs = 15 * 60_000;
/** How often a message is tried that its receiver refuses. */
const maxRefusals = 8;
const dayMs = 86_400_000;
/** How long a message that was given up is kept for administrators. */
const rememberedMs = 30 * dayMs;

interface Foundation {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
}

const scope = systemScope('deliveries');

/**
 * Messages to other programs, kept in the database from the transaction that wants them until they have arrived, or
 * are given up. They travel side by side, each lane by itself: a receiver that is slow or down holds up nobody else.
 * Several processes share the lanes by leases; what a killed process held is taken over when its lease ends.
 */
export class Deliveries {
  readonly #foundation: Foundation;
  readonly #handlings = new Map<string, Handling>();
  readonly #holder: string;
  readonly #underWay = new Set<Promise<void>>();
  #claiming: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #runs = false;

  constructor(foundation: Foundation) {
    this.#foundation = foundation;
    this.#holder = foundation.random.uuid();
  }

  /** Says who delivers messages of that name. */
  handle(name: string, deliver: DeliveryHandler, options: HandlingOptions = {}): void {
    const { keptMs = dayMs, onDeadLetter = async () => undefined } = options;
    this.#handlings.set(name, { deliver, keptMs, onDeadLetter });
  }

  /** Writes messages with the transaction; they leave after the commit. */
  async enqueue(tx: Tx<Scope>, name: string, deliveries: readonly NewDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    const now = storedInstant(this.#foundation.clock.now());
    const rows = deliveries.map(({ lane, receiver, payload }) => ({
      lane,
      name,
      receiver,
      payload: JSON.stringify(payload),
      run_at: now,
      attempts: 0,
      created_at: now,
    }));
    await insertDeliveries(tx, rows);
    tx.onCommit(() => this.wake());
  }

  /** Has lanes that rest go on after the commit: somebody has asked for it. */
  async hurry(tx: Tx<Scope>, lanes: readonly string[]): Promise<void> {
    if (lanes.length === 0) return;
    await endPauses(tx, lanes);
    tx.onCommit(() => this.wake());
  }

  /** Starts taking messages. */
  start(): void {
    this.#runs = true;
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
    this.wake();
  }

  /** Waits for what is under way and takes nothing else. */
  async stop(): Promise<void> {
    this.#runs = false;
    clearInterval(this.#timer);
    await this.#claiming;
    await Promise.all(this.#underWay);
  }

  /** Looks for due messages now. */
  wake(): void {
    if (!this.#runs) return;
    this.#claiming = this.#claiming.then(() => this.#fill());
  }

  /** Delivers everything that is due, and waits until it has arrived or failed. */
  async workOff(): Promise<void> {
    for (;;) {
      await this.#fill();
      if (this.#underWay.size === 0) return;
      await Promise.race(this.#underWay);
    }
  }

  /** Takes due messages until there are none, or enough are under way. */
  async #fill(): Promise<void> {
    while (this.#underWay.size < atOnce) {
      const delivery = await this.#claim().catch((error: unknown) => {
        this.#foundation.log.error({ err: error }, 'deliveries cannot be read');
      });
      if (delivery === undefined) return;
      const work = this.#carryOut(delivery).finally(() => {
        this.#underWay.delete(work);
        this.wake();
      });
      this.#underWay.add(work);
    }
  }

  /** Looks without a lock first: most of the time there is nothing to take. */
  async #claim(): Promise<StoredDelivery | undefined> {
    const { database } = this.#foundation;
    const now = this.#later(0);
    const lane = await findDueLane(database.read(scope), [...this.#handlings.keys()], now);
    if (lane === undefined) return undefined;
    const taken = await database.write(scope, async (tx) => {
      const lease = { lane, holder: this.#holder, now, until: this.#later(leaseMs) };
      if (!(await leaseLane(tx, lease))) return 'held';
      const delivery = await takeOldest(tx, lane, now);
      if (delivery === undefined) await freeLane(tx, lane, this.#holder);
      return delivery ?? 'held';
    });
    // Another worker was faster with this lane; there may be others.
    return taken === 'held' ? this.#claim() : taken;
  }

  async #carryOut(delivery: StoredDelivery): Promise<void> {
    const { log } = this.#foundation;
    const { lane, name } = delivery;
    try {
      await this.#handlings.get(name)?.deliver(JSON.parse(delivery.payload));
      await this.#settle(delivery);
    } catch (error) {
      // The error itself can hold an address, and that a password.
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ reason, lane, delivery: name, attempt: delivery.attempts }, 'a message did not arrive');
      const putAside = error instanceof MessageRefusedError ? this.#putBack : this.#rest;
      await putAside
        .call(this, delivery, error)
        .catch((failure: unknown) =>
          log.error({ err: failure, lane }, 'a lane waits for the end of its lease'),
        );
    }
  }

  async #settle({ id, lane }: StoredDelivery): Promise<void> {
    await this.#foundation.database.write(scope, async (tx) => {
      await deleteDelivery(tx, id);
      await freeLane(tx, lane, this.#holder);
    });
  }

  /** Tries a refused message again later and later; the others of its lane go on. */
  async #putBack({ id, name, lane, attempts }: StoredDelivery, error: unknown): Promise<void> {
    await this.#foundation.database.write(scope, async (tx) => {
      if (attempts < maxRefusals) await postpone(tx, id, this.#later(waitAfter(attempts)));
      else await this.#giveUp(tx, name, error, (givingUp) => insertDeadLetter(tx, id, givingUp));
      await freeLane(tx, lane, this.#holder);
    });
  }

  /** Has the whole lane rest, longer with each failure; what has waited too long in it is given up. */
  async #rest({ name, lane }: StoredDelivery, error: unknown): Promise<void> {
    await this.#foundation.database.write(scope, async (tx) => {
      const failures = (await findFailures(tx, lane)) + 1;
      const since = this.#later(-(this.#handlings.get(name)?.keptMs ?? dayMs));
      await this.#giveUp(tx, name, error, (givingUp) =>
        insertOlderDeadLetters(tx, { lane, name, since }, givingUp),
      );
      await pauseLane(tx, { lane, holder: this.#holder }, failures, this.#later(waitAfter(failures)));
    });
  }

  async #giveUp(
    tx: Tx<SystemScope>,
    name: string,
    error: unknown,
    take: (givingUp: DeadLetterReason) => Promise<StoredDelivery[]>,
  ): Promise<void> {
    const reason = error instanceof Error ? error.message : 'unknown';
    const givenUp = await take({ given_up_at: this.#later(0), reason });
    if (givenUp.length === 0) return;
    await pruneDeadLetters(tx, this.#later(-rememberedMs));
    const payloads = givenUp.map(({ payload }) => JSON.parse(payload) as unknown);
    await this.#handlings.get(name)?.onDeadLetter(tx, payloads, error);
    tx.onCommit(() =>
      this.#foundation.log.warn({ delivery: name, givenUp: givenUp.length }, 'messages were given up'),
    );
  }

  #later(ms: number): string {
    return storedInstant(new Date(this.#foundation.clock.now().getTime() + ms));
  }
}

/** Milliseconds to wait after so many failures in a row: 5 seconds, doubled each time, up to a quarter of an hour. */
function waitAfter(failures: number): number {
  return Math.min(firstWaitMs * 2 ** (failures - 1), maxWaitMs);
}

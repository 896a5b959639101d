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
 * Sends one message to its receiver. It may run more than once for a message: a worker can die after the
 * message has arrived. It must end well within {@link leaseMs}.
 * @throws MessageRefusedError if the receiver answers but refuses this message; any other error means that
 * the receiver does not answer.
 */
export type DeliveryHandler = (payload: unknown) => Promise<void>;

/** The receiver answers but refuses this message; it may accept the next ones. */
export class MessageRefusedError extends Error {
  override readonly name = 'MessageRefusedError';
}

/** A message and its receiver. */
export interface NewDelivery {
  /** A lane sends one message at a time, the oldest first. */
  readonly lane: string;
  /** The name of the receiver for administrators; never an address, which can contain a password. */
  readonly receiver: string;
  readonly payload: unknown;
}

/** How messages of one name are sent. */
interface Handling {
  readonly deliver: DeliveryHandler;
  readonly expiresAfterMs: number;
  readonly onDeadLetter: DeadLetterListener;
}

/** Called in the transaction that stores dead letters; `error` is that of the last attempt. */
type DeadLetterListener = (
  tx: Tx<SystemScope>,
  payloads: readonly unknown[],
  error: unknown,
) => Promise<void>;

/** Options for messages of one name. */
export interface HandlingOptions {
  /**
   * Milliseconds until a message to a receiver that does not answer becomes a dead letter; a day by default.
   */
  readonly expiresAfterMs?: number;
  readonly onDeadLetter?: DeadLetterListener;
}

const leaseMs = 60_000;
const pollMs = 5_000;
/** Concurrent messages of this process. */
const maxInFlight = 16;
const firstWaitMs = 5_000;
const maxWaitMs = 15 * 60_000;
/** Attempts for a message that its receiver refuses. */
const maxRefusals = 8;
const dayMs = 86_400_000;
/** Retention of dead letters. */
const deadLetterRetentionMs = 30 * dayMs;

interface Foundation {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
}

const scope = systemScope('deliveries');

/**
 * An outbox of messages to other programs: stored in the transaction that enqueues them until they arrive or
 * become dead letters. Lanes are independent, so a slow or broken receiver delays no other. Processes share
 * the lanes by leases; the lanes of a killed process are taken over when its leases expire.
 */
export class Deliveries {
  readonly #foundation: Foundation;
  readonly #handlings = new Map<string, Handling>();
  readonly #holder: string;
  readonly #deliveriesInFlight = new Set<Promise<void>>();
  #claiming: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #runs = false;

  constructor(foundation: Foundation) {
    this.#foundation = foundation;
    this.#holder = foundation.random.uuid();
  }

  /** Registers the handler for messages with that name. */
  handle(name: string, deliver: DeliveryHandler, options: HandlingOptions = {}): void {
    const { expiresAfterMs = dayMs, onDeadLetter = async () => undefined } = options;
    this.#handlings.set(name, { deliver, expiresAfterMs, onDeadLetter });
  }

  /** Inserts messages in the transaction; they are sent after the commit. */
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

  /** Ends the pause of lanes after the commit, at a user's request. */
  async resumeLanes(tx: Tx<Scope>, lanes: readonly string[]): Promise<void> {
    if (lanes.length === 0) return;
    await endPauses(tx, lanes);
    tx.onCommit(() => this.wake());
  }

  /** Starts sending messages. */
  start(): void {
    this.#runs = true;
    this.#timer = setInterval(() => this.wake(), pollMs);
    this.#timer.unref();
    this.wake();
  }

  /** Waits for the messages being sent and starts no others. */
  async stop(): Promise<void> {
    this.#runs = false;
    clearInterval(this.#timer);
    await this.#claiming;
    await Promise.all(this.#deliveriesInFlight);
  }

  wake(): void {
    if (!this.#runs) return;
    this.#claiming = this.#claiming.then(() => this.#fill());
  }

  /** Sends all due messages and waits until each has arrived or failed. */
  async workOff(): Promise<void> {
    for (;;) {
      await this.#fill();
      if (this.#deliveriesInFlight.size === 0) return;
      await Promise.race(this.#deliveriesInFlight);
    }
  }

  /** Starts due messages until none is left or the limit of concurrent messages is reached. */
  async #fill(): Promise<void> {
    while (this.#deliveriesInFlight.size < maxInFlight) {
      const delivery = await this.#claim().catch((error: unknown) => {
        this.#foundation.log.error({ err: error }, 'deliveries cannot be read');
      });
      if (delivery === undefined) return;
      const work = this.#deliver(delivery).finally(() => {
        this.#deliveriesInFlight.delete(work);
        this.wake();
      });
      this.#deliveriesInFlight.add(work);
    }
  }

  /** Reads without a lock first: usually nothing is due. */
  async #claim(): Promise<StoredDelivery | undefined> {
    const { database } = this.#foundation;
    const now = this.#later(0);
    const lane = await findDueLane(database.read(scope), [...this.#handlings.keys()], now);
    if (lane === undefined) return undefined;
    const claimed = await database.write(scope, async (tx) => {
      const lease = { lane, holder: this.#holder, now, until: this.#later(leaseMs) };
      if (!(await leaseLane(tx, lease))) return 'held';
      const delivery = await takeOldest(tx, lane, now);
      if (delivery === undefined) await freeLane(tx, lane, this.#holder);
      return delivery ?? 'held';
    });
    // Another worker was faster with this lane; other lanes may be due.
    return claimed === 'held' ? this.#claim() : claimed;
  }

  async #deliver(delivery: StoredDelivery): Promise<void> {
    const { log } = this.#foundation;
    const { lane, name } = delivery;
    try {
      await this.#handlings.get(name)?.deliver(JSON.parse(delivery.payload));
      await this.#settle(delivery);
    } catch (error) {
      // The error itself can contain an address, and that a password.
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ reason, lane, delivery: name, attempt: delivery.attempts }, 'a message did not arrive');
      const isRefused = error instanceof MessageRefusedError;
      await (isRefused ? this.#postponeMessage(delivery, error) : this.#pauseLane(delivery, error)).catch(
        (failure: unknown) => log.error({ err: failure, lane }, 'a lane waits for the end of its lease'),
      );
    }
  }

  async #settle({ id, lane }: StoredDelivery): Promise<void> {
    await this.#foundation.database.write(scope, async (tx) => {
      await deleteDelivery(tx, id);
      await freeLane(tx, lane, this.#holder);
    });
  }

  /** Retries a refused message with exponential backoff; the rest of its lane continues. */
  async #postponeMessage({ id, name, lane, attempts }: StoredDelivery, error: unknown): Promise<void> {
    await this.#foundation.database.write(scope, async (tx) => {
      if (attempts < maxRefusals) await postpone(tx, id, this.#later(waitAfter(attempts)));
      else await this.#moveToDeadLetters(tx, name, error, (details) => insertDeadLetter(tx, id, details));
      await freeLane(tx, lane, this.#holder);
    });
  }

  /** Pauses the whole lane with exponential backoff; its expired messages become dead letters. */
  async #pauseLane({ name, lane }: StoredDelivery, error: unknown): Promise<void> {
    await this.#foundation.database.write(scope, async (tx) => {
      const failures = (await findFailures(tx, lane)) + 1;
      const since = this.#later(-(this.#handlings.get(name)?.expiresAfterMs ?? dayMs));
      await this.#moveToDeadLetters(tx, name, error, (details) =>
        insertOlderDeadLetters(tx, { lane, name, since }, details),
      );
      await pauseLane(tx, { lane, holder: this.#holder }, failures, this.#later(waitAfter(failures)));
    });
  }

  async #moveToDeadLetters(
    tx: Tx<SystemScope>,
    name: string,
    error: unknown,
    take: (details: DeadLetterReason) => Promise<StoredDelivery[]>,
  ): Promise<void> {
    const reason = error instanceof Error ? error.message : 'unknown';
    const deadLetters = await take({ given_up_at: this.#later(0), reason });
    if (deadLetters.length === 0) return;
    await pruneDeadLetters(tx, this.#later(-deadLetterRetentionMs));
    const payloads = deadLetters.map(({ payload }) => JSON.parse(payload) as unknown);
    await this.#handlings.get(name)?.onDeadLetter(tx, payloads, error);
    tx.onCommit(() =>
      this.#foundation.log.warn({ delivery: name, givenUp: deadLetters.length }, 'messages were given up'),
    );
  }

  #later(ms: number): string {
    return storedInstant(new Date(this.#foundation.clock.now().getTime() + ms));
  }
}

/**
 * Milliseconds to wait after that many failures in a row: 5 seconds, doubled each time, at most 15 minutes.
 */
function waitAfter(failures: number): number {
  return Math.min(firstWaitMs * 2 ** (failures - 1), maxWaitMs);
}

import type { Clock } from '../clock/clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Scope, type SystemScope, systemScope } from '../db/scope.ts';
import { storedInstant } from '../db/values/stored-instant.ts';
import { findPurpose } from '../errors/failed-purpose.ts';
import { type DeliveryKind, UnreadablePayloadError } from '../jobs/payload-kind.ts';
import type { Logger } from '../log/log.ts';
import { type Backoff, backoffMs } from '../random/backoff.ts';
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
import {
  type DeliveryHandler,
  type Handling,
  type HandlingOptions,
  defaultExpiryMs,
  buildHandling,
} from './handling.ts';

/** The receiver answers but refuses this message; it may accept the next ones. */
export class MessageRefusedError extends Error {
  override readonly name: string = 'MessageRefusedError';
}

/** This message will never arrive: it becomes a dead letter at once. */
export class UndeliverableMessageError extends MessageRefusedError {
  override readonly name = 'UndeliverableMessageError';
}

/** A message and its receiver. */
export interface NewDelivery<Payload> {
  /** A lane sends one message at a time, the oldest first. */
  readonly lane: string;
  /** The name of the receiver for administrators; never an address, which can contain a password. */
  readonly receiver: string;
  readonly payload: Payload;
}

const leaseMs = 60_000;
const pollMs = 5_000;
/** Concurrent messages of this process. */
const maxInFlight = 16;
const backoff: Backoff = { firstMs: 5_000, maxMs: 15 * 60_000 };
/** Attempts for a message that its receiver refuses. */
const maxDeliveryAttempts = 8;
const dayMs = 86_400_000;
/** Retention of dead letters. */
const deadLetterRetentionMs = 30 * dayMs;

interface Foundation {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
}

const scope = systemScope('send deliveries');

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

  /**
   * Registers the handler for messages of a kind. A message whose payload does not fit the kind becomes a
   * dead letter at once.
   */
  handle<Payload>(
    kind: DeliveryKind<Payload>,
    deliver: DeliveryHandler<Payload>,
    options: HandlingOptions<Payload> = {},
  ): void {
    this.#handlings.set(kind.name, buildHandling(kind, deliver, options));
  }

  /** Inserts messages in the transaction; they are sent after the commit. */
  enqueue<Payload>(
    tx: Tx<Scope>,
    kind: DeliveryKind<Payload>,
    deliveries: readonly NewDelivery<NoInfer<Payload>>[],
  ): Promise<void> {
    const stored = deliveries.map((one) => ({ ...one, payload: kind.write(one.payload) }));
    return this.enqueueStored(tx, kind.name, stored);
  }

  /** Like {@link enqueue}, with payloads as they are stored. */
  async enqueueStored(
    tx: Tx<Scope>,
    name: string,
    deliveries: readonly NewDelivery<string>[],
  ): Promise<void> {
    if (deliveries.length === 0) return;
    const now = storedInstant(this.#foundation.clock.now());
    const rows = deliveries.map(({ lane, receiver, payload }) => ({
      lane,
      name,
      receiver,
      payload,
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

  /** Waits for the messages being sent, and starts no others until the returned function is called. */
  async pause(): Promise<() => void> {
    const ran = this.#runs;
    await this.stop();
    return () => {
      if (ran) this.start();
    };
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
      await this.#handlings.get(name)?.deliver(delivery.payload);
      await this.#settle(delivery);
    } catch (error) {
      // The error itself can contain an address, and that a password.
      const reason = error instanceof Error ? error.message : 'unknown';
      const purpose = findPurpose(error);
      const details = { reason, lane, delivery: name, attempt: delivery.attempts, purpose };
      log.warn(details, 'a message did not arrive');
      await this.#retryOrDeadLetter(delivery, error).catch((failure: unknown) =>
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

  #retryOrDeadLetter(delivery: StoredDelivery, error: unknown): Promise<void> {
    const isOfMessage = error instanceof MessageRefusedError || error instanceof UnreadablePayloadError;
    return isOfMessage ? this.#postponeMessage(delivery, error) : this.#pauseLane(delivery, error);
  }

  /** Retries a refused message with exponential backoff, an unreadable or undeliverable one never; the rest of its lane continues. */
  async #postponeMessage({ id, name, lane, attempts }: StoredDelivery, error: unknown): Promise<void> {
    await this.#foundation.database.write(scope, async (tx) => {
      const isFinal = !(error instanceof MessageRefusedError) || error instanceof UndeliverableMessageError;
      const mayPass = !isFinal && attempts < maxDeliveryAttempts;
      if (mayPass) await postpone(tx, id, this.#retryAt(attempts));
      else await this.#moveToDeadLetters(tx, name, error, (details) => insertDeadLetter(tx, id, details));
      await freeLane(tx, lane, this.#holder);
    });
  }

  /** Pauses the whole lane with exponential backoff; its expired messages become dead letters. */
  async #pauseLane({ name, lane }: StoredDelivery, error: unknown): Promise<void> {
    await this.#foundation.database.write(scope, async (tx) => {
      const failures = (await findFailures(tx, lane)) + 1;
      const since = this.#later(-(this.#handlings.get(name)?.expiresAfterMs ?? defaultExpiryMs));
      await this.#moveToDeadLetters(tx, name, error, (details) =>
        insertOlderDeadLetters(tx, { lane, name, since }, details),
      );
      await pauseLane(tx, { lane, holder: this.#holder }, failures, this.#retryAt(failures));
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
    const payloads = deadLetters.map(({ payload }) => payload);
    await this.#handlings.get(name)?.onDeadLetter(tx, payloads, error);
    tx.onCommit(() =>
      this.#foundation.log.warn(
        { delivery: name, deadLetters: deadLetters.length },
        'messages became dead letters',
      ),
    );
  }

  #retryAt(failures: number): string {
    return this.#later(backoffMs(this.#foundation.random, failures, backoff));
  }

  #later(ms: number): string {
    return storedInstant(new Date(this.#foundation.clock.now().getTime() + ms));
  }
}

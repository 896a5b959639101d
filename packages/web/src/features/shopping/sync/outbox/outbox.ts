import { limits } from '@hearth/contract/kernel/limits';
import type { ListOperation } from '../list-operation.ts';
import { splitOperation } from './split-operation.ts';
import {
  isUnsent,
  type PendingChange,
  type PendingChangeStore,
  type Receipt,
  type Refusal,
  shows,
} from './pending-change.ts';
import { growRetryDelay, minRetryDelayMs } from './retry-delay.ts';

/** The transport and environment of an outbox. */
export interface OutboxTransport {
  /** Sends pending changes in order. @throws if they do not arrive or are refused */
  readonly send: (pendingChanges: readonly PendingChange[]) => Promise<readonly Receipt[]>;
  /** The refusal if the server rejects a change permanently; undefined if a retry may succeed. */
  readonly refusalOf: (error: unknown) => Refusal | undefined;
  /** Refetches changed lists. */
  readonly refetch: (listIds: readonly string[]) => void;
  /** Waits before a retry; ends early when the network may be back. */
  readonly wait: (ms: number) => Promise<void>;
  readonly newId: () => string;
}

/** Pending changes per request. */
const maxPendingChanges = 50;

/**
 * The pending changes of shopping lists, made offline or not confirmed yet. They are stored on the device, sent in order until the server has
 * applied them, and applied on top of a list until a fetched list contains them: a list that was fetched in
 * between reverts nothing, and no change expires. Refused changes are dead letters that the user retries or
 * discards.
 */
export class Outbox {
  readonly #store: PendingChangeStore;
  readonly #transport: OutboxTransport;
  readonly #userId: string;
  readonly #listeners = new Set<() => void>();
  readonly #loaded: Promise<void>;
  /** Ids of pending changes that are not stored yet. */
  readonly #unsaved = new Set<string>();
  #pendingChanges: readonly PendingChange[] = [];
  #turn: Promise<void> = Promise.resolve();
  #isWorking = false;
  #isReached = true;
  #isLoaded = false;

  constructor(store: PendingChangeStore, transport: OutboxTransport, userId: string) {
    this.#store = store;
    this.#transport = transport;
    this.#userId = userId;
    this.#loaded = this.reload().then(() => {
      this.#isLoaded = true;
      this.#show(this.#pendingChanges);
    });
  }

  /** All pending changes of the user, oldest first; the array keeps its identity until something changes. */
  readonly pendingChanges = (): readonly PendingChange[] => this.#pendingChanges;

  /** Whether the stored changes have been read, or cannot be: until then some of them may be missing. */
  readonly isLoaded = (): boolean => this.#isLoaded;

  /** Whether the last request got a response. */
  readonly isReached = (): boolean => this.#isReached;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Applies an operation optimistically. @returns the id of its pending change, once it is stored */
  async push(listId: string, operation: ListOperation, seenVersion: number): Promise<string> {
    const ids = await Promise.all(
      splitOperation(operation, limits.shoppingItems).map((part) =>
        this.#pushPart(listId, part, seenVersion),
      ),
    );
    return ids.at(-1) ?? '';
  }

  async #pushPart(listId: string, operation: ListOperation, seenVersion: number): Promise<string> {
    const id = this.#transport.newId();
    const userId = this.#userId;
    const pendingChange: PendingChange = {
      id,
      number: this.#nextNumber(),
      userId,
      listId,
      operation,
      seen: seenVersion,
    };
    this.#unsaved.add(id);
    this.#show([...this.#pendingChanges, pendingChange]);
    await this.#loaded;
    await this.#inTurn(async () => {
      const numbered = this.#pendingChanges.filter((one) => one.id === id);
      // Without a database the change is still sent.
      await this.#store.put(numbered).then(
        () => this.#unsaved.delete(id),
        () => undefined,
      );
    });
    void this.work();
    return id;
  }

  /** The outcome of a pending change, as soon as the server accepts or refuses it or is unreachable. */
  outcomeOf(id: string): Promise<'accepted' | 'refused' | 'waiting'> {
    return new Promise((resolve) => {
      const check = () => {
        const pendingChange = this.#pendingChanges.find((one) => one.id === id);
        const isAccepted = pendingChange === undefined || pendingChange.sequence !== undefined;
        if (!isAccepted && pendingChange.refusal === undefined && this.#isReached) return;
        stop();
        if (isAccepted) resolve('accepted');
        else resolve(pendingChange.refusal === undefined ? 'waiting' : 'refused');
      };
      const stop = this.subscribe(check);
      check();
    });
  }

  #nextNumber(): number {
    return (this.#pendingChanges.at(-1)?.number ?? 0) + 1;
  }

  /** Drops pending changes that a fetched list contains. */
  dropContained(listId: string, sequence: number): void {
    const done = this.#pendingChanges.filter(
      (pendingChange) =>
        pendingChange.listId === listId &&
        !shows(pendingChange, sequence) &&
        pendingChange.refusal === undefined,
    );
    void this.#drop(done);
  }

  /** Drops the sent changes of a list that is deleted. */
  dropSent(listId: string): void {
    void this.#drop(
      this.#pendingChanges.filter((one) => one.listId === listId && one.sequence !== undefined),
    );
  }

  /** Sends refused changes again. */
  async retry(): Promise<void> {
    const retried = this.#pendingChanges
      .filter(({ refusal }) => refusal !== undefined)
      .map(({ refusal: _refusal, ...pendingChange }): PendingChange => pendingChange);
    await this.#change(retried);
    void this.work();
  }

  /** Drops refused changes. */
  async discardRefused(): Promise<void> {
    await this.#drop(this.#pendingChanges.filter(({ refusal }) => refusal !== undefined));
  }

  /** Loads the stored changes again: another tab may have sent or added some. */
  reload(): Promise<void> {
    return this.#inTurn(async () => {
      const stored = await this.#store.load().catch(() => undefined);
      if (stored === undefined) return;
      const own = stored
        .filter(({ userId }) => userId === this.#userId)
        .toSorted((one, other) => one.number - other.number);
      const last = own.at(-1)?.number ?? 0;
      const unsaved = this.#pendingChanges.filter(({ id }) => this.#unsaved.has(id));
      this.#show([
        ...own,
        ...unsaved.map((pendingChange, at) => ({ ...pendingChange, number: last + at + 1 })),
      ]);
    });
  }

  /** Sends pending changes until none is left, with exponential backoff while the server is unreachable. */
  async work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      await this.#loaded;
      this.#refetchSent();
      let delayMs = minRetryDelayMs;
      while (this.#pendingChanges.some(isUnsent)) {
        const isAccepted = await this.#sendBatch(delayMs === minRetryDelayMs ? maxPendingChanges : 1);
        if (isAccepted) {
          delayMs = minRetryDelayMs;
          continue;
        }
        await this.#transport.wait(delayMs);
        delayMs = growRetryDelay(delayMs);
      }
    } finally {
      this.#isWorking = false;
    }
  }

  /** Refetches lists of changes that were sent before the app was closed. */
  #refetchSent(): void {
    const sent = this.#pendingChanges.filter(({ sequence }) => sequence !== undefined);
    if (sent.length > 0) this.#transport.refetch([...new Set(sent.flatMap(listIds))]);
  }

  /** @returns whether to continue without a delay */
  async #sendBatch(limit: number): Promise<boolean> {
    const pendingChanges = this.#pendingChanges.filter(isUnsent).slice(0, limit);
    try {
      const receipts = await this.#transport.send(pendingChanges);
      this.#setReached(true);
      await this.#applyReceipts(pendingChanges, receipts);
      return true;
    } catch (error) {
      const refusal = this.#transport.refusalOf(error);
      this.#setReached(refusal !== undefined);
      if (refusal === undefined) return false;
      return pendingChanges.length > 1
        ? this.#sendOneByOne(pendingChanges)
        : this.#refuse(pendingChanges, refusal);
    }
  }

  /** Sends changes one by one, so that a refused one does not block the others. */
  async #sendOneByOne(pendingChanges: readonly PendingChange[]): Promise<boolean> {
    for (const _ of pendingChanges) if (!(await this.#sendBatch(1))) return false;
    return true;
  }

  async #refuse(pendingChanges: readonly PendingChange[], refusal: Refusal): Promise<boolean> {
    await this.#change(pendingChanges.map((pendingChange) => ({ ...pendingChange, refusal })));
    return true;
  }

  async #applyReceipts(
    pendingChanges: readonly PendingChange[],
    receipts: readonly Receipt[],
  ): Promise<void> {
    const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
    const changed = pendingChanges.map((pendingChange): PendingChange => {
      const receipt = byId.get(pendingChange.id);
      if (receipt === undefined) return pendingChange;
      const isLost =
        receipt.outcome === 'gone' &&
        ['add', 'addRecipes', 'createList'].includes(pendingChange.operation.kind);
      if (isLost) return { ...pendingChange, refusal: { kind: 'gone' } };
      return { ...pendingChange, sequence: receipt.sequence };
    });
    await this.#change(changed);
    this.#transport.refetch([...new Set(changed.flatMap(listIds))]);
  }

  #setReached(isReached: boolean): void {
    if (isReached === this.#isReached) return;
    this.#isReached = isReached;
    this.#show(this.#pendingChanges);
  }

  #change(pendingChanges: readonly PendingChange[]): Promise<void> {
    const byId = new Map(pendingChanges.map((pendingChange) => [pendingChange.id, pendingChange]));
    return this.#inTurn(async () => {
      this.#show(this.#pendingChanges.map((pendingChange) => byId.get(pendingChange.id) ?? pendingChange));
      await this.#store.put(pendingChanges).catch(() => undefined);
    });
  }

  #drop(pendingChanges: readonly PendingChange[]): Promise<void> {
    const ids = new Set(pendingChanges.map(({ id }) => id));
    if (ids.size === 0) return Promise.resolve();
    return this.#inTurn(async () => {
      this.#show(this.#pendingChanges.filter(({ id }) => !ids.has(id)));
      await this.#store.drop([...ids]).catch(() => undefined);
    });
  }

  /** Serialises updates of memory and store. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work);
    return this.#turn;
  }

  #show(pendingChanges: readonly PendingChange[]): void {
    this.#pendingChanges = pendingChanges;
    for (const listener of this.#listeners) listener();
  }
}

/** The lists that a pending change affects: items may move between lists. */
function listIds({ listId, operation }: PendingChange): string[] {
  if (operation.kind !== 'change') return [listId];
  return [listId, ...operation.changes.flatMap(({ fields }) => fields.shoppingListId ?? [])];
}

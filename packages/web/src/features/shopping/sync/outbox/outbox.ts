import { limits } from '@hearth/contract/kernel/limits';
import type { ListOperation } from '../list-operations.ts';
import { splitOperation } from './split-operation.ts';
import {
  isUnsent,
  type PendingChange,
  type PendingChangeStore,
  type Receipt,
  type Refusal,
  shows,
} from './pending-change.ts';

/** What an outbox asks of the rest of the app. */
export interface OutboxPost {
  /** Brings pending changes to the server, in their order. @throws when they do not arrive, or are refused */
  readonly send: (pendingChanges: readonly PendingChange[]) => Promise<readonly Receipt[]>;
  /** Whether the server refuses for good what it was sent; undefined when another try may help. */
  readonly refusalOf: (error: unknown) => Refusal | undefined;
  /** Has lists fetched anew: they have changed. */
  readonly arrived: (listIds: readonly string[]) => void;
  /** Waits before another try; ends early when there is reason to hope. */
  readonly wait: (ms: number) => Promise<void>;
  readonly newId: () => string;
}

/** Pending changes of one call. */
const maxPendingChanges = 50;
const firstWaitMs = 1000;
const maxWaitMs = 30_000;

/**
 * What was done to lists on this device and is not yet part of what the server answers. Pending changes are kept on the
 * device, sent in their order until the server has taken them, and show on top of a list until the list that contains
 * them has arrived: so a list that was fetched in the meantime takes nothing back, and nothing is dropped for its age.
 */
export class Outbox {
  readonly #store: PendingChangeStore;
  readonly #post: OutboxPost;
  readonly #userId: string;
  readonly #listeners = new Set<() => void>();
  readonly #loaded: Promise<void>;
  /** Ids of pending changes that are not on the device yet. */
  readonly #unsaved = new Set<string>();
  #pendingChanges: readonly PendingChange[] = [];
  #turn: Promise<void> = Promise.resolve();
  #isWorking = false;
  #isReached = true;

  constructor(store: PendingChangeStore, post: OutboxPost, userId: string) {
    this.#store = store;
    this.#post = post;
    this.#userId = userId;
    this.#loaded = this.reload();
  }

  /** All pending changes of this person, oldest first; the same list until something changes. */
  readonly pendingChanges = (): readonly PendingChange[] => this.#pendingChanges;

  /** Whether the server took or answered what was sent last. */
  readonly isReached = (): boolean => this.#isReached;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Does something to a list: it shows at once. Ends when it is kept on the device, with the id of its pending change. */
  async push(listId: string, operation: ListOperation, seen: number): Promise<string> {
    const ids = await Promise.all(
      splitOperation(operation, limits.shoppingItems).map((part) => this.#pushPart(listId, part, seen)),
    );
    return ids.at(-1) ?? '';
  }

  async #pushPart(listId: string, operation: ListOperation, seen: number): Promise<string> {
    const id = this.#post.newId();
    const userId = this.#userId;
    const pendingChange: PendingChange = { id, number: this.#nextNumber(), userId, listId, operation, seen };
    this.#unsaved.add(id);
    this.#show([...this.#pendingChanges, pendingChange]);
    await this.#loaded;
    await this.#inTurn(async () => {
      const numbered = this.#pendingChanges.filter((one) => one.id === id);
      // A device without a database sends all the same.
      await this.#store.put(numbered).then(
        () => this.#unsaved.delete(id),
        () => undefined,
      );
    });
    void this.work();
    return id;
  }

  /** What becomes of a pending change: as soon as the server has taken or refused it, or cannot be reached. */
  fateOf(id: string): Promise<'taken' | 'refused' | 'waiting'> {
    return new Promise((resolve) => {
      const look = () => {
        const pendingChange = this.#pendingChanges.find((one) => one.id === id);
        const isTaken = pendingChange === undefined || pendingChange.sequence !== undefined;
        if (!isTaken && pendingChange.refusal === undefined && this.#isReached) return;
        stop();
        if (isTaken) resolve('taken');
        else resolve(pendingChange.refusal === undefined ? 'waiting' : 'refused');
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  #nextNumber(): number {
    return (this.#pendingChanges.at(-1)?.number ?? 0) + 1;
  }

  /** A list has arrived: pending changes that it contains are done with. */
  contained(listId: string, sequence: number): void {
    const done = this.#pendingChanges.filter(
      (pendingChange) =>
        pendingChange.listId === listId &&
        !shows(pendingChange, sequence) &&
        pendingChange.refusal === undefined,
    );
    void this.#drop(done);
  }

  /** A list is not there any more, and nobody asks for it again. */
  forget(listId: string): void {
    void this.#drop(
      this.#pendingChanges.filter((one) => one.listId === listId && one.sequence !== undefined),
    );
  }

  /** Tries once more what was refused. */
  async retry(): Promise<void> {
    const again = this.#pendingChanges
      .filter(({ refusal }) => refusal !== undefined)
      .map(({ refusal: _refusal, ...pendingChange }): PendingChange => pendingChange);
    await this.#change(again);
    void this.work();
  }

  /** Gives up what was refused. */
  async discardRefused(): Promise<void> {
    await this.#drop(this.#pendingChanges.filter(({ refusal }) => refusal !== undefined));
  }

  /** Reads the device again: another tab may have sent or added pending changes. */
  reload(): Promise<void> {
    return this.#inTurn(async () => {
      const kept = await this.#store.load().catch(() => undefined);
      if (kept === undefined) return;
      const own = kept
        .filter(({ userId }) => userId === this.#userId)
        .toSorted((one, other) => one.number - other.number);
      const last = own.at(-1)?.number ?? 0;
      const fresh = this.#pendingChanges.filter(({ id }) => this.#unsaved.has(id));
      this.#show([
        ...own,
        ...fresh.map((pendingChange, at) => ({ ...pendingChange, number: last + at + 1 })),
      ]);
    });
  }

  /** Sends what is there, until nothing is left; later and later when the server is not reached. */
  async work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      await this.#loaded;
      this.#tellSent();
      let pause = firstWaitMs;
      while (this.#pendingChanges.some(isUnsent)) {
        const isTaken = await this.#sendSome(pause === firstWaitMs ? maxPendingChanges : 1);
        if (isTaken) {
          pause = firstWaitMs;
          continue;
        }
        await this.#post.wait(pause);
        pause = Math.min(pause * 2, maxWaitMs);
      }
    } finally {
      this.#isWorking = false;
    }
  }

  /** Pending changes that were taken before the app was closed wait for their lists. */
  #tellSent(): void {
    const sent = this.#pendingChanges.filter(({ sequence }) => sequence !== undefined);
    if (sent.length > 0) this.#post.arrived([...new Set(sent.flatMap(listsOf))]);
  }

  /** @returns whether there is reason to go on at once */
  async #sendSome(most: number): Promise<boolean> {
    const pendingChanges = this.#pendingChanges.filter(isUnsent).slice(0, most);
    try {
      const receipts = await this.#post.send(pendingChanges);
      this.#reached(true);
      await this.#take(pendingChanges, receipts);
      return true;
    } catch (error) {
      const refusal = this.#post.refusalOf(error);
      this.#reached(refusal !== undefined);
      if (refusal === undefined) return false;
      return pendingChanges.length > 1
        ? this.#sendOneByOne(pendingChanges)
        : this.#refuse(pendingChanges, refusal);
    }
  }

  /** One of them is refused: the others go on without it. */
  async #sendOneByOne(pendingChanges: readonly PendingChange[]): Promise<boolean> {
    for (const _ of pendingChanges) if (!(await this.#sendSome(1))) return false;
    return true;
  }

  async #refuse(pendingChanges: readonly PendingChange[], refusal: Refusal): Promise<boolean> {
    await this.#change(pendingChanges.map((pendingChange) => ({ ...pendingChange, refusal })));
    return true;
  }

  async #take(pendingChanges: readonly PendingChange[], receipts: readonly Receipt[]): Promise<void> {
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
    this.#post.arrived([...new Set(changed.flatMap(listsOf))]);
  }

  #reached(isReached: boolean): void {
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

  /** What is in memory and what is on the device change together, one change after the other. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work);
    return this.#turn;
  }

  #show(pendingChanges: readonly PendingChange[]): void {
    this.#pendingChanges = pendingChanges;
    for (const listener of this.#listeners) listener();
  }
}

/** The lists that a pending change changes: items may go from one to another. */
function listsOf({ listId, operation }: PendingChange): string[] {
  if (operation.kind !== 'change') return [listId];
  return [listId, ...operation.changes.flatMap(({ fields }) => fields.shoppingListId ?? [])];
}

import type { ShoppingChangesOut, ShoppingListOut } from '@hearth/contract';
import {
  applied,
  type ListItem,
  type ListOperation,
} from '../../packages/web/src/features/shopping/sync/list-operation.ts';
import {
  type PendingChange,
  type PendingChangeStore,
  shows,
} from '../../packages/web/src/features/shopping/sync/outbox/pending-change.ts';
import { Outbox } from '../../packages/web/src/features/shopping/sync/outbox/outbox.ts';
import { sentPendingChange } from '../../packages/web/src/features/shopping/sync/outbox/sent-pending-change.ts';
import { listNow } from '../../packages/web/src/features/shopping/sync/apply-to-list.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Network, NetworkError } from './network.ts';

/** The requests of a device to the server. */
export interface ListApi {
  readonly listId: string;
  /** Undefined before the list is created and after it is deleted. */
  read(): Promise<ShoppingListOut | undefined>;
  sync(
    device: string,
    changes: ReturnType<typeof sentPendingChange>[],
  ): Promise<ShoppingChangesOut['results']>;
}

/** Survives a restart of the app: pending changes, and the list as it was last fetched. */
class Disk implements PendingChangeStore {
  readonly pendingChanges = new Map<string, PendingChange>();
  list: ShoppingListOut | undefined;
  load = async () => [...this.pendingChanges.values()];
  put = async (pendingChanges: readonly PendingChange[]) => {
    for (const pendingChange of pendingChanges) this.pendingChanges.set(pendingChange.id, pendingChange);
  };
  drop = async (ids: readonly string[]) => {
    for (const id of ids) this.pendingChanges.delete(id);
  };
}

/** A device with the outbox of the web app, on a simulated network and disk. */
export class Device {
  readonly number: number;
  readonly name: string;
  readonly #api: ListApi;
  readonly #network: Network;
  readonly #random: SeededRandom;
  readonly #disk = new Disk();
  /** Distinguishes restarts of the app: callbacks of an earlier one are ignored. */
  #life = 0;
  #outbox: Outbox;
  #isFetching = false;
  #endDelay: () => void = () => undefined;

  constructor(number: number, parts: { api: ListApi; network: Network; random: SeededRandom }) {
    this.number = number;
    this.name = `device ${number}`;
    this.#api = parts.api;
    this.#network = parts.network;
    this.#random = parts.random;
    this.#outbox = this.#start();
  }

  /** The list as it was last fetched. */
  get fetched(): ShoppingListOut | undefined {
    return this.#disk.list;
  }

  /** The list as this device shows it, without its items; undefined if it is deleted or was never fetched. */
  get list(): ShoppingListOut | undefined {
    return listNow(this.fetched, this.#outbox.pendingChanges());
  }

  /** The items as this device shows them. */
  get items(): readonly ListItem[] {
    const sequence = this.fetched?.sequence ?? 0;
    return this.#outbox
      .pendingChanges()
      .filter((pendingChange) => shows(pendingChange, sequence))
      .reduce<readonly ListItem[]>(
        (all, { operation }) => applied(all, operation, this.#api.listId),
        this.fetched?.listItems ?? [],
      );
  }

  /** Whether all changes of this device were sent and fetched back. */
  get isSettled(): boolean {
    return this.#outbox.pendingChanges().length === 0;
  }

  /** A user changes the list. @returns the id of the pending change, once it is stored */
  act(operation: ListOperation): Promise<string> {
    return this.#outbox.push(this.#api.listId, operation, this.fetched?.sequence ?? 0);
  }

  /** Fetches the list. */
  fetch(): void {
    if (this.#isFetching) return;
    this.#isFetching = true;
    const life = this.#life;
    this.#network
      .send(this.number, () => this.#api.read())
      .then(
        (list) => this.#receive(life, list),
        () => undefined,
      )
      .finally(() => {
        if (life === this.#life) this.#isFetching = false;
      });
  }

  /** Kills and restarts the app. */
  crash(): void {
    this.#life += 1;
    this.#isFetching = false;
    this.#network.dropRequestsOf(this.number);
    this.#outbox = this.#start();
  }

  /** Ends the delay before a retry. */
  retryNow(): void {
    this.#endDelay();
  }

  #receive(life: number, list: ShoppingListOut | undefined): void {
    if (life !== this.#life) return;
    this.#disk.list = list;
    if (list === undefined) this.#outbox.dropSent(this.#api.listId);
    else this.#outbox.dropContained(list.id, list.sequence);
  }

  #start(): Outbox {
    const life = this.#life;
    const never = new Promise<never>(() => undefined);
    const outbox = new Outbox(
      this.#disk,
      {
        send: (pendingChanges) =>
          life === this.#life
            ? this.#network.send(this.number, () =>
                this.#api.sync(this.name, pendingChanges.map(sentPendingChange)),
              )
            : never,
        refusalOf: (error) =>
          error instanceof NetworkError ? undefined : { kind: 'refused', reason: String(error) },
        refetch: () => this.fetch(),
        wait: () => new Promise<void>((resolve) => (this.#endDelay = resolve)),
        newId: () => this.#random.uuid(),
      },
      'cook',
    );
    void outbox.work();
    return outbox;
  }
}

import type { ShoppingChangesOut, ShoppingListOut } from '@hearth/contract';
import {
  applied,
  type ListItem,
  type ListOperation,
} from '../../packages/web/src/features/shopping/sync/list-operations.ts';
import {
  type PendingChange,
  type PendingChangeStore,
  shows,
} from '../../packages/web/src/features/shopping/sync/outbox/pending-change.ts';
import { Outbox } from '../../packages/web/src/features/shopping/sync/outbox/outbox.ts';
import { sentPendingChange } from '../../packages/web/src/features/shopping/sync/outbox/sent-pending-change.ts';
import { listNow } from '../../packages/web/src/features/shopping/sync/whole-lists.ts';
import type { Dice } from './dice.ts';
import { type Network, NetworkError } from './network.ts';

/** What a device can ask the server. */
export interface Shop {
  readonly listId: string;
  /** Undefined until the list has reached the server, and once it is deleted. */
  read(): Promise<ShoppingListOut | undefined>;
  bring(
    device: string,
    changes: ReturnType<typeof sentPendingChange>[],
  ): Promise<ShoppingChangesOut['results']>;
}

/** What survives the end of the app: pending changes, and the list as it was fetched last. */
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

/** A device with the app on it: the outbox of the web app, on a network and a disk of the simulation. */
export class Device {
  readonly number: number;
  readonly name: string;
  readonly #shop: Shop;
  readonly #network: Network;
  readonly #dice: Dice;
  readonly #disk = new Disk();
  /** Tells one life of the app from the next: what an ended one still waits for never happens. */
  #life = 0;
  #outbox: Outbox;
  #isFetching = false;
  #wake: () => void = () => undefined;

  constructor(number: number, parts: { shop: Shop; network: Network; dice: Dice }) {
    this.number = number;
    this.name = `device ${number}`;
    this.#shop = parts.shop;
    this.#network = parts.network;
    this.#dice = parts.dice;
    this.#outbox = this.#start();
  }

  /** The list as it was fetched last. */
  get base(): ShoppingListOut | undefined {
    return this.#disk.list;
  }

  /** The list as this device shows it, its items apart; undefined when it is deleted, or has never been here. */
  get list(): ShoppingListOut | undefined {
    return listNow(this.base, this.#outbox.pendingChanges());
  }

  /** The items as this device shows them. */
  get items(): readonly ListItem[] {
    const sequence = this.base?.sequence ?? 0;
    return this.#outbox
      .pendingChanges()
      .filter((pendingChange) => shows(pendingChange, sequence))
      .reduce<readonly ListItem[]>(
        (all, { operation }) => applied(all, operation, this.#shop.listId),
        this.base?.listItems ?? [],
      );
  }

  /** Whether all that was done here has arrived and come back. */
  get isSettled(): boolean {
    return this.#outbox.pendingChanges().length === 0;
  }

  /** Somebody does something; once it is on the device, it counts. @returns the id of its pending change */
  act(operation: ListOperation): Promise<string> {
    return this.#outbox.push(this.#shop.listId, operation, this.base?.sequence ?? 0);
  }

  /** Asks for the list. */
  fetch(): void {
    if (this.#isFetching) return;
    this.#isFetching = true;
    const life = this.#life;
    this.#network
      .send(this.number, () => this.#shop.read())
      .then(
        (list) => this.#receive(life, list),
        () => undefined,
      )
      .finally(() => {
        if (life === this.#life) this.#isFetching = false;
      });
  }

  /** The app is killed and started again. */
  crash(): void {
    this.#life += 1;
    this.#isFetching = false;
    this.#network.forget(this.number);
    this.#outbox = this.#start();
  }

  /** The waiting before another try ends. */
  hope(): void {
    this.#wake();
  }

  #receive(life: number, list: ShoppingListOut | undefined): void {
    if (life !== this.#life) return;
    this.#disk.list = list;
    if (list === undefined) this.#outbox.forget(this.#shop.listId);
    else this.#outbox.contained(list.id, list.sequence);
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
                this.#shop.bring(this.name, pendingChanges.map(sentPendingChange)),
              )
            : never,
        refusalOf: (error) =>
          error instanceof NetworkError ? undefined : { kind: 'refused', reason: String(error) },
        arrived: () => this.fetch(),
        wait: () => new Promise<void>((resolve) => (this.#wake = resolve)),
        newId: () => this.#dice.uuid(),
      },
      'cook',
    );
    void outbox.work();
    return outbox;
  }
}

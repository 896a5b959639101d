import { isDeepStrictEqual } from 'node:util';
import type { Label, Recipe, ShoppingListOut } from '@hearth/contract';
import type { ListItem } from '../../packages/web/src/features/shopping/sync/list-operations.ts';
import { newList } from '../../packages/web/src/features/shopping/sync/whole-lists.ts';
import { Deeds } from './deeds.ts';
import { Device, type Shop } from './device.ts';
import { Dice } from './dice.ts';
import { History } from './history.ts';
import { isOfKitchen } from './kitchen.ts';
import { Network } from './network.ts';

/** How often a list begins on a device. */
const begunOnDevice = 0.4;

/** A server with a new list for a run, and a client of the contract that writes to it, too. */
export interface Ground {
  /** @param begunId the id under which a device begins the list itself, before the server knows of it */
  newShop(begunId?: string): Promise<Shop>;
  /** What people cook, and under which labels things stand. */
  readonly recipes: readonly Recipe[];
  readonly labels: readonly Label[];
  /** Whose lists they are. */
  readonly householdId: string;
  /** Changes an item as clients of the contract do. */
  put(item: ListItem, fields: Partial<ListItem>): Promise<void>;
}

const maxSteps = 5000;

/**
 * One run: some devices do what people do with a list, on a bad network, and are switched off in the middle of it; in
 * the end everything arrives.
 * @returns what is wrong then; empty when all lists are equal and nothing is lost or back
 */
export async function run(ground: Ground, seed: number): Promise<string[]> {
  const world = await World.create(ground, new Dice(seed));
  for (let step = world.dice.between(20, 60); step > 0; step -= 1) await world.step();
  return world.end();
}

/** The devices of a run, and the server between them. */
class World {
  readonly dice: Dice;
  readonly #ground: Ground;
  readonly #shop: Shop;
  readonly #network: Network;
  readonly #history = new History();
  readonly #devices: readonly Device[];
  readonly #deeds: Deeds;

  private constructor(ground: Ground, shop: Shop, dice: Dice) {
    this.dice = dice;
    this.#ground = ground;
    this.#network = new Network(dice);
    this.#deeds = new Deeds(dice, shop.listId, ground);
    this.#shop = { ...shop, bring: (device, changes) => this.#bring(shop, device, changes) };
    const parts = { shop: this.#shop, network: this.#network, dice };
    this.#devices = Array.from({ length: dice.between(2, 6) }, (_, at) => new Device(at, parts));
  }

  static async create(ground: Ground, dice: Dice): Promise<World> {
    const begun = dice.chance(begunOnDevice) ? begin(dice, ground) : undefined;
    const shop = await ground.newShop(begun?.id);
    const world = new World(
      ground,
      { listId: shop.listId, read: () => shop.read(), bring: shop.bring },
      dice,
    );
    if (begun !== undefined) await world.#begin(begun);
    return world;
  }

  /** One of the devices has the list, and nobody else has heard of it. */
  async #begin(list: ShoppingListOut): Promise<void> {
    const pendingChange = await this.#devices[0]?.act({ kind: 'createList', list });
    if (pendingChange !== undefined)
      this.#history.add({ kind: 'createList', device: 0, base: 0, pendingChange });
  }

  async step(): Promise<void> {
    const { dice } = this;
    const device = dice.pick(this.#devices);
    if (device === undefined) return;
    const what = dice.next();
    if (what < 0.4 && device.list !== undefined) await this.#act(device);
    else if (what < 0.75) await this.#network.step(false);
    else if (what < 0.82) device.fetch();
    else if (what < 0.88) device.hope();
    else if (what < 0.91) this.#network.cut(device.number);
    else if (what < 0.95) this.#network.mend(device.number);
    else if (what < 0.98) device.crash();
    else if (!this.#deeds.isQuiet) await this.#writeAsOldClient();
    await rest();
  }

  /** All is mended, and everything arrives. */
  async end(): Promise<string[]> {
    this.#network.mend();
    for (let step = 0; step < maxSteps; step += 1) {
      if (this.#network.isQuiet && this.#devices.every(({ isSettled }) => isSettled)) break;
      for (const device of this.#devices) {
        device.hope();
        if (this.#network.isQuiet && !device.isSettled) device.fetch();
      }
      await this.#network.step(true);
      await rest();
    }
    for (const device of this.#devices) device.fetch();
    while (!this.#network.isQuiet) {
      await this.#network.step(true);
      await rest();
    }
    const list = await this.#shop.read();
    return [...this.#differences(list), ...this.#history.violations(list, this.#ground.recipes)];
  }

  #differences(list: ShoppingListOut | undefined): string[] {
    return this.#devices
      .filter((one) => !isDeepStrictEqual(one.list && { ...one.list, listItems: one.items }, list))
      .map(({ name }) => `${name} shows something else than the server`);
  }

  async #bring(shop: Shop, device: string, changes: Parameters<Shop['bring']>[1]) {
    const results = await shop.bring(device, changes);
    for (const { id, outcome, sequence } of results) if (outcome === 'done') this.#history.took(id, sequence);
    return results;
  }

  async #act(device: Device): Promise<void> {
    const { deed, operation } = this.#deeds.on(device);
    const base = device.base?.sequence ?? 0;
    const pendingChange = await device.act(operation);
    this.#history.add({ ...deed, device: device.number, base, pendingChange });
  }

  /** A client of the contract reads and writes at once; its place in the order is that of the server. */
  async #writeAsOldClient(): Promise<void> {
    const { listItems = [], sequence = 0 } = (await this.#shop.read()) ?? {};
    const item = this.dice.pick(listItems.filter((one) => !isOfKitchen(one)));
    if (item === undefined) return;
    const note = this.#deeds.newName();
    await this.#ground.put(item, { note });
    const pendingChange = `old client ${note}`;
    this.#history.add({
      kind: 'change',
      itemId: item.id,
      set: { note },
      device: -1,
      base: sequence,
      pendingChange,
    });
    this.#history.took(pendingChange, (await this.#shop.read())?.sequence ?? 0);
  }
}

function begin(dice: Dice, { householdId, labels }: Ground): ShoppingListOut {
  const owner = { id: 'cook', groupId: '', householdId };
  const stamp = { newId: () => dice.uuid(), now: '2026-01-01T00:00:00.000Z' };
  return newList('Market', { owner, labels }, stamp);
}

/** Lets everything happen that waits for nothing but its turn. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resume) => setImmediate(resume));
}

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

/** Probability that a device creates the list. */
const begunOnDevice = 0.4;

/** A server with a new list for each run, and a client of the contract that also writes to it. */
export interface Ground {
  /** @param begunId the id under which a device creates the list itself */
  newShop(begunId?: string): Promise<Shop>;
  /** Recipes and labels of the household. */
  readonly recipes: readonly Recipe[];
  readonly labels: readonly Label[];
  readonly householdId: string;
  /** Changes an item as clients of the contract do. */
  put(item: ListItem, fields: Partial<ListItem>): Promise<void>;
}

const maxSteps = 5000;

/**
 * One run: devices make random changes on an unreliable network and are restarted; in the end everything
 * arrives.
 * @returns the violations; empty if all devices and the server agree and nothing is lost or wrongly restored
 */
export async function run(ground: Ground, seed: number): Promise<string[]> {
  const world = await World.create(ground, new Dice(seed));
  for (let step = world.dice.between(20, 60); step > 0; step -= 1) await world.step();
  return world.end();
}

/** The devices and the server of a run. */
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

  /** One of the devices creates the list. */
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

  /** Repairs the network and delivers everything. */
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

  /** A client of the contract reads and writes at once, so it has seen the current version. */
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

/** Runs all pending microtasks and callbacks. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resume) => setImmediate(resume));
}

import { isDeepStrictEqual } from 'node:util';
import type { Label, Recipe, ShoppingListOut } from '@hearth/contract';
import type { ListItem } from '../../packages/web/src/features/shopping/sync/list-operation.ts';
import { newList } from '../../packages/web/src/features/shopping/sync/apply-to-list.ts';
import { RandomActions } from './random-actions.ts';
import { Device, type ListApi } from './device.ts';
import { SeededRandom } from './seeded-random.ts';
import { History } from './history.ts';
import { isRecipeIngredient } from './ingredient-amounts.ts';
import { Network } from './network.ts';

/** Probability that a device creates the list. */
const createdOnDevice = 0.4;

/** A server with a new list for each run, and a client of the contract that also writes to it. */
export interface SimulatedServer {
  /** @param listId the id under which a device creates the list itself */
  newList(listId?: string): Promise<ListApi>;
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
export async function run(server: SimulatedServer, seed: number): Promise<string[]> {
  const world = await World.create(server, new SeededRandom(seed));
  for (let step = world.random.between(20, 60); step > 0; step -= 1) await world.step();
  return world.end();
}

/** The devices and the server of a run. */
class World {
  readonly random: SeededRandom;
  readonly #server: SimulatedServer;
  readonly #api: ListApi;
  readonly #network: Network;
  readonly #history = new History();
  readonly #devices: readonly Device[];
  readonly #actions: RandomActions;

  private constructor(server: SimulatedServer, api: ListApi, random: SeededRandom) {
    this.random = random;
    this.#server = server;
    this.#network = new Network(random);
    this.#actions = new RandomActions(random, api.listId, server);
    this.#api = { ...api, sync: (device, changes) => this.#sync(api, device, changes) };
    const parts = { api: this.#api, network: this.#network, random };
    this.#devices = Array.from({ length: random.between(2, 6) }, (_, at) => new Device(at, parts));
  }

  static async create(server: SimulatedServer, random: SeededRandom): Promise<World> {
    const created = random.chance(createdOnDevice) ? buildNewList(random, server) : undefined;
    const api = await server.newList(created?.id);
    const world = new World(server, { listId: api.listId, read: () => api.read(), sync: api.sync }, random);
    if (created !== undefined) await world.#createList(created);
    return world;
  }

  /** One of the devices creates the list. */
  async #createList(list: ShoppingListOut): Promise<void> {
    const pendingChange = await this.#devices[0]?.act({ kind: 'createList', list });
    if (pendingChange !== undefined)
      this.#history.add({ kind: 'createList', device: 0, base: 0, pendingChange });
  }

  async step(): Promise<void> {
    const { random } = this;
    const device = random.pick(this.#devices);
    if (device === undefined) return;
    const what = random.next();
    if (what < 0.4 && device.list !== undefined) await this.#act(device);
    else if (what < 0.75) await this.#network.step(false);
    else if (what < 0.82) device.fetch();
    else if (what < 0.88) device.retryNow();
    else if (what < 0.91) this.#network.cut(device.number);
    else if (what < 0.95) this.#network.repair(device.number);
    else if (what < 0.98) device.crash();
    else if (!this.#actions.isReadOnly) await this.#writeAsContractClient();
    await settle();
  }

  /** Repairs the network and delivers everything. */
  async end(): Promise<string[]> {
    this.#network.repair();
    for (let step = 0; step < maxSteps; step += 1) {
      if (this.#network.isQuiet && this.#devices.every(({ isSettled }) => isSettled)) break;
      for (const device of this.#devices) {
        device.retryNow();
        if (this.#network.isQuiet && !device.isSettled) device.fetch();
      }
      await this.#network.step(true);
      await settle();
    }
    for (const device of this.#devices) device.fetch();
    while (!this.#network.isQuiet) {
      await this.#network.step(true);
      await settle();
    }
    const list = await this.#api.read();
    return [...this.#differences(list), ...this.#history.violations(list, this.#server.recipes)];
  }

  #differences(list: ShoppingListOut | undefined): string[] {
    return this.#devices
      .filter((one) => !isDeepStrictEqual(one.list && { ...one.list, listItems: one.items }, list))
      .map(({ name }) => `${name} differs from the server`);
  }

  async #sync(api: ListApi, device: string, changes: Parameters<ListApi['sync']>[1]) {
    const results = await api.sync(device, changes);
    for (const { id, outcome, sequence } of results)
      if (outcome === 'done') this.#history.applied(id, sequence);
    return results;
  }

  async #act(device: Device): Promise<void> {
    const { action, operation } = this.#actions.on(device);
    const base = device.fetched?.sequence ?? 0;
    const pendingChange = await device.act(operation);
    this.#history.add({ ...action, device: device.number, base, pendingChange });
  }

  /** A client of the contract reads and writes at once, so it has seen the current version. */
  async #writeAsContractClient(): Promise<void> {
    const { listItems = [], sequence = 0 } = (await this.#api.read()) ?? {};
    const item = this.random.pick(listItems.filter((one) => !isRecipeIngredient(one)));
    if (item === undefined) return;
    const note = this.#actions.newName();
    await this.#server.put(item, { note });
    const pendingChange = `old client ${note}`;
    this.#history.add({
      kind: 'change',
      itemId: item.id,
      set: { note },
      device: -1,
      base: sequence,
      pendingChange,
    });
    this.#history.applied(pendingChange, (await this.#api.read())?.sequence ?? 0);
  }
}

function buildNewList(random: SeededRandom, { householdId, labels }: SimulatedServer): ShoppingListOut {
  const owner = { id: 'cook', groupId: '', householdId };
  const stamp = { newId: () => random.uuid(), now: '2026-01-01T00:00:00.000Z' };
  return newList('Market', { owner, labels }, stamp);
}

/** Runs all pending microtasks and callbacks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resume) => setImmediate(resume));
}

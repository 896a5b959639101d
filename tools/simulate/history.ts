import type { ShoppingListOut } from '@hearth/contract';
import type { ListItem } from '../../packages/web/src/features/shopping-lists/data/list-operations.ts';

type Field = 'note' | 'quantity' | 'checked';
const fields: readonly Field[] = ['note', 'quantity', 'checked'];

/** Something that somebody did to one item. */
export interface Deed {
  readonly device: number;
  /** Counts the deeds of all. */
  readonly number: number;
  /** The number of the list's last change that the device had fetched. */
  readonly base: number;
  /** Its letter, by which the server's answer is found. */
  readonly letter: string;
  readonly itemId: string;
  readonly kind: 'add' | 'change' | 'remove';
  readonly set: Partial<Pick<ListItem, Field>>;
}

/** What everybody did in a run, and what must be true of the list in the end. */
export class History {
  readonly #deeds: Deed[] = [];
  #begun: string | undefined;
  /** The list's number when the server did a letter. */
  readonly #done = new Map<string, number>();

  add(deed: Omit<Deed, 'number'>): void {
    this.#deeds.push({ ...deed, number: this.#deeds.length });
  }

  /** Somebody has begun the list with that letter. */
  begun(letter: string): void {
    this.#begun = letter;
  }

  /** The server has done a letter: that is the one that counts, whatever copies of it arrive later. */
  took(letter: string, sequence: number): void {
    if (!this.#done.has(letter)) this.#done.set(letter, sequence);
  }

  /** What is wrong with the list as it is in the end; empty when nothing is. */
  violations(list: ShoppingListOut): string[] {
    const byItem = new Map<string, Deed[]>();
    for (const deed of this.#deeds) byItem.set(deed.itemId, [...(byItem.get(deed.itemId) ?? []), deed]);
    const items = new Map(list.listItems.map((item) => [item.id, item]));
    const letters = [this.#begun ?? [], this.#deeds.map(({ letter }) => letter)].flat();
    return [
      ...letters
        .filter((letter) => !this.#done.has(letter))
        .map((letter) => `the server has never done letter ${letter}`),
      ...[...byItem].flatMap(([id, deeds]) => this.#violationsOf(id, deeds, items.get(id))),
      ...list.listItems.filter(({ id }) => !byItem.has(id)).map(({ id }) => `nobody has made item ${id}`),
    ];
  }

  #violationsOf(id: string, deeds: readonly Deed[], item: ListItem | undefined): string[] {
    const wishes = deeds.filter(isWish);
    const isDeleted = deeds.some(
      (one) => one.kind === 'remove' && wishes.every((wish) => this.#isBefore(wish, one)),
    );
    if (isDeleted) return item === undefined ? [] : [`item ${id} was deleted and is back`];
    if (item === undefined) return [`item ${id} is lost: nobody who deleted it had seen all of it`];
    return fields
      .filter((field) => !this.#lastValues(deeds, field).includes(item[field]))
      .map((field) => `item ${id} has ${field} ${item[field]}, which somebody has changed since`);
  }

  /** Values of a field that nobody has changed knowing them. */
  #lastValues(deeds: readonly Deed[], field: Field): unknown[] {
    const writes = deeds.filter(({ set }) => set[field] !== undefined);
    return writes
      .filter((one) => !writes.some((other) => other !== one && this.#isBefore(one, other)))
      .map(({ set }) => set[field]);
  }

  /** Whether who did the second knew of the first. */
  #isBefore(first: Deed, second: Deed): boolean {
    if (first.device === second.device) return first.number < second.number;
    return (this.#done.get(first.letter) ?? Number.POSITIVE_INFINITY) <= second.base;
  }
}

/** Whether somebody who does this wants the item: a tick alone says nothing of it. */
function isWish({ kind, set }: Deed): boolean {
  if (kind === 'remove') return false;
  return kind === 'add' || set.note !== undefined || set.quantity !== undefined || set.checked === false;
}

/**
 * Where Hearth differs from the contract on purpose. Each entry names the operation as the check prints it (`*` is
 * every one), the place of the difference (a `*` at the end stands for anything), and why it is right.
 */
export interface Deliberate {
  readonly operation: string;
  readonly at: string;
  readonly reason: string;
}

const newerMeals =
  'snack, drink and dessert are meals of later clients (additions.md); only who plans them gets them';

export const deliberate: readonly Deliberate[] = [
  { operation: '*', at: 'answer.entryType', reason: newerMeals },
  { operation: '*', at: 'answer.items[].entryType', reason: newerMeals },
];

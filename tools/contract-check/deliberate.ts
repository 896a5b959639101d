/**
 * Where Hearth differs from the contract on purpose. Each entry names the operation as the check prints it (`*` is
 * every one), the place of the difference (a `*` at the end stands for anything), and why it is right.
 */
export interface Deliberate {
  readonly operation: string;
  readonly at: string;
  readonly reason: string;
}

export const deliberate: readonly Deliberate[] = [];

/** What goes to the field of the import page. */
export interface Handed {
  readonly text: string;
  readonly files: readonly File[];
}

/** On its way to the page of imports; it is too long for an address. */
let handed: Handed | null = null;

/** Leaves a text, and files, for the page of imports, which opens next. */
export function handOver(text: string, files: readonly File[] = []): void {
  handed = { text, files };
}

/** The text and the files that were left, once. */
export function takeHanded(): Handed | null {
  const taken = handed;
  handed = null;
  return taken;
}

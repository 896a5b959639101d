/** Names that only one may have here, whatever their case; the other program lets several have them. */
export class TakenNames {
  readonly #taken = new Set<string>();

  /** The name, with a number if another has it already: after it, or where `numbered` puts it. */
  free(name: string, numbered = (number: number): string => `${name}-${number}`): string {
    let free = name;
    for (let number = 2; this.#taken.has(free.toLowerCase()); number += 1) free = numbered(number);
    this.#taken.add(free.toLowerCase());
    return free;
  }
}

/** Letters and digits that keep two files of one name apart. */
const sign = / ~[0-9a-z]{8}$/;

/**
 * The name that a picture is stored by. A file of the same name would replace it, also for the recipe's history.
 *
 * @param chance eight letters or digits that no other picture of the recipe has
 */
export function nameApart(name: string, chance: string): string {
  return `${name.trim()} ~${chance}`;
}

/** The name of a picture as people read it. */
export function readCaption(name: string): string {
  return name.replace(sign, '');
}

/** Shorter names are one letter away from too much. */
const minLength = 6;

/**
 * Names that are one letter off a known variable and known themselves nowhere: a letter too many, too few, another one,
 * or two that have changed places. Each with the variable that was probably meant.
 */
export function misspelledNames(
  names: readonly string[],
  known: ReadonlySet<string>,
): { readonly name: string; readonly meant: string }[] {
  const all = [...known].flatMap((name) => [name, `${name}_FILE`]);
  const others = names.filter((name) => name.length >= minLength && !all.includes(name));
  return others.flatMap((name) => {
    const meant = all.find((one) => isOneLetterOff(name, one));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const at = [...short].findIndex((letter, place) => letter !== long[place]);
  if (at === -1) return short.length < long.length;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isOtherLetter = short.slice(at + 1) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isOtherLetter || (isSwapped && short.slice(at + 2) === long.slice(at + 2));
}

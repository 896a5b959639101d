/** How many tints a recipe without a picture can have; the style sheet has a hue for each. */
export const tints = 6;

/** The tint of a recipe without a picture, from 0: the same for the same id, on every device. */
export function computeTint(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return sum % tints;
}

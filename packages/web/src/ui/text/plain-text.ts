/** A text as people compare names: without accents, case and outer blanks, so that `cafe` is `Café`. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

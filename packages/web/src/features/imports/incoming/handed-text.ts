/** A text on its way from a search field to the page of imports; it is too long for an address. */
let handed: string | null = null;

/** Leaves a text for the page of imports, which opens next. */
export function handOverText(text: string): void {
  handed = text;
}

/** The text that was left, once. */
export function takeHandedText(): string | null {
  const text = handed;
  handed = null;
  return text;
}

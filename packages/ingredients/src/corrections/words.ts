/** The words of a text in lower case, without the commas between them. */
export function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
}

/** The FNV-1a hash (32 bits) of the code points of a text, as eight hexadecimal digits. */
export function computeHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

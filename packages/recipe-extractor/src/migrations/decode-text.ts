const decoder = new TextDecoder('utf-8');

/** The text of a file in UTF-8, without a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

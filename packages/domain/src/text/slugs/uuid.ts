const UUID = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;

/** Whether a text reads as a UUID of any version; dashes are optional, letters of either case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The lower-case form with dashes under which identifiers are stored, or null when the text is no UUID. */
export function canonicalUuid(text: string): string | null {
  const match = UUID.exec(text);
  return match === null ? null : match.slice(1).join('-').toLowerCase();
}

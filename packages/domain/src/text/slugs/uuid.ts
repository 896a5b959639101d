const uuid = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;

/** Whether a text reads as a uuid of any version; dashes are optional, letters of either case. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** The lower-case form with dashes under which identifiers are stored, or null when the text is no uuid. */
export function canonicalUuid(text: string): string | null {
  const match = uuid.exec(text);
  return match === null ? null : match.slice(1).join('-').toLowerCase();
}

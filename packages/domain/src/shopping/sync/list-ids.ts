import { computeHash } from './fnv-hash.ts';

/** Digits at the end of an id that are a checksum of the other digits and the household. */
const checksumLength = 8;

/**
 * The id of a list that a device creates: a random UUID whose last digits are a checksum of the others and
 * the household, so that no household can probe for the list ids of another.
 */
export function listIdFor({
  householdId,
  uuid,
}: {
  readonly householdId: string;
  readonly uuid: string;
}): string {
  const start = uuid.slice(0, -checksumLength);
  return start + computeHash(householdId + start);
}

/** Whether a device of the household may have created a list with that id. */
export function isListIdOf({
  householdId,
  id,
}: {
  readonly householdId: string;
  readonly id: string;
}): boolean {
  return listIdFor({ householdId, uuid: id.toLowerCase() }) === id.toLowerCase();
}

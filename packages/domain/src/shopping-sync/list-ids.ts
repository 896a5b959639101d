import { markOf } from './mark.ts';

/** So many digits of an id say to which household it belongs. */
const markLength = 8;

/**
 * The id of a list that a device begins: a random UUID whose last digits follow from the others and the household. So
 * no household can try whether another has a list with some id.
 */
export function listIdFor(householdId: string, uuid: string): string {
  const start = uuid.slice(0, -markLength);
  return start + markOf(householdId + start);
}

/** Whether a device of that household may have begun a list with that id. */
export function isListIdOf(householdId: string, id: string): boolean {
  return listIdFor(householdId, id.toLowerCase()) === id.toLowerCase();
}

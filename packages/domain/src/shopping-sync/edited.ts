/**
 * The version of an item: the last changes of the fields that say what to buy. A list numbers its changes
 * from 1. A device that deletes sends the last number it has seen; items that other devices changed later are
 * not deleted.
 */
export interface Edited {
  /** The list's number of the last such change. */
  readonly sequence: number;
  /** Id of the device that made it; empty if the client does not send one. */
  readonly by: string;
  /** The number of the last such change by another device. */
  readonly before: number;
}

/** The version of an item without numbered changes. */
export const neverEdited: Edited = { sequence: 0, by: '', before: 0 };

/** The version after one more change. */
export function edited(item: Edited, sequence: number, by: string): Edited {
  const isSame = by !== '' && by === item.by;
  return { sequence, by, before: isSame ? item.before : item.sequence };
}

/** Whether another device changed the item after the version of the list that this device had seen. */
export function isUnseen(item: Edited, device: string, seen: number): boolean {
  const isOwn = device !== '' && device === item.by;
  return (isOwn ? item.before : item.sequence) > seen;
}

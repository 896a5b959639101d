/**
 * Who changed last what an item asks for. A list numbers its changes from 1; a device that deletes says up to which
 * number it has seen the list, and what others have changed since then stays.
 */
export interface Edited {
  /** The list's number of the last such change. */
  readonly sequence: number;
  /** The device that made it; empty where a client does not say. */
  readonly by: string;
  /** The number of the last one that another device made. */
  readonly before: number;
}

/** Of an item that nobody has changed since it is numbered. */
export const neverEdited: Edited = { sequence: 0, by: '', before: 0 };

/** What is known after one more change. */
export function edited(item: Edited, sequence: number, by: string): Edited {
  const isSame = by !== '' && by === item.by;
  return { sequence, by, before: isSame ? item.before : item.sequence };
}

/** Whether somebody else has changed the item after what that device had seen of its list. */
export function isUnseen(item: Edited, device: string, seen: number): boolean {
  const isOwn = device !== '' && device === item.by;
  return (isOwn ? item.before : item.sequence) > seen;
}

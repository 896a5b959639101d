/**
 * The version of an item: the last changes of the fields that say what to buy. A list numbers its changes
 * from 1. A device that deletes sends the last number it has seen; items that other devices changed later are
 * not deleted.
 */
export interface ItemVersion {
  /** The list's number of the last such change. */
  readonly sequence: number;
  /** Id of the device that made it; empty if the client does not send one. */
  readonly deviceId: string;
  /** The number of the last such change by another device. */
  readonly otherSequence: number;
}

/** The version of an item without numbered changes. */
export const initialVersion: ItemVersion = { sequence: 0, deviceId: '', otherSequence: 0 };

/** The version after one more change. */
export function nextVersion(version: ItemVersion, sequence: number, deviceId: string): ItemVersion {
  const isSame = deviceId !== '' && deviceId === version.deviceId;
  return { sequence, deviceId, otherSequence: isSame ? version.otherSequence : version.sequence };
}

/** Whether another device changed the item after the version of the list that this device had seen. */
export function isUnseen(version: ItemVersion, deviceId: string, seenVersion: number): boolean {
  const isOwn = deviceId !== '' && deviceId === version.deviceId;
  return (isOwn ? version.otherSequence : version.sequence) > seenVersion;
}

import { describe, expect, it } from 'vitest';
import { isUnseen, initialVersion, nextVersion } from './index.ts';

/** The version of an item after these devices changed it; the list counts from 1. */
function after(...devices: readonly string[]) {
  return devices.reduce((version, device, at) => nextVersion(version, at + 1, device), initialVersion);
}

describe('an unseen change of an item', () => {
  it.each([
    ['is one of another device after the seen version', ['tablet'], 0, true],
    ['is not one of another device within the seen version', ['tablet'], 1, false],
    ['is not one of the device itself', ['phone'], 0, false],
    ['is one of another device, followed by one of the device itself', ['tablet', 'phone'], 0, true],
    ['is one of another device, followed by two of the device itself', ['tablet', 'phone', 'phone'], 0, true],
    [
      'is not a seen one of another device, followed by two of the device itself',
      ['tablet', 'phone', 'phone'],
      1,
      false,
    ],
    ['is one of two other devices', ['tablet', 'watch'], 1, true],
    ['does not exist for an item without changes', [], 0, false],
  ])('%s', (_, devices, seen, isUnseenByPhone) => {
    expect(isUnseen(after(...devices), 'phone', seen)).toBe(isUnseenByPhone);
  });

  it('treats each change without a device id as one of another device', () => {
    expect(isUnseen(after('', ''), '', 1)).toBe(true);
    expect(after('', '')).toEqual({ sequence: 2, deviceId: '', otherSequence: 1 });
  });
});

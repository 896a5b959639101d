import { describe, expect, it } from 'vitest';
import { edited, isUnseen, neverEdited } from './index.ts';

/** What is known of an item after these devices have changed it, the list counting from 1. */
function after(...devices: readonly string[]) {
  return devices.reduce((item, device, at) => edited(item, at + 1, device), neverEdited);
}

describe('who changed an item last', () => {
  it.each([
    ['another device, after what was seen', ['tablet'], 0, true],
    ['another device, before what was seen', ['tablet'], 1, false],
    ['the device itself', ['phone'], 0, false],
    ['another device, then the device itself', ['tablet', 'phone'], 0, true],
    ['another device, then the device itself twice', ['tablet', 'phone', 'phone'], 0, true],
    ['another device that was seen, then the device itself twice', ['tablet', 'phone', 'phone'], 1, false],
    ['two others', ['tablet', 'watch'], 1, true],
    ['nobody', [], 0, false],
  ])('%s', (_, devices, seen, isUnseenByPhone) => {
    expect(isUnseen(after(...devices), 'phone', seen)).toBe(isUnseenByPhone);
  });

  it('a client that names no device is never known again', () => {
    expect(isUnseen(after('', ''), '', 1)).toBe(true);
    expect(after('', '')).toEqual({ sequence: 2, by: '', before: 1 });
  });
});

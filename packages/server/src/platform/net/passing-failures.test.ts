import { describe, expect, it } from 'vitest';
import { OutboundFailedError, OutboundRefusedError, OutboundTimeoutError } from './outbound-errors.ts';
import { isPassingFailure, isPassingStatus } from './passing-failures.ts';

describe('a call that failed', () => {
  it.each(['name', 'connect', 'protocol', 'busy'] as const)('is tried again after “%s”', (reason) => {
    expect(isPassingFailure(new OutboundFailedError(reason))).toBe(true);
  });

  it('is tried again when it took too long', () => {
    expect(isPassingFailure(new OutboundTimeoutError())).toBe(true);
  });

  it('is not tried again when it would fail in the same way', () => {
    expect(isPassingFailure(new OutboundFailedError('certificate'))).toBe(false);
    expect(isPassingFailure(new OutboundRefusedError('x'))).toBe(false);
    expect(isPassingFailure(new Error('x'))).toBe(false);
  });

  it.each([
    [500, true],
    [503, true],
    [408, true],
    [425, true],
    [429, true],
    [400, false],
    [404, false],
    [410, false],
    [422, false],
  ])('with status %i is tried again: %s', (status, isPassing) => {
    expect(isPassingStatus(status)).toBe(isPassing);
  });
});

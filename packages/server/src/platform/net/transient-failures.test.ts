import { describe, expect, it } from 'vitest';
import { OutboundFailedError, OutboundRefusedError, OutboundTimeoutError } from './outbound-errors.ts';
import { isTransientFailure, isTransientStatus } from './transient-failures.ts';

describe('a failed call', () => {
  it.each(['name', 'connect', 'protocol', 'busy'] as const)('is retried after “%s”', (reason) => {
    expect(isTransientFailure(new OutboundFailedError(reason))).toBe(true);
  });

  it('is retried after a timeout', () => {
    expect(isTransientFailure(new OutboundTimeoutError())).toBe(true);
  });

  it('is not retried if it would fail in the same way', () => {
    expect(isTransientFailure(new OutboundFailedError('certificate'))).toBe(false);
    expect(isTransientFailure(new OutboundRefusedError('x'))).toBe(false);
    expect(isTransientFailure(new Error('x'))).toBe(false);
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
  ])('with status %i is retried: %s', (status, isTransient) => {
    expect(isTransientStatus(status)).toBe(isTransient);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedInstant, storedInstantFromText, wireInstant } from './stored-instant.ts';

describe('stored instants', () => {
  it.each([
    ['2020-01-02T03:04:05Z', '2020-01-02T03:04:05.000000Z'],
    ['2020-01-02T03:04:05.1Z', '2020-01-02T03:04:05.100000Z'],
    ['2020-01-02T03:04:05.123456789Z', '2020-01-02T03:04:05.123456Z'],
    ['2020-01-02 03:04', '2020-01-02T03:04:00.000000Z'],
    ['2020-01-01T01:00:00+02:00', '2019-12-31T23:00:00.000000Z'],
    ['2020-02-29T00:00:00Z', '2020-02-29T00:00:00.000000Z'],
    ['  2020-01-02t03:04:05z ', '2020-01-02T03:04:05.000000Z'],
  ])('%s', (text, stored) => {
    expect(storedInstantFromText(text)).toBe(stored);
  });

  it.each([
    '',
    'soon',
    '2020-01-02',
    '2020-13-01T00:00:00Z',
    '2021-02-29T00:00:00Z',
    '2021-02-30T00:00',
    '2020-01-01T25:00',
    '2020-01-01T00:60',
    '2020-01-01T00:00:00+99:99',
    '99999-01-01T00:00:00Z',
  ])('“%s” is not an instant', (text) => {
    expect(storedInstantFromText(text)).toBeNull();
  });

  it('they sort as text in order of time', () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        expect(storedInstant(a) < storedInstant(b)).toBe(a.getTime() < b.getTime());
        expect(storedInstantFromText(storedInstant(a))).toBe(storedInstant(a));
        expect(storedInstantFromText(wireInstant(storedInstant(a)))).toBe(storedInstant(a));
      }),
    );
  });

  it('they are sent with microseconds only if these are not zero', () => {
    expect(wireInstant('2020-01-02T03:04:05.000000Z')).toBe('2020-01-02T03:04:05Z');
    expect(wireInstant('2020-01-02T03:04:05.000001Z')).toBe('2020-01-02T03:04:05.000001Z');
  });
});

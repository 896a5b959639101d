import { describe, expect, it } from 'vitest';
import { computeLastDay, computeMoment, computeNextMoment } from './index.ts';

const evening = { hour: 23, minute: 45 };

describe('times of clocks on the wall', () => {
  it.each([
    ['UTC', '2026-11-21', '2026-11-21T23:45:00Z'],
    ['Europe/Berlin', '2026-11-21', '2026-11-21T22:45:00Z'],
    ['Europe/Berlin', '2026-07-01', '2026-07-01T21:45:00Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T21:45:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T22:45:00Z'],
    ['America/New_York', '2026-11-21', '2026-11-22T04:45:00Z'],
    ['Asia/Kathmandu', '2026-11-21', '2026-11-21T18:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-21T09:45:00Z'],
  ])('in %s, on %s it is then at %s', (timeZone, date, moment) => {
    expect(computeMoment(date, evening, timeZone)).toEqual(new Date(moment));
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', { hour: 1, minute: 30 }, '2026-03-29T00:30:00Z'],
    ['Europe/Berlin', '2026-03-29', { hour: 3, minute: 30 }, '2026-03-29T01:30:00Z'],
    ['Europe/Berlin', '2026-10-25', { hour: 1, minute: 30 }, '2026-10-24T23:30:00Z'],
    ['Europe/Berlin', '2026-10-25', { hour: 3, minute: 30 }, '2026-10-25T02:30:00Z'],
    ['America/New_York', '2026-03-08', { hour: 1, minute: 30 }, '2026-03-08T06:30:00Z'],
    ['America/New_York', '2026-03-08', { hour: 3, minute: 30 }, '2026-03-08T07:30:00Z'],
    ['America/New_York', '2026-11-01', { hour: 0, minute: 30 }, '2026-11-01T04:30:00Z'],
    ['America/New_York', '2026-11-01', { hour: 2, minute: 30 }, '2026-11-01T07:30:00Z'],
  ])(
    'in %s, on %s, the hours around a change of clocks are told apart: %j',
    (timeZone, date, time, moment) => {
      expect(computeMoment(date, time, timeZone)).toEqual(new Date(moment));
    },
  );

  it.each([
    ['2026-11-21T22:44:59Z', '2026-11-21T22:45:00Z', '2026-11-20'],
    ['2026-11-21T22:45:00Z', '2026-11-22T22:45:00Z', '2026-11-21'],
    ['2026-11-21T23:30:00Z', '2026-11-22T22:45:00Z', '2026-11-21'],
    ['2026-03-28T23:00:00Z', '2026-03-29T21:45:00Z', '2026-03-28'],
  ])('at %s it is next at %s, and was last on %s', (now, next, last) => {
    expect(computeNextMoment(evening, new Date(now), 'Europe/Berlin')).toEqual(new Date(next));
    expect(computeLastDay(evening, new Date(now), 'Europe/Berlin')).toBe(last);
  });
});

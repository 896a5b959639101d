import { expect, it } from 'vitest';
import { findShownTime, listZones, nameZone } from './time-zones.ts';

const reader = { zone: 'America/New_York', minutesAhead: -300 };
const berlin = { scheduledTime: '17:00:00', wallTime: '18:00', timeZone: 'Europe/Berlin' };

it('a webhook shows the time of its own clocks, wherever its reader is', () => {
  expect(findShownTime(berlin, reader)).toEqual({ time: '18:00', zone: 'Europe/Berlin' });
});

it('one that keeps to UTC shows the time where the reader is', () => {
  const inUtc = { ...berlin, wallTime: null, timeZone: null };
  expect(findShownTime(inUtc, reader)).toEqual({ time: '12:00', zone: 'America/New_York' });
});

it('every zone is there once, those of the webhook and of the device among them', () => {
  const zones = listZones('Europe/Berlin', 'Etc/Kitchen');
  expect(zones).toContain('Etc/Kitchen');
  expect(zones.filter((zone) => zone === 'Europe/Berlin')).toHaveLength(1);
  expect(zones).toContain('UTC');
  expect(nameZone('America/New_York')).toBe('America/New York');
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarText, type DayEvent, type Task, tasksText } from './index.ts';

const soup: DayEvent = {
  uid: 'one@example',
  date: '2024-02-28',
  startsAt: null,
  summary: 'Soup',
  description: '',
  url: null,
  changedAt: new Date('2024-01-02T03:04:05.678Z'),
};
const getCalendar = (fields: Partial<DayEvent>) => calendarText('Plan', [{ ...soup, ...fields }]);

/** As a program for calendars reads: unfold, then split name and value. */
function read(text: string): Map<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

/** As a program for calendars reads a text value. */
function unescape(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

/** A text without the characters that a calendar cannot hold. */
function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the control characters are what it removes
  const bare = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
  return bare.replace(/\r\n|\r|\n/g, '\n');
}

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
  fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }),
  fc.string({
    unit: fc.constantFrom('\\', ';', ',', ':', '\n', '\r', 'n', ' ', '\t', 'ü', '🍅'),
    maxLength: 200,
    size: 'max',
  }),
);

describe('calendars of whole days', () => {
  it('an event with a time takes an hour from then on', () => {
    const lines = getCalendar({ startsAt: new Date('2024-02-28T17:30:00Z') }).split('\r\n');
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20240228T173000Z', 'DURATION:PT1H']));
    expect(lines.filter((line) => /^DT(?:START|END);/.test(line))).toEqual([]);
  });

  it('an event is a day, up to the next', () => {
    expect(getCalendar({ url: 'https://example.com/r/soup', description: 'Hot' }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hearth//Meal plan//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Plan',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:one@example',
      'DTSTAMP:20240102T030405Z',
      'LAST-MODIFIED:20240102T030405Z',
      'DTSTART;VALUE=DATE:20240228',
      'DTEND;VALUE=DATE:20240229',
      'SUMMARY:Soup',
      'DESCRIPTION:Hot',
      'URL:https://example.com/r/soup',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('the last day of the calendar has no next', () => {
    expect(getCalendar({ date: '9999-12-31' })).not.toContain('DTEND');
  });

  it('signs that mean something are escaped', () => {
    expect(getCalendar({ summary: 'a\\b;c,d\r\ne\nf\rg:"h"\u0000\u0007' })).toContain(
      String.raw`SUMMARY:a\\b\;c\,d\ne\nf\ng:"h"`,
    );
  });

  it('no text breaks out of its line', () => {
    const text = getCalendar({ summary: 'Soup\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nATTACH:https://example.com' });
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(text).not.toMatch(/^ATTACH/m);
  });

  it('every text comes out of it as it went in', () => {
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const values = read(getCalendar({ summary, description }));
        expect(unescape(values.get('SUMMARY') ?? '')).toBe(plain(summary));
        expect(unescape(values.get('DESCRIPTION') ?? '')).toBe(plain(description));
      }),
    );
  });

  it('no line is longer than 75 bytes, and none ends inside a sign', () => {
    fc.assert(
      fc.property(texts, (summary) => {
        const text = getCalendar({ summary });
        expect(text.endsWith('\r\n')).toBe(true);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
          expect(line).not.toMatch(/[\r\n]/);
        }
      }),
    );
  });
});

describe('lists of tasks', () => {
  const milk: Task = {
    uid: 'milk@example',
    summary: '2 l milk; fresh, cold',
    category: 'Dairy, eggs',
    completedAt: null,
    createdAt: new Date('2024-01-01T00:00:00Z'),
    changedAt: new Date('2024-01-02T03:04:05.678Z'),
  };
  const write = (fields: Partial<Task>) => tasksText('Market', [{ ...milk, ...fields }]).split('\r\n');

  it('a task says what is to do, and under which heading', () => {
    expect(write({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hearth//Shopping list//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Market',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VTODO',
      'UID:milk@example',
      'DTSTAMP:20240102T030405Z',
      'CREATED:20240101T000000Z',
      'LAST-MODIFIED:20240102T030405Z',
      String.raw`SUMMARY:2 l milk\; fresh\, cold`,
      String.raw`CATEGORIES:Dairy\, eggs`,
      'STATUS:NEEDS-ACTION',
      'END:VTODO',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('a task that is done says when', () => {
    const lines = write({ completedAt: new Date('2024-01-03T00:00:00Z'), category: null });
    expect(lines).toEqual(
      expect.arrayContaining(['STATUS:COMPLETED', 'COMPLETED:20240103T000000Z', 'PERCENT-COMPLETE:100']),
    );
    expect(lines).not.toContain('STATUS:NEEDS-ACTION');
    expect(lines.some((line) => line.startsWith('CATEGORIES'))).toBe(false);
  });
});

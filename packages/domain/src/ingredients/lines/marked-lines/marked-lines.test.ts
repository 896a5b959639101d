import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLine } from '../read-line.ts';

const notYetRead = 'unread.txt';
const unread = new Set(readFileOfLines(notYetRead));
const marked = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.txt') && name !== notYetRead)
  .flatMap((name) => readFileOfLines(name).map((line): [string, string] => [name, line]));

function readFileOfLines(name: string): string[] {
  return readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
}

/** The line with its amounts marked as they were read, without the food that a number counts. */
function mark(text: string): string {
  let at = 0;
  let shown = '';
  for (const { start, end, numberEnd, unit, role } of readLine(text).amounts) {
    const place = unit?.isFood === true ? numberEnd : end;
    shown += `${text.slice(at, start)}{${role}:${text.slice(start, place)}}`;
    at = place;
  }
  return shown + text.slice(at);
}

function readAgain(line: string): string {
  return mark(line.replace(/\{\w+:([^{}]*)\}/g, '$1'));
}

describe('lines that were marked by hand', () => {
  it.each(marked.filter(([, line]) => !unread.has(line)))('%s: %s', (_, line) => {
    expect(readAgain(line)).toBe(line);
  });

  it('are read but for those that are listed', () => {
    const lines = marked.map(([, line]) => line);
    expect([...unread].filter((line) => !lines.includes(line) || readAgain(line) === line)).toEqual([]);
    expect(unread.size / lines.length).toBeLessThan(0.02);
  });

  it('are no fewer than they were', () => {
    expect(marked.length).toBeGreaterThanOrEqual(1081);
  });
});

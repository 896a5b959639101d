import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLine } from '../read-line.ts';

const marked = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) =>
    readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => [name, line]),
  );

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

describe('lines that were marked by hand', () => {
  it.each(marked)('%s: %s', (_, line) => {
    const text = line.replace(/\{\w+:([^{}]*)\}/g, '$1');
    expect(mark(text)).toBe(line);
  });

  it('are no fewer than they were', () => {
    expect(marked.length).toBeGreaterThanOrEqual(80);
  });
});

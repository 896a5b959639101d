import { describe, expect, it } from 'vitest';
import {
  inserted,
  movedAll,
  removedAll,
  movedOne,
  movedTo,
  movedToTop,
  removed,
  type Row,
  withHeading,
  withoutEmptyRows,
} from './row-moves.ts';

interface Item extends Row {
  name: string;
}

/** `A #H B C`: B and C are under the heading H. */
function list(text: string): Item[] {
  let title: string | null = null;
  const items: Item[] = [];
  for (const word of text.split(' ')) {
    if (word.startsWith('#')) title = word.slice(1);
    else {
      items.push({ name: word, title });
      title = null;
    }
  }
  return items;
}

const text = (items: readonly Item[]) =>
  items.map(({ name, title }) => (title === null ? name : `#${title} ${name}`)).join(' ');
const up = (start: string, name: string) => {
  const items = list(start);
  return text(
    movedOne(
      items,
      items.findIndex((one) => one.name === name),
      'up',
    ),
  );
};
const down = (start: string, name: string) => {
  const items = list(start);
  return text(
    movedOne(
      items,
      items.findIndex((one) => one.name === name),
      'down',
    ),
  );
};

describe('moving a row by one', () => {
  it.each([
    ['A B C', 'C', 'A C B'],
    ['A B C', 'A', 'A B C'],
    ['A #H B C', 'C', 'A #H C B'],
    ['A #H B C', 'B', 'A B #H C'],
    ['#G A #H B', 'B', '#H B #G A'],
    ['#G A B', 'A', 'A #G B'],
  ])('up in %j: %s', (start, name, end) => {
    expect(up(start, name)).toBe(end);
  });

  it.each([
    ['A B C', 'A', 'B A C'],
    ['A B C', 'C', 'A B C'],
    ['A #H B C', 'A', '#H A B C'],
    ['A #H B C', 'B', 'A #H C B'],
    ['#G A #H B', 'A', '#H B #G A'],
  ])('down in %j: %s', (start, name, end) => {
    expect(down(start, name)).toBe(end);
  });

  it('never loses a row or a heading, however often it is done', () => {
    let items = list('A #H B C #K D #L E F');
    for (let turn = 0; turn < 200; turn += 1) {
      items = movedOne(items, (turn * 7) % items.length, turn % 3 === 0 ? 'down' : 'up');
    }
    expect(
      items
        .map(({ name }) => name)
        .sort()
        .join(''),
    ).toBe('ABCDEF');
    expect(
      items
        .flatMap(({ title }) => title ?? [])
        .sort()
        .join(''),
    ).toBe('HKL');
  });
});

describe('rows and headings', () => {
  it('a row that goes leaves its heading to the next of the section', () => {
    expect(text(removed(list('#H A B'), 0))).toBe('#H B');
    expect(text(removed(list('#H A #K B'), 0))).toBe('#K B');
    expect(text(removed(list('A B'), 5))).toBe('A B');
  });

  it('a row moved before a headed one comes below the heading', () => {
    expect(text(inserted(list('A #H B'), 1, list('X Y')))).toBe('A #H X Y B');
    expect(text(inserted(list('A'), 1, list('X')))).toBe('A X');
  });

  it.each([
    ['#H - A', '#H A'],
    ['#H - - A', '#H A'],
    ['#H - #K A', '#H - #K A'],
    ['A #H -', 'A #H -'],
    ['#H - #K - A', '#H - #K A'],
    ['#H - #K - #L -', '#H - #K - #L -'],
    ['A - B -', 'A B'],
    ['# - A', 'A'],
  ])('without its empty rows %j is %j: no heading is lost', (start, end) => {
    expect(text(withoutEmptyRows(list(start), ({ name }) => name === '-'))).toBe(end);
  });

  it('moves far, to the top and to a place', () => {
    expect(text(movedTo(list('#H A B C'), 0, 2))).toBe('#H B C A');
    expect(text(movedTo(list('A B C'), 2, 0))).toBe('C A B');
    expect(text(movedToTop(list('#H A B C'), 2))).toBe('#H C A B');
  });

  it('opens and closes a heading', () => {
    expect(withHeading(list('A'), 0)[0]?.title).toBe('');
    expect(withHeading(list('#H A'), 0)[0]?.title).toBeNull();
  });

  it('moves and removes several at once, and no heading is lost or doubled', () => {
    const among = (names: string) => (row: Item) => names.includes(row.name);
    expect(text(movedAll(list('A B C D'), among('BD'), 0))).toBe('B D A C');
    expect(text(movedAll(list('A B C D'), among('AC'), 99))).toBe('B D A C');
    expect(text(movedAll(list('#H A B C'), among('A'), 2))).toBe('#H B C A');
    expect(text(movedAll(list('#H A #K B C'), among('A'), 2))).toBe('#K B C #H A');
    expect(text(movedAll(list('#H A #H B'), among('A'), 1))).toBe('#H B #H A');
    expect(text(removedAll(list('#H A B #K C'), among('AC')))).toBe('#H B');
  });
});

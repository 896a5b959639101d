import { describe, expect, it } from 'vitest';
import { type History, historyOf, type Joins, nextHistory } from './history.ts';

const edit = (
  history: History<string>,
  value: string,
  tag: string | null,
  now: number,
  joins: Joins = 'soon',
) => nextHistory(history, { type: 'edit', change: () => value, tag, joins, now });
const undo = (history: History<string>) => nextHistory(history, { type: 'undo', now: 9 });
const redo = (history: History<string>) => nextHistory(history, { type: 'redo', now: 9 });

describe('history', () => {
  it('takes typing in one field as one step', () => {
    let history = edit(historyOf('a'), 'ab', 'name', 1000);
    history = edit(history, 'abc', 'name', 1400);
    expect(undo(history).present).toBe('a');
  });

  it('begins a new step after a pause, in another field, and for changes without a tag', () => {
    const first = edit(historyOf('a'), 'b', 'name', 1000);
    expect(undo(edit(first, 'c', 'name', 9000)).present).toBe('b');
    expect(undo(edit(first, 'c', 'text', 1001)).present).toBe('b');
    expect(undo(edit(first, 'c', null, 1001)).present).toBe('b');
  });

  it('joins what belongs together however late it comes, unless something else came between', () => {
    const first = edit(historyOf('a'), 'b', 'line', 1000);
    expect(undo(edit(first, 'c', 'line', 90_000, 'always')).present).toBe('a');
    const between = edit(first, 'x', 'name', 2000);
    expect(undo(edit(between, 'c', 'line', 90_000, 'always')).present).toBe('x');
  });

  it('goes back and forth, and forgets what was undone when something else is done', () => {
    const history = edit(edit(historyOf('a'), 'b', null, 1), 'c', null, 2);
    expect(redo(undo(undo(history))).present).toBe('b');
    expect(redo(edit(undo(history), 'd', null, 3)).present).toBe('d');
  });

  it('has nothing to undo or redo at the ends, and no step for no change', () => {
    const history = historyOf('a');
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
    expect(edit(history, 'a', null, 1)).toBe(history);
  });

  it('does not join typing to what was undone before', () => {
    const history = undo(edit(edit(historyOf('a'), 'b', 'name', 1), 'c', null, 2));
    expect(undo(edit(history, 'x', 'name', 10)).present).toBe('b');
  });
});

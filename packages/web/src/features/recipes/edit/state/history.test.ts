import { describe, expect, it } from 'vitest';
import { type History, createHistory, nextHistory } from './history.ts';

const edit = (history: History<string>, value: string, tag: string | null, now: number) =>
  nextHistory(history, { type: 'edit', change: () => value, tag, now });
const undo = (history: History<string>) => nextHistory(history, { type: 'undo', now: 9 });
const redo = (history: History<string>) => nextHistory(history, { type: 'redo', now: 9 });

describe('history', () => {
  it('takes typing in one field as one step', () => {
    let history = edit(createHistory('a'), 'ab', 'name', 1000);
    history = edit(history, 'abc', 'name', 1400);
    expect(undo(history).present).toBe('a');
  });

  it('begins a new step after a pause, in another field, and for changes without a tag', () => {
    const first = edit(createHistory('a'), 'b', 'name', 1000);
    expect(undo(edit(first, 'c', 'name', 9000)).present).toBe('b');
    expect(undo(edit(first, 'c', 'text', 1001)).present).toBe('b');
    expect(undo(edit(first, 'c', null, 1001)).present).toBe('b');
  });

  it('completes an earlier step at any time, after any later step and in undone ones', () => {
    const complete = (history: History<string>) =>
      nextHistory(history, {
        type: 'complete',
        change: (value) => value.replace('line', 'LINE'),
        now: 90_000,
      });
    const added = edit(createHistory('a'), 'a line', 'line', 1000);
    expect(complete(added).present).toBe('a LINE');
    expect(undo(complete(added)).present).toBe('a');
    const more = complete(edit(added, 'a line, b', 'other', 2000));
    expect(more.present).toBe('a LINE, b');
    expect(undo(more).present).toBe('a LINE');
    expect(undo(undo(more)).present).toBe('a');
    const taken = complete(undo(added));
    expect(taken.present).toBe('a');
    expect(redo(taken).present).toBe('a LINE');
  });

  it('goes back and forth, and drops undone steps on a new one', () => {
    const history = edit(edit(createHistory('a'), 'b', null, 1), 'c', null, 2);
    expect(redo(undo(undo(history))).present).toBe('b');
    expect(redo(edit(undo(history), 'd', null, 3)).present).toBe('d');
  });

  it('goes back two hundred steps, and no further', () => {
    let history = createHistory('0');
    for (let step = 1; step <= 201; step += 1) history = edit(history, String(step), null, step);
    for (let step = 1; step <= 200; step += 1) history = undo(history);
    expect(history.present).toBe('1');
    expect(undo(history)).toBe(history);
  });

  it('has nothing to undo or redo at the ends, and no step for no change', () => {
    const history = createHistory('a');
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
    expect(edit(history, 'a', null, 1)).toBe(history);
  });

  it('does not merge typing into an undone step', () => {
    const history = undo(edit(edit(createHistory('a'), 'b', 'name', 1), 'c', null, 2));
    expect(undo(edit(history, 'x', 'name', 10)).present).toBe('b');
  });
});

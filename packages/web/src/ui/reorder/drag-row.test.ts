import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dragRow } from './drag-row.ts';
import { Pointer } from './pointer-for-test.ts';

/** A row of 100 pixels; the tests have no document. */
class Row {
  readonly dataset: Record<string, string> = {};
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
  getBoundingClientRect() {
    return { top: this.index * 100, bottom: this.index * 100 + 100 };
  }
}

describe('a row that is dragged by its handle', () => {
  let page: EventTarget;
  let rows: Row[];
  let isInDialog: boolean;
  let nextFrame: () => void;
  const onDrop = vi.fn<(to: number) => void>();
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
  const say = (type: string, y: number) => page.dispatchEvent(new Pointer(type, y));
  const press = (from: number) => {
    const list = { children: rows, closest: () => (isInDialog ? {} : null) };
    const handle = { closest: () => list } as unknown as HTMLElement;
    dragRow(handle, Pointer.pressed(from * 100 + 50), from, onDrop);
  };
  const marks = () =>
    rows.map(({ dataset }) => dataset['drop'] ?? (dataset['dragged'] === '' ? 'dragged' : ''));
  beforeEach(() => {
    page = new EventTarget();
    rows = [0, 1, 2, 3].map((index) => new Row(index));
    isInDialog = false;
    nextFrame = () => undefined;
    vi.stubGlobal('HTMLElement', Row);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
      nextFrame = callback;
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    vi.stubGlobal('scrollBy', scrollBy);
    vi.stubGlobal('innerHeight', 400);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('shows where it would land, and lands there', () => {
    press(2);
    say('pointermove', 200);
    say('pointermove', 40);
    nextFrame();
    expect(marks()).toEqual(['before', '', 'dragged', '']);
    say('pointermove', 370);
    nextFrame();
    expect(marks()).toEqual(['', '', 'dragged', 'after']);
    say('pointerup', 120);
    expect(marks()).toEqual(['', '', '', '']);
    expect(onDrop.mock.calls).toEqual([[1]]);
  });

  it('stays when it was only clicked', () => {
    press(2);
    say('pointermove', 253);
    nextFrame();
    expect(marks()).toEqual(['', '', '', '']);
    say('pointerup', 253);
    say('pointermove', 40);
    expect([onDrop.mock.calls, scrollBy.mock.calls]).toEqual([[], []]);
  });

  it('stays when it is let go where it was, or Esc takes it back', () => {
    press(1);
    say('pointermove', 300);
    say('pointerup', 160);
    press(1);
    say('pointermove', 300);
    nextFrame();
    page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
    expect(marks()).toEqual(['', '', '', '']);
    say('pointerup', 300);
    expect(onDrop).not.toHaveBeenCalled();
  });

  it.each([
    ['scrolls the page near an edge', false, 1],
    ['leaves the page behind a dialog', true, 0],
  ])('%s', (_what, within, times) => {
    isInDialog = within;
    press(1);
    say('pointermove', 200);
    say('pointermove', 390);
    nextFrame();
    expect(scrollBy).toHaveBeenCalledTimes(times);
  });
});

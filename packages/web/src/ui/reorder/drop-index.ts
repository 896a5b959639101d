/** Position of a row, from the top of the page. */
export interface Span {
  top: number;
  height: number;
}

/** Where a dragged row would land: it passes another one when its edge passes that one's middle. */
export function dropIndex(spans: readonly Span[], from: number, offset: number): number {
  const own = spans[from];
  if (own === undefined) return from;
  const top = own.top + offset;
  const bottom = top + own.height;
  const middles = spans.map((span) => span.top + span.height / 2);
  if (offset > 0) return from + middles.slice(from + 1).filter((middle) => bottom > middle).length;
  return from - middles.slice(0, from).filter((middle) => top < middle).length;
}

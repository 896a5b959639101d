import { useDeferredValue, useMemo, useState } from 'react';
import { keepingPlaces, type RowBlock } from './row-blocks.ts';

/** The rows in blocks that stay the same, as far as may be, while rows come and go. */
export function useBlocks<T extends { readonly id: string }>(rows: readonly T[]): readonly RowBlock<T>[] {
  const [divide] = useState(() => keepingPlaces<T>());
  return useMemo(() => divide(rows), [divide, rows]);
}

/** Blocks that a telephone's screen can show. */
const firstBlocks = 2;

/** How many blocks to fill: those in sight when the page opens, and all in the next picture. */
export function useFilledCount(): number {
  return useDeferredValue(Number.POSITIVE_INFINITY, firstBlocks);
}

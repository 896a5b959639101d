import { useDeferredValue, useMemo, useState } from 'react';
import { stableDivision, type RowBlock } from './row-blocks.ts';

/** Rows in blocks that stay as stable as possible while rows come and go. */
export function useBlocks<T extends { readonly id: string }>(rows: readonly T[]): readonly RowBlock<T>[] {
  const [divide] = useState(() => stableDivision<T>());
  return useMemo(() => divide(rows), [divide, rows]);
}

/** Blocks that fit the screen of a phone. */
const firstBlocks = 2;

/** How many blocks to render: those in the viewport first, all in a deferred render. */
export function useFilledCount(): number {
  return useDeferredValue(Number.POSITIVE_INFINITY, firstBlocks);
}

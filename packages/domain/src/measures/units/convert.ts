import { dividedBy, type Rational, times } from '../rationals/index.ts';
import type { Unit } from './unit-table.ts';

/** The same amount in another unit, exactly; null between dimensions, which only a density could join. */
export function convert(amount: Rational, from: Unit, to: Unit): Rational | null {
  if (from.dimension !== to.dimension) return null;
  return dividedBy(times(amount, from.size), to.size);
}

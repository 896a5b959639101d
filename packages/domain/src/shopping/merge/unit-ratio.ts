import { one, type Rational } from '../../measures/rationals/index.ts';
import { convert, type Unit } from '../../measures/units/index.ts';

/** A lookup of ratios between catalog units, by what they measure. */
export function buildUnitRatio(units: ReadonlyMap<string, Unit>) {
  return (from: string, to: string): Rational | null => {
    const [source, target] = [units.get(from), units.get(to)];
    return source === undefined || target === undefined ? null : convert(one, source, target);
  };
}

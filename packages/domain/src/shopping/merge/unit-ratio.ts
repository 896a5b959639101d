import { one, type Rational } from '../../measures/rationals/index.ts';
import { convert, type StandardUnit } from '../../measures/units/index.ts';

/** A lookup of ratios between catalog units, by the standard units that they equal. */
export function buildUnitRatio(units: ReadonlyMap<string, StandardUnit>) {
  return (from: string, to: string): Rational | null => {
    const [source, target] = [units.get(from), units.get(to)];
    return source === undefined || target === undefined ? null : convert(one, source, target);
  };
}

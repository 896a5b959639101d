import { type Rational, rational } from '../rationals/index.ts';
import type { Unit, UnitHome } from '../units/index.ts';

function length(id: LengthId, home: UnitHome, size: Rational): Unit {
  return { id, dimension: 'length', home, size };
}

/** The ids of the units of length. */
export type LengthId = 'mm' | 'cm' | 'm' | 'inch' | 'foot';

/** Units of length in millimetres. An inch is 25.4 mm by the international agreement of 1959. */
export const lengths: Readonly<Record<LengthId, Unit>> = {
  mm: length('mm', 'metric', rational(1)),
  cm: length('cm', 'metric', rational(10)),
  m: length('m', 'metric', rational(1000)),
  inch: length('inch', 'us', rational(254, 10)),
  foot: length('foot', 'us', rational(3048, 10)),
};

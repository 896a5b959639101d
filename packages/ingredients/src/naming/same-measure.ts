import { namesOfUnit, findUnit } from '@hearth/domain/measures/units';
import type { EntryIndex } from '../parser/index.ts';

/**
 * The group's unit for a measure that the line writes in another way: `TB` and `EL` are its tablespoon. It is the same
 * measure, so nothing is exchanged; words that measure nothing, such as `tin`, are never taken for another.
 * @param unitId the id of the measure, where the reader of the line's language knows the word
 */
export function findSameMeasure<Unit>(
  text: string,
  unitId: string | undefined,
  units: EntryIndex<Unit>,
): Unit | undefined {
  const id = findUnit(text)?.id ?? unitId;
  if (id === undefined || id === 'piece') return undefined;
  for (const name of namesOfUnit(id)) {
    const unit = units.exact(name);
    if (unit !== undefined) return unit;
  }
  return undefined;
}

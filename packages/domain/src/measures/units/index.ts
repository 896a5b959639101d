/** Units of volume, mass and count: their names, exact conversion, and amounts as the other kitchen measures them. */
export { convert } from './convert.ts';
export {
  convertToSystem,
  convertToUnit,
  type Measure,
  type MeasureSystem,
  chooseMeasure,
} from './measure-systems.ts';
export { findCountedKind, impliedUnits, inflectWord, isPluralAfter, packNames } from './inflections.ts';
export { namesOfUnit, findUnit, pinchSpelling, unitSpelling, type UnitLanguage } from './unit-names.ts';
export {
  type Dimension,
  type StandardUnit,
  type Unit,
  type UnitHome,
  type UnitId,
  standardUnits,
} from './unit-table.ts';

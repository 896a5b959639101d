import { times, toRational } from '../../measures/rationals/index.ts';
import {
  findUnit,
  type StandardUnit,
  standardUnits,
  type Unit,
  type UnitId,
} from '../../measures/units/index.ts';
import type { CatalogNames } from './ingredient.ts';

/** The standard unit that a catalog unit equals, by any of its names; undefined for bunches and handfuls. */
export function findStandardUnit({ name, pluralName, abbreviation, pluralAbbreviation }: CatalogNames) {
  return [name, pluralName, abbreviation, pluralAbbreviation].reduce<StandardUnit | undefined>(
    (found, text) => found ?? findUnit(text ?? ''),
    undefined,
  );
}

/** The contract's names of standard units. */
const idsByName: Readonly<Record<string, UnitId>> = {
  fluid_ounce: 'floz',
  cup: 'cup',
  ounce: 'oz',
  pound: 'lb',
  milliliter: 'ml',
  liter: 'l',
  gram: 'g',
  kilogram: 'kg',
};

/**
 * What a catalog unit measures: the standard unit of its name, or where its names are not known what its group has said
 * that it is, as in `1 jar = 400 gram`. Undefined where neither says it.
 */
export function findMeasure(unit: CatalogNames): Unit | undefined {
  return findStandardUnit(unit) ?? readToldMeasure(unit);
}

function readToldMeasure({ name, standardQuantity, standardUnit }: CatalogNames): Unit | undefined {
  const id = Object.hasOwn(idsByName, standardUnit ?? '') ? idsByName[standardUnit ?? ''] : undefined;
  if (id === undefined || !standardQuantity || standardQuantity <= 0) return undefined;
  const { dimension, home, size } = standardUnits[id];
  return { id: name, dimension, home, size: times(toRational(standardQuantity), size) };
}

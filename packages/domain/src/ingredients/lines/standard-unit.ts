import { type StandardUnit, findUnit } from '../../measures/units/index.ts';
import type { CatalogNames } from './ingredient.ts';

/** The standard unit that a catalog unit equals, by any of its names; undefined for bunches and handfuls. */
export function findStandardUnit({ name, pluralName, abbreviation, pluralAbbreviation }: CatalogNames) {
  return [name, pluralName, abbreviation, pluralAbbreviation].reduce<StandardUnit | undefined>(
    (found, text) => found ?? findUnit(text ?? ''),
    undefined,
  );
}

import { MappedRows } from './mapped-rows.ts';
import { mapAutomation } from './map-automation.ts';
import { mapCatalog } from './map-catalog.ts';
import { mapPeople } from './map-people.ts';
import { mapPlans } from './map-plans.ts';
import { mapRecipes } from './map-recipes.ts';
import { mapShopping } from './map-shopping.ts';
import type { SourceTables } from './source-rows.ts';

/** The rows of Hearth's tables that say the same as a backup of Mealie, of 1.x or 2.x. */
export function mapMealieBackup(source: SourceTables): MappedRows {
  const rows = new MappedRows();
  const homes = mapPeople(source, rows);
  mapCatalog(source, rows, homes);
  mapRecipes(source, rows, homes);
  mapPlans(source, rows, homes);
  mapShopping(source, rows, homes);
  mapAutomation(source, rows, homes);
  return rows;
}

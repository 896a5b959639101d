import { type IngredientFood, type IngredientUnit, StandardUnitName } from '@hearth/contract';
import type { GroupScope } from '../../../platform/db/scope.ts';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { onHandFor } from '../on-hand/index.ts';
import type { UnitRow } from './foods.tables.ts';
import type { EntryDetails } from './entry-details.repository.ts';
import type { LabelledFood } from './catalog-entries.repository.ts';

/** A food as sent to its reader. */
export function presentFood(row: LabelledFood, details: EntryDetails, scope: GroupScope): IngredientFood {
  const { label_id: labelId, labelName, labelColor } = row;
  const hasLabel = labelId !== null && labelName !== null && labelColor !== null;
  const hand = onHandFor(scope, details.households.get(row.id));
  return {
    id: row.id,
    name: row.name,
    pluralName: row.plural_name,
    description: row.description,
    extras: details.extras.get(row.id) ?? {},
    onHand: hand.onHand,
    labelId: hasLabel ? labelId : null,
    aliases: presentAliases(row.id, details),
    label: hasLabel ? { name: labelName, color: labelColor, groupId: row.group_id, id: labelId } : null,
    householdsWithIngredientFood: hand.households,
    createdAt: wireInstant(row.created_at),
    updatedAt: wireInstant(row.updated_at),
  };
}

/** A unit as it travels. It has neither extras nor a place in a kitchen; clients know the fields all the same. */
export function presentUnit(row: UnitRow, details: EntryDetails): IngredientUnit {
  return {
    id: row.id,
    name: row.name,
    pluralName: row.plural_name,
    description: row.description,
    extras: {},
    onHand: false,
    fraction: row.fraction === 1,
    abbreviation: row.abbreviation,
    pluralAbbreviation: row.plural_abbreviation,
    useAbbreviation: row.use_abbreviation === 1,
    ...presentStandard(row),
    aliases: presentAliases(row.id, details),
    createdAt: wireInstant(row.created_at),
    updatedAt: wireInstant(row.updated_at),
  };
}

function presentAliases(id: string, details: EntryDetails): { name: string }[] {
  return (details.aliases.get(id) ?? []).map((name) => ({ name }));
}

/** What a unit is in a standard one. A name that is not known, as from a newer release, says nothing. */
export function presentStandard(
  row: Pick<UnitRow, 'standard_quantity' | 'standard_unit'>,
): Pick<IngredientUnit, 'standardQuantity' | 'standardUnit'> {
  const named = StandardUnitName.safeParse(row.standard_unit);
  return { standardQuantity: row.standard_quantity, standardUnit: named.success ? named.data : null };
}

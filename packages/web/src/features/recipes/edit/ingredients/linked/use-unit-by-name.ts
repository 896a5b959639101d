import type { IngredientUnit } from '@hearth/contract/index';
import { findStandardUnit } from '@hearth/domain/ingredients/lines';
import { isServingsWord } from '@hearth/domain/ingredients/scaling';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../../platform/api/index.ts';
import { plainText } from '../../../../../ui/text/plain-text.ts';

const maxFound = 30;

/** Finds the unit of the group that has a name, or creates it. */
export function useUnitByName() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, pluralName }: { name: string; pluralName: string | null }) => {
      const query = { search: name, page: 1, perPage: maxFound };
      const { items } = await api.get('/api/units', { query });
      const known = items.find((unit) => isUnitNamed(unit, name));
      if (known !== undefined) return known;
      const created = await api.post('/api/units', { body: { name, pluralName } });
      await queries.invalidateQueries({ queryKey: ['catalog-entries'] });
      return created;
    },
  });
}

/** Whether a unit has a name, or is the same measure as the one of that name. */
export function isUnitNamed(unit: IngredientUnit, name: string): boolean {
  const { pluralName, abbreviation, pluralAbbreviation, aliases } = unit;
  const names = [unit.name, pluralName, abbreviation, pluralAbbreviation, ...aliases.map((one) => one.name)];
  if (names.some((one) => one && plainText(one) === plainText(name))) return true;
  if (isServingsWord(name)) return isServingsWord(unit.name);
  const standard = findStandardUnit({ name });
  return standard !== undefined && findStandardUnit(unit) === standard;
}

import type { Nutrition, Recipe } from '@hearth/contract/index';
import { readNutrient } from '@hearth/domain/nutrition/stated-amounts';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';

/** What tables of nutrition show, in this order, and its units. */
export const amounts: readonly (readonly [keyof Nutrition, 'kcal' | 'g' | 'mg'])[] = [
  ['calories', 'kcal'],
  ['carbohydrateContent', 'g'],
  ['cholesterolContent', 'mg'],
  ['fatContent', 'g'],
  ['fiberContent', 'g'],
  ['proteinContent', 'g'],
  ['saturatedFatContent', 'g'],
  ['sodiumContent', 'mg'],
  ['sugarContent', 'g'],
  ['transFatContent', 'g'],
  ['unsaturatedFatContent', 'g'],
];

/** Whether any amount a serving is known. */
export function hasNutrition(recipe: Recipe): boolean {
  return knownAmounts(recipe).length > 0;
}

/** The known amounts per serving. */
export function NutritionTable({ recipe, className }: { recipe: Recipe; className: string | undefined }) {
  const { t } = useTranslation('recipes');
  return (
    <table className={className}>
      <tbody>
        {knownAmounts(recipe).map(([name, unit]) => (
          <tr key={name}>
            <th scope="row">{t(`nutrition.${name}`)}</th>
            <td>
              <bdi>{formatNutrient(recipe.nutrition?.[name], t(`unit.${unit}`))}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number as the reader's language writes it, with its unit; any other text as it is, which may name a unit itself. */
export function formatNutrient(text: string | null | undefined, unit: string): string {
  const amount = readNutrient(text);
  return amount === null ? (text ?? '') : `${formats.amount(amount)} ${unit}`;
}

function knownAmounts(recipe: Recipe) {
  return amounts.filter(([name]) => (recipe.nutrition?.[name] ?? '') !== '');
}

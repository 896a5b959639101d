import type { Nutrition, Recipe } from '@hearth/contract/index';
import { useTranslation } from 'react-i18next';

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
              {recipe.nutrition?.[name]} {t(`unit.${unit}`)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function knownAmounts(recipe: Recipe) {
  return amounts.filter(([name]) => (recipe.nutrition?.[name] ?? '') !== '');
}

import type { Nutrition, Recipe } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import facts from './recipe-facts.module.css';
import classes from './recipe-view.module.css';

/** Categories and tags, each leading to more of its kind. */
export function OrganizerChips({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const { t } = useTranslation('recipes');
  const chips = [
    ...recipe.recipeCategory.map((one) => ({ ...one, search: { categories: one.id } })),
    ...recipe.tags.map((one) => ({ ...one, search: { tags: one.id } })),
  ];
  if (chips.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t('organizers')}>
      <h2>{t('organizers')}</h2>
      <ul className={facts.chips}>
        {chips.map((chip) => (
          <li key={chip.id}>
            <Link
              to="/g/$groupSlug"
              params={{ groupSlug }}
              search={chip.search}
              className={facts.chip}
              dir="auto"
            >
              {chip.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What one needs besides the ingredients. */
export function ToolList({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const { t } = useTranslation('recipes');
  if (recipe.tools.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('tools')}</h2>
      <ul className={facts.chips}>
        {recipe.tools.map((tool) => (
          <li key={tool.id}>
            <Link
              to="/g/$groupSlug"
              params={{ groupSlug }}
              search={{ tools: tool.id }}
              className={facts.chip}
              dir="auto"
            >
              {tool.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const amounts: readonly (readonly [keyof Nutrition, 'kcal' | 'g' | 'mg'])[] = [
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

/** The rows that have a value, with their unit. */
export function knownNutrition(recipe: Recipe) {
  return amounts.filter(([name]) => (recipe.nutrition?.[name] ?? '') !== '');
}

/** Amounts a serving, as far as they are known. */
export function NutritionTable({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipes');
  const known = knownNutrition(recipe);
  if (recipe.settings?.showNutrition !== true || known.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('nutrition.title')}</h2>
      <table className={facts.nutrition}>
        <tbody>
          {known.map(([name, unit]) => (
            <tr key={name}>
              <th scope="row">{t(`nutrition.${name}`)}</th>
              <td>
                {recipe.nutrition?.[name]} {t(`unit.${unit}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import type { Recipe } from '@hearth/contract/index';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import facts from './recipe-facts.module.css';
import classes from '../recipe-view.module.css';

/** Categories and tags, each leading to more of its kind. */
export function OrganizerChips({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const { t } = useTranslation('recipes');
  const chips = [
    ...recipe.recipeCategory.map((one) => ({ ...one, search: { categories: one.id } })),
    ...recipe.tags.map((one) => ({ ...one, search: { tags: one.id } })),
  ];
  if (chips.length === 0) return null;
  return (
    <section className={facts.organizers} aria-label={t('organizers')}>
      <Chips chips={chips} groupSlug={groupSlug} />
    </section>
  );
}

/** What one needs besides the ingredients. */
export function ToolList({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const { t } = useTranslation('recipes');
  const chips = recipe.tools.map((one) => ({ ...one, search: { tools: one.id } }));
  if (chips.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('tools')}</h2>
      <Chips chips={chips} groupSlug={groupSlug} />
    </section>
  );
}

interface Chip {
  id: string;
  name: string;
  search: { categories?: string; tags?: string; tools?: string };
}

function Chips({ chips, groupSlug }: { chips: readonly Chip[]; groupSlug: string }) {
  return (
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
  );
}

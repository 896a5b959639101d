import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IngredientText } from '../../parts/ingredient-rows.tsx';
import { useAmountView } from '../../parts/amount-view.ts';
import { listIngredients } from '../../parts/recipe-parts.ts';
import { RecipePicture } from '../../parts/recipe-picture.tsx';
import { type Library, recipeQuery } from '../../recipes.queries.ts';
import { mentionedSlugs } from './mentioned.ts';
import type { RecipeSectionProps } from '../recipe-sections.tsx';
import reading from '../../parts/reading.module.css';
import facts from '../facts/recipe-facts.module.css';
import classes from '../recipe-view.module.css';
import { siteAddress } from '../../../../platform/boot/site-address.ts';

/** Recipes that notes and ingredients link to, as cards; their ingredients unfold in place. */
export function MentionedRecipes({ recipe, library }: RecipeSectionProps) {
  const { t } = useTranslation('recipes');
  return (
    <section className={classes.section} aria-label={t('mentioned')}>
      <h2>{t('mentioned')}</h2>
      {mentionedSlugs(recipe, library.groupSlug, siteAddress('')).map((slug) => (
        <Mentioned key={slug} slug={slug} library={library} />
      ))}
    </section>
  );
}

function Mentioned({ slug, library }: { slug: string; library: Library }) {
  const { t } = useTranslation('recipes');
  const [isOpen, setOpen] = useState(false);
  const recipe = useQuery({ ...recipeQuery(library, slug), retry: false }).data?.data;
  const view = useAmountView(1, recipe);
  // A link to a recipe that is deleted or not visible stays a link in the text.
  if (recipe === undefined) return null;
  return (
    <article className={facts.mentioned}>
      <div className={facts.mentionedPicture}>
        <RecipePicture recipe={recipe} shape="square" />
      </div>
      <div className={facts.mentionedBody}>
        <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug: library.groupSlug, slug: recipe.slug }}>
          <bdi>{recipe.name}</bdi>
        </Link>
        <button
          type="button"
          className={facts.unfold}
          aria-expanded={isOpen}
          aria-label={t('unfold', { name: recipe.name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('ingredients')}
        </button>
        {isOpen && (
          <ul className={reading.linked}>
            {listIngredients(recipe).map((ingredient) => (
              <li key={ingredient.referenceId}>
                <IngredientText ingredient={ingredient} view={view} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

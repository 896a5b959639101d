import { Button } from '@mantine/core';
import type { Recipe } from '@hearth/contract/index';
import { servingsAtScale } from '@hearth/domain/ingredients/scaling';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusPage } from '../../../ui/page/focus-page.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { useCooking } from '../parts/use-cooking.ts';
import { RatingStars } from '../ratings/index.ts';
import { MadeThis } from '../timeline/index.ts';
import classes from './cook.module.css';

/** The end of cooking, for members: how it turned out, and the way back to the recipe. */
export function CookEnd({
  recipe,
  onBack,
  onLeave,
}: {
  recipe: Recipe;
  onBack: () => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation('cooking');
  const { state } = useCooking(recipe.id);
  useEffect(() => focusPage(), []);
  return (
    <article className={classes.end} data-part="cook-end">
      <PageTitle title={t('end.title')} intro={t('end.text', { name: recipe.name })} />
      <RatingStars recipe={recipe} />
      <MadeThis recipe={recipe} servings={servingsAtScale(recipe, state.scale)} />
      <div className={classes.endButtons}>
        <Button variant="default" size="md" onClick={onBack}>
          {t('end.back')}
        </Button>
        <Button size="md" onClick={onLeave}>
          {t('end.leave')}
        </Button>
      </div>
    </article>
  );
}

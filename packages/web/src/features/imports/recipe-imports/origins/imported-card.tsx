import { Button } from '@mantine/core';
import type { ReadField, Recipe } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { IconCalendarPlus } from '../../../../ui/icons/calendar-plus.ts';
import { IconShoppingCartPlus } from '../../../../ui/icons/shopping-cart-plus.ts';
import { announce } from '../../../../ui/live-region.tsx';
import { Loading } from '../../../../ui/states/loading.tsx';
import { useAddEntry, useToday, usualMeal } from '../../../meal-plans/entries/index.ts';
import { RecipeCard, recipeQuery } from '../../../recipes/index.ts';
import { AddToListDialog } from '../../../shopping/index.ts';
import { ReadFieldsSummary } from './read-fields-list.tsx';
import classes from './origins.module.css';

/** The height of a card, so that what follows stays in its place. */
const cardRoom = 96;

/** The new recipe, and what one does with it next: cook it tonight, buy for it, or look at it. */
export function ImportedCard({
  slug,
  fields,
  onAgain,
}: {
  slug: string;
  fields: readonly ReadField[];
  onAgain?: () => void;
}) {
  const { t } = useTranslation('imports');
  const groupSlug = useGroupSlug() ?? '';
  const library = useMemo(() => ({ groupSlug, isOwn: true }), [groupSlug]);
  const recipe = useQuery(recipeQuery(library, slug)).data?.data;
  const [isBuying, setBuying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className={classes.card} aria-labelledby="imported-recipe" data-part="imported">
      <h2 id="imported-recipe" ref={heading} tabIndex={-1} className={classes.title}>
        {t('result.title')}
      </h2>
      {recipe === undefined ? (
        <Loading lines={2} room={cardRoom} />
      ) : (
        <RecipeCard recipe={recipe} library={library} look="compact" />
      )}
      {recipe !== undefined && <Missing recipe={recipe} />}
      <div className={classes.buttons}>
        <Button
          renderRoot={(props) => (
            <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug }} search={{}} {...props} />
          )}
        >
          {t('result.open')}
        </Button>
        <Tonight recipeId={recipe?.id ?? null} />
        <Button
          variant="default"
          disabled={recipe === undefined}
          leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
          onClick={() => setBuying(true)}
        >
          {t('result.list')}
        </Button>
        {onAgain !== undefined && (
          <Button variant="subtle" onClick={onAgain}>
            {t('result.again')}
          </Button>
        )}
      </div>
      <ReadFieldsSummary fields={fields} />
      {isBuying && recipe !== undefined && (
        <Suspense>
          <AddToListDialog recipes={[{ recipe, scale: 1 }]} onClose={() => setBuying(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Says which of its lists the recipe lacks: nothing was made up for them. */
function Missing({ recipe }: { recipe: Pick<Recipe, 'recipeIngredient' | 'recipeInstructions'> }) {
  const { t } = useTranslation('imports');
  return (
    <>
      {recipe.recipeIngredient.length === 0 && <p>{t('result.noIngredients')}</p>}
      {recipe.recipeInstructions.length === 0 && <p>{t('result.noSteps')}</p>}
    </>
  );
}

/** Puts the recipe on the plan as today's dinner, once. */
function Tonight({ recipeId }: { recipeId: string | null }) {
  const { t } = useTranslation('imports');
  const today = useToday();
  const add = useAddEntry();
  const plan = () => {
    if (recipeId === null) return;
    const entry = { date: today, entryType: usualMeal, recipeId };
    add.mutate(entry, { onSuccess: () => announce(t('result.planned')) });
  };
  if (add.isSuccess)
    return (
      <Button
        variant="light"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        renderRoot={(props) => <Link to="/household/mealplan" {...props} />}
      >
        {t('result.planned')}
      </Button>
    );
  return (
    <Button
      variant="default"
      disabled={recipeId === null}
      loading={add.isPending}
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
      onClick={plan}
    >
      {t('result.tonight')}
    </Button>
  );
}

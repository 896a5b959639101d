import { ActionIcon } from '@mantine/core';
import type { Recipe } from '@hearth/contract/index';
import { IconAlarm } from '../../../ui/icons/alarm.ts';
import { IconList } from '../../../ui/icons/list.ts';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { IconX } from '../../../ui/icons/x.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import type { Library } from '../recipes.queries.ts';
import { RecipeTimerDialog } from '../menu/recipe-timer-dialog.tsx';
import { AnotherRecipeDialog } from './another-recipe-dialog.tsx';
import { CookTabs } from './cook-tabs-bar.tsx';
import { useScreen, WakeHint, WakeSwitch } from './wake-switch.tsx';
import classes from './cook.module.css';

/** The name, other recipes on the stove, and what belongs to all steps. */
export function CookHead({
  recipe,
  library,
  isOverview,
  onOverview,
  onClose,
}: {
  recipe: Recipe;
  library: Library;
  isOverview: boolean;
  onOverview: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('cooking');
  const [dialog, setDialog] = useState<'timer' | 'recipe' | null>(null);
  const screen = useScreen();
  const close = () => setDialog(null);
  return (
    <div className={classes.head}>
      <div className={classes.headRow}>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('close')} onClick={onClose}>
          <IconX size={24} aria-hidden />
        </ActionIcon>
        <div className={classes.title}>
          <PageTitle title={recipe.name} />
        </div>
        <WakeSwitch screen={screen} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('timer')}
          title={t('timer')}
          onClick={() => setDialog('timer')}
        >
          <IconAlarm size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('another')}
          title={t('another')}
          data-part="another"
          onClick={() => setDialog('recipe')}
        >
          <IconPlus size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant={isOverview ? 'light' : 'subtle'}
          color={isOverview ? 'brand' : 'gray'}
          size={44}
          aria-label={t('overview')}
          title={t('overview')}
          aria-pressed={isOverview}
          data-part="overview"
          onClick={onOverview}
        >
          <IconList size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <WakeHint screen={screen} />
      <CookTabs recipe={recipe} library={library} />
      <Suspense fallback={null}>
        {dialog === 'timer' && <RecipeTimerDialog recipe={recipe} library={library} onClose={close} />}
        {dialog === 'recipe' && <AnotherRecipeDialog library={library} onClose={close} />}
      </Suspense>
    </div>
  );
}

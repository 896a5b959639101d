import { ActionIcon } from '@mantine/core';
import type { Recipe } from '@hearth/contract/index';
import { IconAlarm } from '../../../ui/icons/alarm.ts';
import { IconList } from '../../../ui/icons/list.ts';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { IconTypography } from '../../../ui/icons/typography.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TextSize, usePreference } from '../../../platform/preferences/index.ts';
import type { WakeOutcome } from '../../../ui/wake-lock/use-wake-lock.ts';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import type { Library } from '../recipes.queries.ts';
import { RecipeTimerDialog } from '../menu/recipe-timer-dialog.tsx';
import { AnotherRecipeDialog } from './another-recipe-dialog.tsx';
import { WakeSwitch } from './wake-switch.tsx';

const textSizes: readonly TextSize[] = ['normal', 'large', 'huge'];
const look = { variant: 'subtle', color: 'gray', size: 44 } as const;

/** What belongs to all steps: the screen, the size of the text, timers, other recipes, all steps at once. */
export function CookTools({
  recipe,
  library,
  screen,
  isOverview,
  onOverview,
}: {
  recipe: Recipe;
  library: Library;
  screen: WakeOutcome;
  isOverview: boolean;
  onOverview: () => void;
}) {
  const { t } = useTranslation('cooking');
  const [dialog, setDialog] = useState<'timer' | 'recipe' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <WakeSwitch screen={screen} />
      <TextSizeMenu />
      <ActionIcon {...look} aria-label={t('timer')} title={t('timer')} onClick={() => setDialog('timer')}>
        <IconAlarm size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...look}
        aria-label={t('another')}
        title={t('another')}
        data-part="another"
        onClick={() => setDialog('recipe')}
      >
        <IconPlus size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...look}
        {...(isOverview ? { variant: 'light', color: 'brand' } : {})}
        aria-label={t('overview')}
        title={t('overview')}
        aria-pressed={isOverview}
        data-part="overview"
        onClick={onOverview}
      >
        <IconList size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      <Suspense fallback={null}>
        {dialog === 'timer' && <RecipeTimerDialog recipe={recipe} library={library} onClose={close} />}
        {dialog === 'recipe' && <AnotherRecipeDialog library={library} onClose={close} />}
      </Suspense>
    </>
  );
}

function TextSizeMenu() {
  const { t } = useTranslation('cooking');
  const [{ textSize }, change] = usePreference('cooking');
  return (
    <ActionMenu
      label={t('textSize.menu')}
      entries={textSizes.map((size) => ({
        key: size,
        label: t(`textSize.${size}`),
        isChosen: size === textSize,
        onSelect: () => change({ textSize: size }),
      }))}
      renderButton={(props) => (
        <ActionIcon {...look} {...props} aria-label={t('textSize.menu')} title={t('textSize.menu')}>
          <IconTypography size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    />
  );
}

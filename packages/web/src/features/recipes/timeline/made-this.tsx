import { Button } from '@mantine/core';
import { IconToolsKitchen2 } from '../../../ui/icons/tools-kitchen-2.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import type { MadeThisProps } from './made-this-dialog.tsx';
import { MadeThisDialog } from './timeline-dialogs.ts';
import classes from './made-this.module.css';

/** Says when a recipe was made last, and lets members say that they made it. */
export function MadeThis({ recipe, servings }: Omit<MadeThisProps, 'onClose'>) {
  const { t } = useTranslation('recipes');
  const [isOpen, setOpen] = useState(false);
  const { lastMade } = recipe;
  return (
    <div className={classes.made}>
      <Button
        variant="default"
        leftSection={<IconToolsKitchen2 size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('action.made')}
      </Button>
      <span className={classes.chip} data-part="last-made">
        {lastMade === null ? t('made.never') : t('made.last', { date: formats.date(lastMade) })}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <MadeThisDialog recipe={recipe} servings={servings} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

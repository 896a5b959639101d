import { ActionIcon } from '@mantine/core';
import type { Recipe } from '@hearth/contract/index';
import { IconX } from '../../../ui/icons/x.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import type { Library } from '../recipes.queries.ts';
import { CookTabs } from './cook-tabs-bar.tsx';
import classes from './cook.module.css';

/** The name and other recipes on the stove; where there is room, also the way out and the tools. */
export function CookHead({
  recipe,
  library,
  tools,
  onClose,
}: {
  recipe: Recipe;
  library: Library;
  /** Null where they are at the foot. */
  tools: ReactNode;
  onClose: () => void;
}) {
  return (
    <div className={classes.head}>
      <div className={classes.headRow}>
        {tools !== null && <LeaveButton onClose={onClose} />}
        <div className={classes.title}>
          <PageTitle title={recipe.name} />
        </div>
        {tools}
      </div>
      <CookTabs recipe={recipe} library={library} />
    </div>
  );
}

/** Ends cook mode; what is ticked stays. */
export function LeaveButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cooking');
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('close')} onClick={onClose}>
      <IconX size={24} aria-hidden />
    </ActionIcon>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import type { useWholeRange } from './use-whole-range.tsx';
import classes from '../planner.module.css';

/** Above days of which nothing is planned: two quick ways to plan them all. */
export function NothingPlanned({ whole }: { whole: ReturnType<typeof useWholeRange> }) {
  const { t } = useTranslation('planner');
  const count = whole.emptyDinners;
  const action = count > 0 && (
    <div className={classes.emptyActions}>
      <Button data-part="choose" onClick={whole.choose} disabled={!whole.canFill}>
        {t('menu.choose')}
      </Button>
      <Button variant="default" onClick={whole.fill} disabled={!whole.canFill}>
        {t('menu.fill', { count, number: formats.number(count) })}
      </Button>
    </div>
  );
  return (
    <div className={classes.empty}>
      <EmptyState drawing="table" title={t('empty.title')} text={t('empty.text')} action={action} />
    </div>
  );
}

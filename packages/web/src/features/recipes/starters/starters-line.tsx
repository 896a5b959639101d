import { Button, CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { startersQuery, useAddStarters, useDeleteStarters } from './starters.queries.ts';
import classes from './starters-line.module.css';

/**
 * Which recipes of a young library are starters, and a button that deletes these; nothing where there are none. It
 * stands below the recipes, so that nothing moves when it comes.
 */
export function StartersLine() {
  const [{ isLineHidden }, change] = usePreference('starters');
  const { data } = useQuery({ ...startersQuery, enabled: !isLineHidden });
  if (isLineHidden || !data?.unchanged) return null;
  return <Line count={data.unchanged} onHide={() => change({ isLineHidden: true })} />;
}

function Line({ count, onHide }: { count: number; onHide: () => void }) {
  const { t } = useTranslation('starters');
  const add = useAddStarters();
  const remove = useDeleteStarters();
  // The line is gone by then: only a promise is still heard.
  const removeAll = async () => {
    const { deleted } = await remove.mutateAsync();
    const action = { label: t('putBack'), run: () => add.mutate() };
    toast.success(t('deleted', { count: deleted }), { action });
  };
  return (
    <div className={classes.line}>
      <p>{t('line', { count })}</p>
      <Button
        variant="subtle"
        size="compact-md"
        loading={remove.isPending}
        onClick={() => void removeAll().catch(() => undefined)}
      >
        {t('delete')}
      </Button>
      <CloseButton aria-label={t('hide')} onClick={onHide} />
    </div>
  );
}

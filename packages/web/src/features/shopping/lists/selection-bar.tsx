import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRootAttribute } from '../../../ui/page/use-root-attribute.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import type { ListChanges, ListItem } from '../sync/index.ts';
import type { OpenOverlay } from './list-overlay.tsx';
import type { Choosing } from '../items/rows/use-choosing.ts';
import classes from './list-page.module.css';

/** Bulk actions on the selected items. */
export function SelectionBar({
  items,
  choosing,
  changes,
  onOpen,
}: {
  items: readonly ListItem[];
  choosing: Choosing;
  changes: ListChanges;
  onOpen: (overlay: OpenOverlay) => void;
}) {
  const { t } = useTranslation('shopping-lists');
  useRootAttribute('data-has-page-bar');
  const chosen = items.filter(({ id }) => choosing.ids.has(id));
  const isNone = chosen.length === 0;
  const remove = () => {
    changes.remove(chosen);
    toast.info(t('removedMany', { count: chosen.length }), {
      action: { label: t('undo'), run: () => changes.restore(chosen, 'removed') },
    });
    choosing.stop();
  };
  return (
    <fieldset className={classes.selection} aria-label={t('chosen.group')}>
      <p className={classes.count} aria-live="polite">
        {t('chosen.count', { count: chosen.length })}
      </p>
      <Button onClick={choosing.stop}>{t('chosen.done')}</Button>
      <Button
        variant="default"
        disabled={isNone}
        data-part="send"
        onClick={() => onOpen({ kind: 'send', items: chosen })}
      >
        {t('chosen.send')}
      </Button>
      <Button variant="default" disabled={isNone} onClick={() => onOpen({ kind: 'label', items: chosen })}>
        {t('chosen.label')}
      </Button>
      <Button variant="default" disabled={isNone} onClick={remove}>
        {t('row.delete')}
      </Button>
    </fieldset>
  );
}

import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveToDialog } from './lazy-dialogs.ts';
import type { Row } from './row-moves.ts';
import type { Selection } from './use-selection.ts';
import type { RowOps } from './use-rows.ts';
import classes from './lists.module.css';

/** Actions on the selected rows. */
export function SelectionBar<T extends Row>({
  ids,
  every,
  selection,
  ops,
  merge,
}: {
  ids: ReadonlySet<string>;
  /** The ids of all rows, in order. */
  every: readonly string[];
  selection: Selection;
  ops: RowOps<T>;
  /** Joins the chosen rows, where rows can be joined. */
  merge?: (ids: ReadonlySet<string>) => void;
}) {
  const { t } = useTranslation('editor');
  const [isAsking, setAsking] = useState(false);
  const chosen = new Set(every.filter((id) => ids.has(id)));
  const isNone = chosen.size === 0;
  const finish = (act: () => void) => {
    act();
    selection.stop();
  };
  return (
    <div className={classes.selection} role="toolbar" aria-label={t('selection.label')}>
      <span aria-live="polite">{t('selection.count', { count: chosen.size })}</span>
      <Button size="xs" variant="default" onClick={() => selection.all(every)}>
        {t('selection.all')}
      </Button>
      <Button size="xs" variant="default" disabled={isNone} onClick={() => setAsking(true)}>
        {t('row.moveTo')}
      </Button>
      {merge !== undefined && (
        <Button
          size="xs"
          variant="default"
          disabled={chosen.size < 2}
          onClick={() => finish(() => merge(chosen))}
        >
          {t('selection.merge')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        color="error"
        disabled={isNone}
        onClick={() => finish(() => ops.removeAll(chosen))}
      >
        {t('row.delete')}
      </Button>
      <Button size="xs" variant="subtle" onClick={selection.stop}>
        {t('selection.stop')}
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <MoveToDialog
            count={every.length - chosen.size + 1}
            place={1}
            onMove={(to) => finish(() => ops.moveAllTo(chosen, to))}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { Choice } from '../table/choice.tsx';
import type { DataDialogProps, DataItem } from '../data-kind.ts';
import { useMerge } from '../data.queries.ts';
import classes from './dialogs.module.css';

/** Two foods or units become one: which goes, which stays, and a sentence that says what will happen. */
export function MergeDialog({
  kind,
  items,
  chosen,
  onClose,
}: DataDialogProps<DataItem> & { kind: 'foods' | 'units' }) {
  const { t } = useTranslation('data');
  const [from, setFrom] = useState<string | null>(chosen[0]?.id ?? null);
  const [to, setTo] = useState<string | null>(chosen[1]?.id ?? null);
  const merge = useMerge(kind);
  const findName = (id: string | null) => items.find((item) => item.id === id)?.name;
  const [source, target] = [findName(from), findName(to)];
  const isSame = from !== null && from === to;
  const isReady = source !== undefined && target !== undefined && !isSame;
  const confirm = async () => {
    if (from === null || to === null) return;
    await merge.mutateAsync({ from, to });
    toast.success(t('merge.done', { source, target }));
  };
  return (
    <Dialog
      opened
      title={t(`merge.title.${kind}`)}
      confirmLabel={t('action.merge')}
      isValid={isReady}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.form}>
        {merge.isError && <Notice color="error">{merge.error.message || t('merge.failed')}</Notice>}
        <Choice
          items={items}
          label={t('merge.from')}
          value={from}
          onChoose={setFrom}
          data-part="from"
          data-autofocus
        />
        <Choice
          items={items}
          label={t('merge.to')}
          value={to}
          onChoose={setTo}
          data-part="to"
          error={isSame ? t('merge.same') : null}
        />
        <p className={classes.preview} aria-live="polite">
          {isReady
            ? t(`merge.preview.${kind}`, { source: isolated(source), target: isolated(target) })
            : t('merge.hint')}
        </p>
      </div>
    </Dialog>
  );
}

/** A name inside a sentence has its own text direction. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

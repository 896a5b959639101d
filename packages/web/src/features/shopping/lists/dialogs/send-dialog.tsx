import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { useShoppingLists } from '../../sync/index.ts';
import type { ListOverlayProps } from '../list-overlay.tsx';
import classes from './dialogs.module.css';

/** Moves or copies items to another list. */
export function SendDialog({
  list,
  items,
  changes,
  onClose,
  onDone,
}: ListOverlayProps & { onDone: () => void }) {
  const { t } = useTranslation('shopping-lists');
  const { lists = [] } = useShoppingLists();
  const others = lists.filter(({ id }) => id !== list.id);
  const [target, setTarget] = useState<string | null>(null);
  const [isCopy, setCopy] = useState(false);
  const chosen = others.find(({ id }) => id === target) ?? others[0];
  const confirm = () => {
    if (chosen === undefined) return;
    if (isCopy) changes.copyTo(items, chosen.id);
    else changes.moveTo(items, chosen.id);
    const name = chosen.name ?? t('unnamed');
    toast.success(t(isCopy ? 'send.copied' : 'send.moved', { count: items.length, name }));
    onDone();
  };
  return (
    <Dialog
      opened
      title={t('send.title', { count: items.length })}
      confirmLabel={t(isCopy ? 'send.copy' : 'send.move')}
      isValid={chosen !== undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      {others.length === 0 && <p>{t('send.noOther')}</p>}
      {others.length > 0 && (
        <div className={classes.stack}>
          <Radio.Group
            label={t('send.what')}
            value={isCopy ? 'copy' : 'move'}
            onChange={(way) => setCopy(way === 'copy')}
          >
            <Radio value="move" label={t('send.move')} className={classes.radio ?? ''} />
            <Radio value="copy" label={t('send.copy')} className={classes.radio ?? ''} />
          </Radio.Group>
          <Radio.Group label={t('send.where')} value={chosen?.id ?? ''} onChange={setTarget}>
            {others.map(({ id, name }) => (
              <Radio
                key={id}
                value={id}
                label={<bdi>{name ?? t('unnamed')}</bdi>}
                className={classes.radio ?? ''}
              />
            ))}
          </Radio.Group>
        </div>
      )}
    </Dialog>
  );
}

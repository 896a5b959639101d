import type { Store } from '@hearth/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { IconDotsVertical as IconDots } from '../../../ui/icons/dots-vertical.ts';
import { IconPencil } from '../../../ui/icons/pencil.ts';
import { IconRestore } from '../../../ui/icons/restore.ts';
import { IconTags } from '../../../ui/icons/tags.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { ActionMenu, type MenuEntry } from '../../../ui/menu/action-menu.tsx';
import { ReorderHandle, type Reordering } from '../../../ui/reorder/reorder-handle.tsx';
import { StoreLabelsDialog } from './store-labels-dialog.tsx';
import { StoreNameDialog } from './store-name-dialog.tsx';
import { DeleteStoreDialog, ResetStoreDialog } from './store-questions.tsx';
import classes from './stores.module.css';

/** A store: its name, what is known of it, and what can be done with it. */
export function StoreRow({ store, ...order }: Reordering & { store: Store }) {
  const { t } = useTranslation(['stores', 'ui']);
  const [open, setOpen] = useState<'name' | 'labels' | 'reset' | 'delete' | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const dialog = { store, onClose: () => setOpen(null) };
  const { name, walks } = store;
  const entries: MenuEntry[] = [
    {
      key: 'rename',
      label: t('rename'),
      icon: <IconPencil size={18} aria-hidden />,
      onSelect: () => setOpen('name'),
    },
    {
      key: 'labels',
      label: t('labels.button'),
      icon: <IconTags size={18} aria-hidden />,
      onSelect: () => setOpen('labels'),
    },
    {
      key: 'reset',
      label: t('reset.button'),
      icon: <IconRestore size={18} aria-hidden />,
      isDisabled: walks === 0,
      onSelect: () => setOpen('reset'),
    },
    {
      key: 'delete',
      label: t('delete.button'),
      icon: <IconTrash size={18} aria-hidden />,
      isDangerous: true,
      startsGroup: true,
      onSelect: () => setOpen('delete'),
    },
  ];
  return (
    <li ref={row} className={classes.row} data-part="store">
      <ReorderHandle name={name} {...order} />
      <div className={classes.about}>
        <p className={classes.name}>
          <bdi>{name}</bdi>
        </p>
        <StoreFacts store={store} />
      </div>
      <ActionMenu
        label={t('ui:actionsFor', { name })}
        icon={<IconDots size={20} aria-hidden />}
        entries={entries}
      />
      {open === 'name' && <StoreNameDialog {...dialog} />}
      {open === 'labels' && <StoreLabelsDialog {...dialog} />}
      {open === 'reset' && <ResetStoreDialog {...dialog} />}
      {open === 'delete' && <DeleteStoreDialog {...dialog} row={row} />}
    </li>
  );
}

function StoreFacts({ store: { foodIds, labelIds, walks } }: { store: Store }) {
  const { t } = useTranslation('stores');
  const count = (key: 'facts.foods' | 'facts.walks', number: number) =>
    t(key, { count: number, number: formats.number(number) });
  const facts = [
    count('facts.foods', foodIds.length),
    walks === 0 ? t('facts.unlearned') : count('facts.walks', walks),
    ...(labelIds.length === 0 ? [] : [t('facts.byHand')]),
  ];
  return <p className={classes.facts}>{facts.join(' · ')}</p>;
}

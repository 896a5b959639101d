import { ActionIcon } from '@mantine/core';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useDelete } from './admin-list.queries.ts';
import { RowList } from '../../../ui/settings/row-list.tsx';
import classes from './group-administration.module.css';

const ConfirmDialog = lazyWithTexts<{
  opened: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  isDangerous: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}>([], () => import('../../../ui/dialog/confirm-dialog.tsx').then((module) => module.ConfirmDialog));

/** A group or a household in the list of all. */
export interface AdminListItem {
  id: string;
  name: string;
  /** Text below the name. */
  detail: string;
  /** Why it cannot be deleted; null when it can. */
  kept: string | null;
}

/** All groups or households: each links to its page, and can be deleted while it has no users. */
export function AdminList({
  kind,
  items,
}: {
  kind: 'groups' | 'households';
  items: readonly AdminListItem[];
}) {
  const { t } = useTranslation('admin');
  const [doomed, setDoomed] = useState<AdminListItem | null>(null);
  const remove = useDelete(kind);
  const confirm = async () => {
    if (doomed === null) return;
    await remove.mutateAsync(doomed.id);
    toast.success(t('deleted', { name: doomed.name }));
  };
  return (
    <>
      <RowList>
        {items.map((item) => (
          <li key={item.id} className={classes.item}>
            <Link
              to={kind === 'groups' ? '/admin/manage/groups/$id' : '/admin/manage/households/$id'}
              params={{ id: item.id }}
              className={classes.link}
            >
              <span className={classes.name} dir="auto">
                {item.name}
              </span>
              <span className={classes.detail} dir="auto">
                {item.detail}
              </span>
            </Link>
            <DeleteButton item={item} onDelete={() => setDoomed(item)} />
          </li>
        ))}
      </RowList>
      {doomed !== null && (
        <Suspense>
          <ConfirmDialog
            opened
            title={t(`deleteTitle.${kind}`)}
            text={t(`deleteText.${kind}`, { name: doomed.name })}
            confirmLabel={t('delete')}
            isDangerous
            onConfirm={confirm}
            onClose={() => setDoomed(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** While it cannot be deleted the button stays reachable, so that all users can learn why. */
function DeleteButton({ item, onDelete }: { item: AdminListItem; onDelete: () => void }) {
  const { t } = useTranslation('admin');
  const { kept, name } = item;
  const label = kept === null ? t('deleteOne', { name }) : `${t('deleteOne', { name })}. ${kept}`;
  return (
    <ActionIcon
      variant="subtle"
      color={kept === null ? 'error' : 'gray'}
      size={40}
      aria-label={label}
      title={kept ?? label}
      aria-disabled={kept !== null}
      data-kept={kept !== null || undefined}
      className={classes.remove ?? ''}
      onClick={() => (kept === null ? onDelete() : void toast.info(kept))}
    >
      <IconTrash size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}

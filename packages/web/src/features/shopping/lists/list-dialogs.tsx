import { TextInput } from '@mantine/core';
import type { ShoppingListSummary } from '@hearth/contract';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { userText } from '../../../ui/form/user-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import type { ListsChanges } from '../sync/index.ts';

type Named = Pick<ShoppingListSummary, 'id' | 'name'>;

/** The open dialog: the name of a new or an existing list, or the confirmation of a delete. */
export type OpenListDialog =
  | { kind: 'create' }
  | { kind: 'rename'; list: Named }
  | { kind: 'delete'; list: Named }
  | null;

interface ListDialogProps {
  changes: ListsChanges;
  onClose: () => void;
}

const maxNameLength = 255;

/** The dialogs that create, rename and delete lists. */
export function ListDialogs({
  open,
  onDeleted,
  ...props
}: ListDialogProps & { open: OpenListDialog; onDeleted?: () => void }) {
  if (open === null) return null;
  if (open.kind === 'create') return <CreateDialog {...props} />;
  if (open.kind === 'rename') return <RenameDialog {...props} list={open.list} />;
  return <DeleteDialog {...props} list={open.list} onDeleted={onDeleted} />;
}

function CreateDialog({ changes, onClose }: ListDialogProps) {
  const { t } = useTranslation('shopping-lists');
  const navigate = useNavigate();
  const save = async (name: string) => {
    const id = await changes.create(name);
    await navigate({ to: '/shopping-lists/$id', params: { id } });
  };
  return (
    <NameDialog
      title={t('create.title')}
      confirmLabel={t('create.confirm')}
      initial=""
      onSave={save}
      onClose={onClose}
    />
  );
}

function RenameDialog({ list, changes, onClose }: ListDialogProps & { list: Named }) {
  const { t } = useTranslation('shopping-lists');
  return (
    <NameDialog
      title={t('rename.title')}
      confirmLabel={t('rename.confirm')}
      initial={list.name ?? ''}
      onSave={(name) => changes.rename(list.id, name)}
      onClose={onClose}
    />
  );
}

function NameDialog({
  title,
  confirmLabel,
  initial,
  onSave,
  onClose,
}: {
  title: string;
  confirmLabel: string;
  initial: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation('shopping-lists');
  const fields = useFields({ name: initial }, { name: [required, maxLength(maxNameLength)] });
  return (
    <Dialog
      opened
      title={title}
      confirmLabel={confirmLabel}
      isValid={fields.isValid}
      onConfirm={() => onSave(fields.values.name.trim())}
      onClose={onClose}
      size="sm"
    >
      <TextInput {...fields.bind('name')} label={t('name')} data-autofocus autoComplete="off" {...userText} />
    </Dialog>
  );
}

function DeleteDialog({
  list,
  changes,
  onClose,
  onDeleted,
}: ListDialogProps & { list: Named; onDeleted: (() => void) | undefined }) {
  const { t } = useTranslation('shopping-lists');
  const name = list.name ?? t('unnamed');
  const confirm = async () => {
    await changes.remove(list.id);
    toast.success(t('delete.done', { name }));
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      opened
      title={t('delete.title')}
      text={t('delete.text', { name })}
      confirmLabel={t('delete.confirm')}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseNotice, refusedFields } from '../../../../../platform/api/index.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import type { Fields } from '../../../../../ui/form/use-fields.ts';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import type { DataItem, NamedPath } from '../../data-kind.ts';
import type { DataKey } from '../../data-pages.ts';
import { type NewFields, useChangeItem, useCreateItem } from '../../data.queries.ts';
import classes from '../dialogs.module.css';
import { showRefusal } from '../../../../../ui/form/show-refusal.ts';

/** The frame of every form: title, fields, Save; a name that is taken shows at its field. */
export function FormDialog<Name extends string>({
  kind,
  path,
  item,
  fields,
  read,
  children,
  onClose,
}: {
  kind: DataKey;
  path: NamedPath;
  item: DataItem | null;
  fields: Fields<Name | 'name'>;
  /** The request body, read from the form. */
  read: () => NewFields;
  children: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation('data');
  const create = useCreateItem(path);
  const change = useChangeItem(path);
  const save = item === null ? create : change;
  const problem = chooseNotice(save.error, fields.values, { fallback: t('notSaved') });
  const confirm = async () => {
    if (!fields.check()) throw new Error('a field is wrong');
    try {
      await (item === null
        ? create.mutateAsync(read())
        : change.mutateAsync({ id: item.id, fields: read() }));
    } catch (error) {
      showRefusal(fields, refusedFields(error, fields.values));
      throw error;
    }
    toast.success(t('saved'));
  };
  return (
    <Dialog
      opened
      title={t(item === null ? `new.${kind}` : `edit.${kind}`)}
      confirmLabel={t(item === null ? 'action.add' : 'action.save')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.form}>
        {problem !== null && <Notice color="error">{problem}</Notice>}
        {children}
      </div>
    </Dialog>
  );
}

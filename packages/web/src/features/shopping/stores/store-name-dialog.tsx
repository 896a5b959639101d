import { TextInput } from '@mantine/core';
import type { Store } from '@hearth/contract';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { userText } from '../../../ui/form/user-text.ts';
import { useSaveStore } from './stores.mutations.ts';

const maxNameLength = 60;

/** Names a new store, or renames one; null for a new one. A name that is taken is refused by the server. */
export function StoreNameDialog({ store, onClose }: { store: Store | null; onClose: () => void }) {
  const { t } = useTranslation('stores');
  const fields = useFields({ name: store?.name ?? '' }, { name: [required, maxLength(maxNameLength)] });
  const save = useSaveStore(store);
  return (
    <Dialog
      opened
      size="sm"
      title={t(store === null ? 'new' : 'renameTitle')}
      confirmLabel={t('save')}
      isValid={fields.isValid}
      onConfirm={() => save.mutateAsync({ name: fields.values.name.trim() })}
      onClose={onClose}
    >
      <TextInput {...fields.bind('name')} label={t('name')} data-autofocus autoComplete="off" {...userText} />
    </Dialog>
  );
}

import { ActionIcon, Button, TextInput } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { userText } from '../../../../ui/form/user-text.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import type { DataDialogProps, DataItem, NamedPath } from '../data-kind.ts';
import { useChangeItem } from '../data.queries.ts';
import classes from './dialogs.module.css';

export interface WithAliases extends DataItem {
  readonly aliases: readonly { name: string }[];
}

const maxNameLength = 255;

/** Further names by which a food or a unit is recognised. */
export function AliasesDialog({ path, chosen, onClose }: DataDialogProps<WithAliases> & { path: NamedPath }) {
  const { t } = useTranslation('data');
  const item = chosen[0];
  const [names, setNames] = useState(() => [...(item?.aliases.map(({ name }) => name) ?? []), '']);
  const save = useChangeItem(path);
  const set = (index: number, name: string) => setNames(names.with(index, name));
  const confirm = async () => {
    if (item === undefined) return;
    const aliases = names.map((name) => name.trim()).filter((name) => name !== '');
    await save.mutateAsync({ id: item.id, fields: { aliases: aliases.map((name) => ({ name })) } });
    toast.success(t('saved'));
  };
  return (
    <Dialog
      opened
      size="sm"
      title={t('aliases.title', { name: item?.name })}
      confirmLabel={t('action.save')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.form}>
        <p className={classes.text}>{t('aliases.text')}</p>
        {save.isError && <Notice color="error">{t('notSaved')}</Notice>}
        <ul className={classes.aliases}>
          {names.map((name, index) => (
            // A row has nothing but its place: the names may be equal while one types.
            <li key={index}>
              <TextInput
                value={name}
                onChange={(event) => set(index, event.currentTarget.value)}
                aria-label={t('aliases.name', { number: index + 1 })}
                maxLength={maxNameLength}
                data-autofocus={index === names.length - 1 ? true : undefined}
                {...userText}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={t('aliases.remove', { number: index + 1 })}
                onClick={() => setNames(names.toSpliced(index, 1))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <Button
          variant="subtle"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setNames([...names, ''])}
        >
          {t('aliases.add')}
        </Button>
      </div>
    </Dialog>
  );
}

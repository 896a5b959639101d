import { TextInput } from '@mantine/core';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { useTranslation } from 'react-i18next';
import { chooseNotice, refusedFields } from '../../../platform/api/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showRefusal } from '../../../ui/form/show-refusal.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { useCreateNotifier } from './notifiers.queries.ts';
import classes from './notifiers.module.css';

const maxNameLength = 255;
const maxUrlLength = 2000;

interface Props {
  opened: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** A name and an address; the events are chosen afterwards. */
export function NewNotifierDialog(props: Props) {
  return props.opened ? <OpenedDialog {...props} /> : null;
}

function OpenedDialog({ onClose, onCreated }: Props) {
  const { t } = useTranslation('notifiers');
  const create = useCreateNotifier();
  const fields = useFields(
    { name: '', appriseUrl: '' },
    { name: [required, maxLength(maxNameLength)], appriseUrl: [required, maxLength(maxUrlLength)] },
  );
  const problem = chooseNotice(create.error, fields.values, { fallback: t('notSaved') });
  const confirm = async () => {
    if (!fields.check()) throw new Error('something is missing');
    const { name, appriseUrl } = fields.values;
    try {
      onCreated((await create.mutateAsync({ name: name.trim(), appriseUrl: appriseUrl.trim() })).id);
    } catch (error) {
      showRefusal(fields, refusedFields(error, fields.values));
      throw error;
    }
  };
  return (
    <Dialog
      opened
      title={t('createTitle')}
      confirmLabel={t('createConfirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.form}>
        {problem !== null && <Notice color="error">{problem}</Notice>}
        <TextInput {...fields.bind('name')} label={t('name')} dir="auto" data-autofocus />
        <TextInput
          {...fields.bind('appriseUrl')}
          label={t('url')}
          description={t('urlHelp')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </Dialog>
  );
}

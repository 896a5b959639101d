import { TextInput } from '@mantine/core';
import type { Organizer, OrganizerKind } from '@hearth/contract/index';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../../platform/api/index.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { useFields } from '../../../../../ui/form/use-fields.ts';
import { userText } from '../../../../../ui/form/user-text.ts';
import { useCreateOrganizer } from '../../../organizers/index.ts';
import { showRefusal } from '../../../../../ui/form/show-refusal.ts';

/** Props of the dialog for a new category, tag or tool. */
export interface CreateOrganizerProps {
  kind: OrganizerKind;
  /** A name to begin with. */
  name: string;
  onCreated: (organizer: Organizer) => void;
  onClose: () => void;
}

const maxNameLength = 255;

/** Creates a category, tag or tool where one needs it. */
export function CreateOrganizerDialog({ kind, name, onCreated, onClose }: CreateOrganizerProps) {
  const { t } = useTranslation('editor');
  const creation = useCreateOrganizer(kind, { quiet: true });
  const fields = useFields({ name }, { name: [required, maxLength(maxNameLength)] });
  const confirm = async () => {
    try {
      onCreated(await creation.mutateAsync(fields.values.name.trim()));
    } catch (error) {
      showRefusal(fields, { name: errorMessage(error, t('organizer.failed')) });
      throw error;
    }
  };
  return (
    <Dialog
      opened
      size="sm"
      title={t(`organizer.new.${kind}`)}
      confirmLabel={t('organizer.add')}
      isValid={fields.isValid}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput {...fields.bind('name')} label={t('organizer.name')} data-autofocus {...userText} />
    </Dialog>
  );
}

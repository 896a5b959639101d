import { Textarea, TextInput } from '@mantine/core';
import type { RecipeTimelineEventOut } from '@hearth/contract';
import { required } from '@hearth/domain/ui/validators';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { userText } from '../../../ui/form/user-text.ts';
import { useChangeEvent, useDeleteEvent } from './timeline.queries.ts';

export interface EventDialogProps {
  event: RecipeTimelineEventOut;
  onClose: () => void;
}

/** Title and message of an event. */
export function EditEventDialog({ event, onClose }: EventDialogProps) {
  const { t } = useTranslation('timeline');
  const change = useChangeEvent(event.id);
  const fields = useFields(
    { subject: event.subject, message: event.eventMessage ?? '' },
    { subject: [required] },
  );
  const { subject, message } = fields.values;
  return (
    <Dialog
      opened
      title={t('edit.title')}
      confirmLabel={t('edit.save')}
      isValid={fields.isValid}
      onConfirm={() => change.mutateAsync({ subject: subject.trim(), eventMessage: message.trim() })}
      onClose={onClose}
    >
      <TextInput {...fields.bind('subject')} label={t('edit.subject')} mb="md" {...userText} />
      <Textarea {...fields.bind('message')} label={t('edit.message')} rows={5} {...userText} />
    </Dialog>
  );
}

/** Asks before an event is deleted. */
export function DeleteEventDialog({ event, onClose }: EventDialogProps) {
  const { t } = useTranslation('timeline');
  const remove = useDeleteEvent(event.id);
  return (
    <ConfirmDialog
      opened
      title={t('delete.title')}
      text={t('delete.text', { subject: event.subject })}
      confirmLabel={t('delete.confirm')}
      isDangerous
      onConfirm={() => remove.mutateAsync()}
      onClose={onClose}
    />
  );
}

import { Textarea } from '@mantine/core';
import type { Recipe } from '@hearth/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText, endOfDay } from '../../../platform/i18n/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { type ChosenPhoto, croppedPhoto } from '../../../ui/crop/chosen-photo.ts';
import type { PictureLimits } from '../../../ui/crop/draw-picture.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { userText } from '../../../ui/form/user-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { DateField } from '../../../ui/calendar/date-field.tsx';
import { useFirstDayOfWeek } from '../../people/households/index.ts';
import { personName } from '../../people/self/index.ts';
import { RatingStars } from '../ratings/index.ts';
import { PhotoField } from './photo-field.tsx';
import { useMadeThis } from './timeline.queries.ts';
import classes from './timeline.module.css';

/** Enough for a timeline, and quick to send from a phone. */
const photoLimits: PictureLimits = { most: 2400, quality: 0.86 };

export interface MadeThisProps {
  recipe: Recipe;
  /** For how many it is cooked; null where the recipe does not say for how many it is. */
  servings: number | null;
  onClose: () => void;
}

/** Says that one has made a recipe: when, how it was, and with a photo. */
export function MadeThisDialog({ recipe, servings, onClose }: MadeThisProps) {
  const { t } = useTranslation('timeline');
  const self = useSelf();
  const made = useMadeThis(recipe);
  const [today] = useState(() => dayText(new Date()));
  const [day, setDay] = useState(today);
  const [message, setMessage] = useState('');
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const name = self === null ? '' : personName(self);
  const confirm = async () => {
    const timestamp = endOfDay(day);
    const subject = t('made.subject', { name });
    const file = photo === null ? null : await croppedPhoto(photo, photoLimits);
    const said = { subject, message: message.trim(), timestamp, servings };
    const isKept = await made.mutateAsync({ ...said, photo: file });
    const isWhole = isKept && (photo === null) === (file === null);
    if (isWhole) toast.success(t('made.done'));
    else toast.warning(t('made.noPhoto'), { durationMs: 6000 });
  };
  return (
    <Dialog
      opened
      title={t('made.title')}
      confirmLabel={t('made.confirm')}
      isValid={day !== ''}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.made}>
        <RatingStars recipe={recipe} />
        <Textarea
          label={t('made.comment')}
          value={message}
          rows={3}
          maxLength={20_000}
          data-autofocus
          onChange={(event) => setMessage(event.currentTarget.value)}
          {...userText}
        />
        <DateField
          firstDay={useFirstDayOfWeek()}
          label={t('made.date')}
          value={day}
          max={today}
          onChange={setDay}
        />
        <PhotoField photo={photo} onChange={setPhoto} />
      </div>
    </Dialog>
  );
}

import { NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { userText } from '../../../ui/form/user-text.ts';
import { announce } from '../../../ui/live-region.tsx';
import { startTimer } from './timer-store.ts';
import classes from './timers.module.css';

const parts = [
  { name: 'hours', most: 23, seconds: 3600 },
  { name: 'minutes', most: 59, seconds: 60 },
  { name: 'seconds', most: 59, seconds: 1 },
] as const;

/** Sets a timer by hand. */
export function NewTimerDialog({
  name: proposed,
  href,
  onClose,
}: {
  name: string;
  href: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('timers');
  const [name, setName] = useState(proposed);
  const [time, setTime] = useState<Readonly<Record<string, number>>>({ minutes: 10 });
  const seconds = parts.reduce((sum, part) => sum + (time[part.name] ?? 0) * part.seconds, 0);
  const start = () => {
    const named = name.trim() === '' ? t('unnamed') : name.trim();
    startTimer({ name: named, seconds, href });
    announce(t('started', { name: named }));
  };
  return (
    <Dialog
      opened
      title={t('new')}
      confirmLabel={t('start')}
      isValid={seconds > 0}
      onConfirm={start}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
        {...userText}
      />
      <div className={classes.fields}>
        {parts.map((part) => (
          <NumberInput
            key={part.name}
            label={t(`part.${part.name}`)}
            name={part.name}
            value={time[part.name] ?? 0}
            onChange={(value) => setTime({ ...time, [part.name]: Number(value) || 0 })}
            min={0}
            max={part.most}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="strict"
            {...(part.name === 'minutes' ? { 'data-autofocus': true } : {})}
          />
        ))}
      </div>
      <p className={classes.hint}>{t('muteWarning')}</p>
    </Dialog>
  );
}

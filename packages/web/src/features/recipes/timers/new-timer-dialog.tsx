import { NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { userText } from '../../../ui/form/user-text.ts';
import { announce } from '../../../ui/live-region.tsx';
import { startTimer } from './timer-store.ts';
import classes from './timers.module.css';

const quickMinutes = [1, 5, 10, 15];
const parts = [
  { name: 'hours', most: 23, seconds: 3600 },
  { name: 'minutes', most: 59, seconds: 60 },
  { name: 'seconds', most: 59, seconds: 1 },
] as const;

/** Props of the dialog for a timer. */
export interface NewTimerProps {
  /** The name of the recipe that it belongs to, and its address; both null for one of its own. */
  recipe: string | null;
  href: string | null;
  onClose: () => void;
}

/** Sets a timer by hand: a usual time starts at once, any other from three fields. */
export function NewTimerDialog({ recipe, href, onClose }: NewTimerProps) {
  const { t } = useTranslation('timers');
  const [purpose, setPurpose] = useState('');
  const [time, setTime] = useState<Readonly<Record<string, number>>>({ minutes: 10 });
  const seconds = parts.reduce((sum, part) => sum + (time[part.name] ?? 0) * part.seconds, 0);
  const start = (length: number) => {
    const part = purpose.trim();
    const named = part === '' ? (recipe ?? t('unnamed')) : part;
    const ofRecipe = part !== '' && recipe !== null ? { part, recipe } : null;
    startTimer({ name: named, parts: ofRecipe, seconds: length, href });
    announce(t('started', { name: named }));
  };
  const startAtOnce = (minutes: number) => {
    start(minutes * 60);
    onClose();
  };
  // A keyboard that comes up at once would cover the usual times.
  const isTouched = globalThis.matchMedia('(pointer: coarse)').matches;
  return (
    <Dialog
      opened
      title={t('new')}
      confirmLabel={t('start')}
      isValid={seconds > 0}
      onConfirm={() => start(seconds)}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        value={purpose}
        maxLength={80}
        placeholder={recipe ?? ''}
        onChange={(event) => setPurpose(event.currentTarget.value)}
        {...userText}
      />
      <fieldset className={classes.quick}>
        <legend>{t('quick.title')}</legend>
        {quickMinutes.map((minutes) => (
          <button key={minutes} type="button" onClick={() => startAtOnce(minutes)}>
            {t('quick.minutes', { number: formats.number(minutes) })}
          </button>
        ))}
      </fieldset>
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
            {...(part.name === 'minutes' && !isTouched ? { 'data-autofocus': true } : {})}
          />
        ))}
      </div>
      <p className={classes.hint}>{t('muteWarning')}</p>
    </Dialog>
  );
}

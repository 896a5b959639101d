import { IconAlarm } from '../../../ui/icons/alarm.ts';
import { IconChevronDown } from '../../../ui/icons/chevron-down.ts';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useRootAttribute } from '../../../ui/page/use-root-attribute.ts';
import { Countdown } from './countdown.tsx';
import { NewTimerDialog } from './lazy-dialogs.ts';
import { nameAmong, type Timer, type TimerName } from './timer.ts';
import { MinuteMore, StopTimer, TimerRow } from './timer-row.tsx';
import { useTimers } from './timer-store.ts';
import { useRinging } from './ticking.ts';
import { findSoonest, useAlarms, useTimerTitle } from './use-alarms.ts';
import classes from './timers.module.css';

/**
 * The timers of this device on every page: the next one as a button, all of them when it is opened. One that rings
 * stays a bar, so that the recipe under it can be read, with what ends the noise.
 */
export function TimerDock() {
  const { t } = useTranslation('timers');
  const timers = useTimers();
  const ringing = useRinging(timers);
  const [{ isOpen }, changePreference] = usePreference('timerDock');
  const [isAdding, setAdding] = useState(false);
  useAlarms(ringing);
  useTimerTitle(timers);
  useRootAttribute('data-has-timers', timers.length > 0);
  const [first] = ringing;
  if (timers.length === 0) return null;
  const next = findSoonest(timers) ?? timers[0];
  return (
    <section
      className={classes.dock}
      aria-label={t('title')}
      data-ringing={first !== undefined || undefined}
      data-part="timers"
    >
      <div className={classes.bar} data-part="timer-bar">
        <button
          type="button"
          className={classes.head}
          aria-expanded={isOpen}
          onClick={() => changePreference({ isOpen: !isOpen })}
        >
          <IconAlarm size={22} aria-hidden />
          {isOpen || next === undefined ? (
            <span className={classes.headName}>{t('title')}</span>
          ) : (
            <HeadText next={next} ringing={first} timers={timers} />
          )}
          {timers.length > 1 && (
            <span className={classes.count}>
              <span className="visually-hidden">{t('count', { count: timers.length })}</span>
              <span aria-hidden>{formats.number(timers.length)}</span>
            </span>
          )}
          <IconChevronDown size={18} className={classes.chevron} aria-hidden />
        </button>
        {first !== undefined && !isOpen && (
          <>
            <MinuteMore timer={first} name={nameAmong(first, timers).full} />
            <StopTimer timer={first} name={nameAmong(first, timers).full} isRinging />
          </>
        )}
      </div>
      {isOpen && (
        <div className={classes.body}>
          <ul className={classes.list}>
            {timers.map((timer) => (
              <TimerRow
                key={timer.id}
                timer={timer}
                name={nameAmong(timer, timers)}
                isRinging={ringing.includes(timer)}
              />
            ))}
          </ul>
          <button type="button" className={classes.add} onClick={() => setAdding(true)}>
            <IconPlus size={18} aria-hidden />
            {t('add')}
          </button>
          <p className={classes.hint}>{t('muteWarning')}</p>
        </div>
      )}
      <Suspense fallback={null}>
        {isAdding && <NewTimerDialog recipe={null} href={null} onClose={() => setAdding(false)} />}
      </Suspense>
    </section>
  );
}

/** The timer that ends next with its time, or the one that rings. */
function HeadText({
  next,
  ringing,
  timers,
}: {
  next: Timer;
  ringing: Timer | undefined;
  timers: readonly Timer[];
}) {
  const { t } = useTranslation('timers');
  if (ringing !== undefined) return <HeadName {...nameAmong(ringing, timers)} recipe={t('now')} />;
  return (
    <>
      <span className={classes.headTime}>
        <Countdown timer={next} />
      </span>
      <HeadName {...nameAmong(next, timers)} />
    </>
  );
}

/** The recipe's name gives way to what tells the timer from others of the recipe. */
function HeadName({ main, recipe }: Pick<TimerName, 'main' | 'recipe'>) {
  return (
    <span className={classes.headName}>
      <bdi>{main}</bdi>
      {recipe !== null && <bdi className={classes.recipe}>{recipe}</bdi>}
    </span>
  );
}

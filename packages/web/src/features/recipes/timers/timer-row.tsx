import { ActionIcon } from '@mantine/core';
import { IconPlayerPause } from '../../../ui/icons/player-pause.ts';
import { IconPlayerPlay } from '../../../ui/icons/player-play.ts';
import { IconX } from '../../../ui/icons/x.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/live-region.tsx';
import { Countdown } from './countdown.tsx';
import { lengthened, paused, resumed, type Timer, type TimerName } from './timer.ts';
import { changeTimer, removeTimer } from './timer-store.ts';
import classes from './timers.module.css';

/** One timer: its name, the remaining time, and its actions. */
export function TimerRow({
  timer,
  name: { full: name, main, recipe },
  isRinging,
}: {
  timer: Timer;
  name: TimerName;
  isRinging: boolean;
}) {
  const { t } = useTranslation('timers');
  const { id, href } = timer;
  const isResting = timer.endsAt === null;
  return (
    <li className={classes.row} data-part="timer" data-ringing={isRinging || undefined}>
      <div className={classes.what}>
        {href === null ? (
          <bdi>{main}</bdi>
        ) : (
          <Link to={href} className={classes.link}>
            <bdi>{main}</bdi>
            {recipe !== null && <bdi className={classes.recipe}>{recipe}</bdi>}
          </Link>
        )}
        <span className={classes.time} role="timer">
          {isRinging ? t('now') : <Countdown timer={timer} />}
          {isResting && <span className={classes.resting}>{t('resting')}</span>}
        </span>
      </div>
      <MinuteMore timer={timer} name={name} />
      {!isRinging && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={isResting ? t('resume', { name }) : t('pause', { name })}
          onClick={() => changeTimer(id, isResting ? resumed : paused)}
        >
          {isResting ? <IconPlayerPlay size={20} aria-hidden /> : <IconPlayerPause size={20} aria-hidden />}
        </ActionIcon>
      )}
      <StopTimer timer={timer} name={name} isRinging={isRinging} />
    </li>
  );
}

/** Lets a timer run a minute longer; one that rings runs a minute from now. */
export function MinuteMore({ timer, name }: { timer: Timer; name: string }) {
  const { t } = useTranslation('timers');
  return (
    <button
      type="button"
      className={classes.minute}
      aria-label={t('minuteMore', { name })}
      onClick={() => changeTimer(timer.id, lengthened)}
    >
      {t('minute')}
    </button>
  );
}

/** Takes a timer away, and with it its noise. */
export function StopTimer({ timer, name, isRinging }: { timer: Timer; name: string; isRinging: boolean }) {
  const { t } = useTranslation('timers');
  const remove = () => {
    removeTimer(timer.id);
    announce(t('stopped', { name }));
  };
  return (
    <ActionIcon
      variant={isRinging ? 'filled' : 'subtle'}
      color={isRinging ? 'brand' : 'gray'}
      size={40}
      aria-label={t('stop', { name })}
      onClick={remove}
    >
      <IconX size={20} aria-hidden />
    </ActionIcon>
  );
}

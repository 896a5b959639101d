import { ActionIcon } from '@mantine/core';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconBulbOff from '@tabler/icons-react/dist/esm/icons/IconBulbOff.mjs';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { useWakeLock } from '../../../../ui/wake-lock/use-wake-lock.ts';
import classes from './cook.module.css';

/** Whether the screen stays on, in words where there is room, and the switch for it. */
export function WakeSwitch() {
  const { t } = useTranslation('cooking');
  const [{ keepAwake }, change] = usePreference('cooking');
  const state = useWakeLock(keepAwake);
  const Icon = state === 'on' ? IconBulb : IconBulbOff;
  if (state === 'unsupported') {
    return (
      <span className={classes.wake} data-part="wake">
        {t('wake.unsupported')}
      </span>
    );
  }
  return (
    <>
      <span className={classes.wake} data-part="wake">
        {t(`wake.${state}`)}
      </span>
      <ActionIcon
        variant="subtle"
        color={state === 'on' ? 'brand' : 'gray'}
        size={44}
        aria-label={t('wake.keep')}
        title={t(`wake.${state}`)}
        aria-pressed={keepAwake}
        onClick={() => change({ keepAwake: !keepAwake })}
      >
        <Icon size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  );
}

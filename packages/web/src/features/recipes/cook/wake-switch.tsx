import { ActionIcon } from '@mantine/core';
import { IconDeviceDesktop as IconScreen } from '../../../ui/icons/device-desktop.ts';
import { IconDeviceDesktopOff as IconScreenOff } from '../../../ui/icons/device-desktop-off.ts';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useWakeOutcome, type WakeOutcome } from '../../../ui/wake-lock/use-wake-lock.ts';
import classes from './wake.module.css';

/** Keeps the screen on while this device wants it; answers what has become of that. */
export function useScreen(): WakeOutcome {
  const [{ keepAwake }] = usePreference('cooking');
  return useWakeOutcome(keepAwake);
}

/** Whether the screen stays on, in words where there is room, and the switch for it. */
export function WakeSwitch({ screen }: { screen: WakeOutcome }) {
  const { t } = useTranslation('cooking');
  const [{ keepAwake }, change] = usePreference('cooking');
  const isOn = screen === 'on';
  const words = t(isOn ? 'wake.on' : 'wake.off');
  const Icon = isOn ? IconScreen : IconScreenOff;
  return (
    <>
      <span className={classes.wake} data-part="wake">
        {words}
      </span>
      {screen !== 'unsupported' && (
        <ActionIcon
          variant="subtle"
          color={isOn ? 'brand' : 'gray'}
          size={44}
          aria-label={t('wake.keep')}
          title={words}
          aria-pressed={keepAwake}
          onClick={() => change({ keepAwake: !keepAwake })}
        >
          <Icon size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
}

/** Says why the screen may turn off and what can be done, until it has been read on this device. */
export function WakeHint({ screen }: { screen: WakeOutcome }) {
  const { t } = useTranslation('cooking');
  const [{ keepAwake, knowsScreenTurnsOff }, change] = usePreference('cooking');
  const isDenied = screen === 'refused' || screen === 'unsupported';
  if (!isDenied || !keepAwake || knowsScreenTurnsOff) return null;
  return (
    <div className={classes.hint} aria-live="polite" data-part="wake-hint">
      <p>{t(`wake.why.${screen}`)}</p>
      <button type="button" onClick={() => change({ knowsScreenTurnsOff: true })}>
        {t('wake.understood')}
      </button>
    </div>
  );
}

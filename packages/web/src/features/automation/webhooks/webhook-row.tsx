import type { ReadWebhook } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { Disclosure } from '../../../ui/settings/disclosure.tsx';
import { findShownTime, nameZone } from './time-zones.ts';
import { useReaderClock } from './use-reader-clock.ts';
import { WebhookForm } from './webhook-form.tsx';

const timeFormat = new Intl.DateTimeFormat(activeLocale.formats, { timeStyle: 'short' });

/** One webhook: its name and time, and opened all that can be changed. */
export function WebhookRow({
  webhook,
  isOpen,
  onToggle,
}: {
  webhook: ReadWebhook;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) {
  const { t } = useTranslation('webhooks');
  const reader = useReaderClock();
  const { time, zone } = findShownTime(webhook, reader);
  const isLost = webhook.lastResult?.reason === 'lostSecret';
  const clock = timeFormat.format(new Date(`2024-01-15T${time}`));
  const shown = zone === reader.zone ? clock : t('timeThere', { time: clock, zone: nameZone(zone) });
  return (
    <Disclosure
      title={webhook.name === '' ? t('unnamed') : webhook.name}
      text={isLost ? t('reason.lostSecret') : t(webhook.enabled ? 'daily' : 'off', { time: shown })}
      isOn={webhook.enabled}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <WebhookForm webhook={webhook} />
    </Disclosure>
  );
}

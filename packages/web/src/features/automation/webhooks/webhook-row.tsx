import type { ReadWebhook } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { Disclosure } from '../../../ui/settings/disclosure.tsx';
import { localTime } from './local-time.ts';
import { useMinutesAhead } from './use-minutes-ahead.ts';
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
  const ahead = useMinutesAhead();
  const time = localTime(webhook.scheduledTime, ahead);
  const isLost = webhook.lastResult?.reason === 'lostSecret';
  const shown = timeFormat.format(new Date(`2024-01-15T${time}`));
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

import type { GroupEventNotifierOut } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { Disclosure } from '../../../ui/settings/disclosure.tsx';
import { eventGroups } from './events.ts';
import { NotifierForm } from './notifier-form.tsx';

/** One notifier: its name, service and number of events, and opened all that can be changed. */
export function NotifierRow({
  notifier,
  isOpen,
  onToggle,
}: {
  notifier: GroupEventNotifierOut;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) {
  const { t } = useTranslation('notifiers');
  const count = eventGroups.flatMap(({ events }) => events.filter(([name]) => notifier.options[name])).length;
  const events = count === 0 ? t('noEvents') : formats.number(count);
  const values = { state: t(notifier.enabled ? 'on' : 'off'), service: notifier.scheme, events };
  return (
    <Disclosure
      title={notifier.name}
      text={t('summary', values)}
      isOn={notifier.enabled}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <NotifierForm notifier={notifier} />
    </Disclosure>
  );
}

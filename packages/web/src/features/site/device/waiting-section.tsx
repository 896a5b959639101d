import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { useWaitingCount } from './use-outbox.ts';

/** How many changes of this device wait for the server. */
export function WaitingSection() {
  const { t } = useTranslation('device');
  const count = useWaitingCount();
  return (
    <SectionCard title={t('waiting.title')}>
      <output>
        {count === 0 ? t('waiting.none') : t('waiting.count', { count, number: formats.number(count) })}
      </output>
    </SectionCard>
  );
}

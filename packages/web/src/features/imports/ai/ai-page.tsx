import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../ui/states/loading.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { AiAnswer } from './ai-answer.tsx';
import { AiForm } from './ai-form.tsx';
import { useDebugAi } from './ai.queries.ts';
import { aiServicesQuery } from './ai-services.queries.ts';
import classes from './ai.module.css';

/** Sees whether the AI service that the operator has configured answers. */
export function AiPage() {
  const { t } = useTranslation('ai');
  const services = useQuery(aiServicesQuery);
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      {services.isPending ? <Loading lines={8} /> : <Check services={services.data} />}
    </>
  );
}

/** Where it is not known what the server has, everything is offered: its answer then says what is missing. */
function Check({
  services = { isEnabled: true, readsPictures: true },
}: {
  services: { isEnabled: boolean; readsPictures: boolean } | undefined;
}) {
  const { t } = useTranslation('ai');
  const ask = useDebugAi();
  return (
    <>
      {!services.isEnabled && (
        <div className={classes.off}>
          <Notice title={t('off.title')}>{t('off.text')}</Notice>
        </div>
      )}
      <SectionCard title={t('try')} text={t('text')}>
        <AiForm
          takesPictures={services.readsPictures || !services.isEnabled}
          isBusy={ask.isPending}
          onRun={ask.mutate}
        />
      </SectionCard>
      {!ask.isPending && <AiAnswer answer={ask.data} error={ask.error} />}
    </>
  );
}

import type { DebugResponse } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { RawText } from '../../../ui/text/raw-text.tsx';
import classes from './ai.module.css';

/** Whether the service works, and its answer as it came; nothing before it was asked. */
export function AiAnswer({ answer, error }: { answer: DebugResponse | undefined; error: Error | null }) {
  const { t } = useTranslation('ai');
  if (error !== null) {
    return (
      <div className={classes.failed}>
        <Notice color="error">{errorMessage(error, t('failed'))}</Notice>
      </div>
    );
  }
  if (answer === undefined) return null;
  const text = answer.response ?? '';
  return (
    <SectionCard title={t('answer.title')} actions={<CopyButton text={text} label={t('answer.copy')} />}>
      <Notice color={answer.success ? 'success' : 'warning'} title={t(answer.success ? 'works' : 'worksNot')}>
        {t(answer.success ? 'answer.works' : 'answer.worksNot')}
      </Notice>
      <div className={classes.raw}>
        <RawText label={t('answer.raw')} text={text} />
      </div>
    </SectionCard>
  );
}

import { Button, FileInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { useDebugAi } from './ai.queries.ts';
import classes from './ai.module.css';

/** Sees whether the AI service that the operator has configured answers. */
export function AiPage() {
  const { t } = useTranslation('ai');
  const [picture, setPicture] = useState<File | null>(null);
  const ask = useDebugAi();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask.mutate(picture);
  };
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <SectionCard title={t('try')} text={t('text')}>
        <form className={classes.form} onSubmit={submit}>
          <FileInput
            className={classes.file ?? ''}
            label={t('picture')}
            description={t('pictureHint')}
            placeholder={t('choose')}
            accept="image/*"
            value={picture}
            onChange={setPicture}
            clearable
            clearButtonProps={{ 'aria-label': t('clear') }}
          />
          <Button type="submit" loading={ask.isPending}>
            {t('run')}
          </Button>
        </form>
        <Answer ask={ask} />
      </SectionCard>
    </>
  );
}

function Answer({ ask: { data, error } }: { ask: ReturnType<typeof useDebugAi> }) {
  const { t } = useTranslation('ai');
  if (error !== null) {
    return <Notice color="error">{errorMessage(error, t('failed'))}</Notice>;
  }
  if (data === undefined) return null;
  return (
    <Notice color={data.success ? 'success' : 'warning'} title={t(data.success ? 'works' : 'worksNot')}>
      <span dir="auto">{data.response}</span>
    </Notice>
  );
}

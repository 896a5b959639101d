import { Button, Switch } from '@mantine/core';
import { findWebAddress } from '@hearth/domain/imports/web-address';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readText } from '../../../../platform/routing/index.ts';
import { useFields } from '../../../../ui/form/use-fields.ts';
import { aiServicesQuery } from '../../ai/index.ts';
import { AddressField } from '../address-field.tsx';
import { addressRules } from '../address-rules.ts';
import { CreateFrame } from '../create-frame.tsx';
import { ImportProblem } from '../import-problem.tsx';
import { useFirstField } from '../use-first-field.ts';
import { useTestScrape } from './debug.queries.ts';
import { ScrapeResult } from './scrape-result.tsx';
import classes from '../create.module.css';

/** Shows what an import would find on a web page, without storing it. */
export function CreateDebugPage() {
  const { t } = useTranslation('imports');
  const hasAi = useQuery(aiServicesQuery).data?.isEnabled ?? false;
  const [asksAi, setAsksAi] = useState(false);
  const asked = readText(useSearch({ strict: false }), 'recipe_import_url') ?? '';
  const fields = useFields({ url: asked }, { url: addressRules });
  const scrape = useTestScrape();
  useFirstField('url');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!fields.check()) return;
    const url = findWebAddress(fields.values.url) ?? fields.values.url;
    scrape.mutate({ url, useOpenAI: hasAi && asksAi });
  };
  return (
    <CreateFrame way="debug">
      <form className={classes.form} onSubmit={submit} noValidate>
        <AddressField {...fields.bind('url')} />
        {hasAi && (
          <Switch
            label={t('debug.ai')}
            description={t('debug.aiHelp')}
            checked={asksAi}
            onChange={(event) => setAsksAi(event.currentTarget.checked)}
          />
        )}
        <Button type="submit" size="md" loading={scrape.isPending} className={classes.submit ?? ''}>
          {t('debug.submit')}
        </Button>
      </form>
      {scrape.isSuccess && (
        <ScrapeResult key={scrape.submittedAt} url={scrape.variables.url} result={scrape.data} />
      )}
      <ImportProblem error={scrape.error} way="url" />
    </CreateFrame>
  );
}

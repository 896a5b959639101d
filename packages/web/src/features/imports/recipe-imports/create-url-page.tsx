import { Button } from '@mantine/core';
import { findWebAddress } from '@hearth/domain/imports/web-address';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupSlug } from '../../../platform/session/index.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { AddressField } from './address-field.tsx';
import { addressRules } from './address-rules.ts';
import { CreateFrame } from './create-frame.tsx';
import { readImportAddress, searchOfImport } from './import-address.ts';
import { ImportOptions } from './import-options.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { useCreateRecipe } from './imports.queries.ts';
import { useFirstField } from './use-first-field.ts';
import { useImportOptions } from './use-import-options.ts';
import classes from './create.module.css';

/** Imports the recipe of a web page. An address that came with the page's own address is imported at once. */
export function CreateUrlPage() {
  const { t } = useTranslation('imports');
  const address = readImportAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const groupSlug = useGroupSlug() ?? '';
  const [kept, keep] = useImportOptions();
  const { opensEditor } = address;
  const options = { ...kept, opensEditor, includeTags: address.includeTags ?? kept.includeTags };
  const creation = useCreateRecipe();
  const fields = useFields({ url: address.url }, { url: addressRules });
  const change = (changes: Partial<typeof options>) => {
    keep(changes);
    void navigate({
      to: '/g/$groupSlug/r/create/url',
      params: { groupSlug },
      search: searchOfImport({ ...address, ...changes }),
      replace: true,
    });
  };
  const start = () => {
    const url = findWebAddress(fields.values.url) ?? fields.values.url;
    creation.mutate({ source: { kind: 'url', url }, options });
  };
  useFirstField('url');
  useImportAtOnce(address.url, start);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (fields.check()) start();
  };
  return (
    <CreateFrame way="url">
      <form className={classes.form} onSubmit={submit} noValidate>
        <AddressField {...fields.bind('url')} />
        <ImportOptions options={options} onChange={change} />
        <Button type="submit" size="md" loading={creation.isPending} className={classes.submit ?? ''}>
          {t('url.submit')}
        </Button>
      </form>
      <ImportOutcome creation={creation} way="url" />
      <p className={classes.moving}>
        {t('url.refused')}{' '}
        <Link to="/g/$groupSlug/r/create/browser" params={{ groupSlug }}>
          {t('url.browser')}
        </Link>
      </p>
    </CreateFrame>
  );
}

/** Runs once, for an https address that was there when the page opened. */
function useImportAtOnce(url: string, start: () => void): void {
  const first = useRef({ url, start });
  useEffect(() => {
    if (first.current.url.startsWith('https://')) first.current.start();
  }, []);
}

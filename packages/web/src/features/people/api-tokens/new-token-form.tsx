import { Button, Input, SegmentedControl, TextInput, useMatches } from '@mantine/core';
import { type TokenScope, tokenScopes } from '@hearth/domain/people/token-access';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { type SubmitEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { useCreateToken } from './api-tokens.queries.ts';
import classes from './api-tokens.module.css';

const maxNameLength = 255;
/** Days that a token may live, as offered. */
const lives = ['30', '365', '1825'] as const;

/** Name, scope and lifetime of a token; then the token, shown once. */
export function NewTokenForm({ ref }: { ref?: Ref<HTMLFormElement> }) {
  const { t } = useTranslation('api-tokens');
  const fields = useFields({ name: '' }, { name: [required, maxLength(maxNameLength)] });
  const [scope, setScope] = useState<TokenScope>('full');
  const [days, setDays] = useState<string>('365');
  const create = useCreateToken();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (create.isPending || !fields.check()) return;
    const token = { name: fields.values.name.trim(), scope, expiresInDays: Number(days) };
    create.mutate(token, { onSuccess: () => fields.clear('name') });
  };
  // In a row, the choices overflow a narrow screen.
  const orientation = useMatches({ base: 'vertical', sm: 'horizontal' } as const);
  return (
    <form ref={ref} className={classes.card} onSubmit={submit} noValidate aria-label={t('new.title')}>
      <h2 className={classes.heading}>{t('new.title')}</h2>
      <TextInput {...fields.bind('name')} label={t('new.name')} description={t('new.nameHelp')} dir="auto" />
      <Input.Wrapper label={t('new.scope')} description={t(`scopeHelp.${scope}`)} labelElement="div">
        <SegmentedControl
          className={classes.choice}
          orientation={orientation}
          aria-label={t('new.scope')}
          value={scope}
          onChange={setScope}
          data={tokenScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      </Input.Wrapper>
      <Input.Wrapper label={t('new.life')} labelElement="div">
        <SegmentedControl
          className={classes.choice}
          orientation={orientation}
          aria-label={t('new.life')}
          value={days}
          onChange={setDays}
          data={lives.map((value) => ({ value, label: t(`life.${value}`) }))}
        />
      </Input.Wrapper>
      {create.isError && (
        <Notice color="error">{isApiError(create.error) ? create.error.message : t('new.failed')}</Notice>
      )}
      <Button type="submit" loading={create.isPending}>
        {t('new.create')}
      </Button>
      {create.isSuccess && <FreshToken token={create.data.token} name={create.data.name} />}
    </form>
  );
}

function FreshToken({ token, name }: { token: string; name: string }) {
  const { t } = useTranslation('api-tokens');
  return (
    <Notice color="success" title={t('fresh.title', { name })}>
      <p className={classes.once}>{t('fresh.once')}</p>
      <div className={classes.fresh}>
        <output className={classes.text} dir="ltr">
          {token}
        </output>
        <CopyButton text={token} label={t('fresh.copy')} />
      </div>
    </Notice>
  );
}

import { Badge, Button } from '@mantine/core';
import { IconKey } from '../../../ui/icons/key.ts';
import type { LongLiveTokenOut } from '@hearth/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useDeleteToken } from './api-tokens.queries.ts';
import { NewTokenForm } from './new-token-form.tsx';
import { RowList } from '../../../ui/settings/row-list.tsx';
import classes from './api-tokens.module.css';

/** Keys for programs: made here, shown once, revoked here. */
export function ApiTokensPage() {
  const { t } = useTranslation('api-tokens');
  const tokens = useSelf()?.tokens ?? [];
  const [leaving, setLeaving] = useState<LongLiveTokenOut | null>(null);
  const revoke = useDeleteToken();
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t('intro')} />
      <NewTokenForm ref={form} />
      <section aria-labelledby="tokens-title">
        <h2 id="tokens-title" className={classes.heading}>
          {t('active', { count: tokens.length })}
        </h2>
        {tokens.length === 0 ? (
          <EmptyState
            icon={<IconKey size={32} stroke={1.5} aria-hidden />}
            title={t('none')}
            text={t('noneText')}
            action={
              <Button variant="default" onClick={() => form.current?.querySelector('input')?.focus()}>
                {t('first')}
              </Button>
            }
          />
        ) : (
          <RowList>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setLeaving(token)} />
            ))}
          </RowList>
        )}
      </section>
      <ConfirmDialog
        opened={leaving !== null}
        title={t('revoke.title')}
        text={t('revoke.text', { name: leaving?.name ?? '' })}
        confirmLabel={t('revoke.confirm')}
        isDangerous
        onClose={() => setLeaving(null)}
        onConfirm={async () => {
          if (leaving === null) return;
          await revoke.mutateAsync(leaving.id);
          toast.success(t('revoke.done', { name: leaving.name }));
        }}
      />
    </div>
  );
}

function TokenRow({ token, onRevoke }: { token: LongLiveTokenOut; onRevoke: () => void }) {
  const { t } = useTranslation('api-tokens');
  const day = (instant: string) => formats.date(new Date(instant));
  return (
    <li className={classes.token}>
      <div className={classes.facts}>
        <span className={classes.name} dir="auto">
          {token.name}
        </span>
        <Badge variant="light" color="gray">
          {t(`scope.${token.scope}`)}
        </Badge>
        <span className={classes.dates}>
          {t('created', { date: token.createdAt === null ? '' : day(token.createdAt) })}
          {' · '}
          {t('expires', { date: day(token.expiresAt) })}
          {' · '}
          {token.lastUsedAt === null ? t('neverUsed') : t('lastUsed', { date: day(token.lastUsedAt) })}
        </span>
      </div>
      <Button
        variant="subtle"
        color="error"
        onClick={onRevoke}
        aria-label={t('revoke.label', { name: token.name })}
      >
        {t('revoke.confirm')}
      </Button>
    </li>
  );
}

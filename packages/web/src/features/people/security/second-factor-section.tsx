import { Badge, Button } from '@mantine/core';
import type { SecondFactor } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { secondFactorQuery, useRemoveTotp, useRenewCodes } from './security.queries.ts';
import { TotpDialog } from './totp-dialog.tsx';
import classes from './security.module.css';

/** A second step for signing in: an authenticator, passkeys, and codes for the day when both are lost. */
export function SecondFactorSection() {
  const { t } = useTranslation('security');
  const factors = useQuery(secondFactorQuery);
  return (
    <section className={classes.card} aria-labelledby="second-title">
      <h2 id="second-title" className={classes.heading}>
        {t('second.title')}
      </h2>
      <p className={classes.text}>{t('second.text')}</p>
      {factors.isPending && <Loading lines={3} room={180} />}
      {factors.isLoadingError && <QueryError query={factors} title={t('notLoaded')} />}
      {factors.data !== undefined && <Factors factors={factors.data} />}
    </section>
  );
}

type Open = 'totp' | 'removeTotp' | 'passkey' | 'renew' | null;

function Factors({ factors }: { factors: SecondFactor }) {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const show = (fresh: readonly string[] | null) => {
    setOpen(null);
    setCodes(fresh);
  };
  return (
    <>
      <AuthenticatorRow isOn={factors.totp} onChange={() => setOpen(factors.totp ? 'removeTotp' : 'totp')} />
      <PasskeyList passkeys={factors.passkeys} onAdd={() => setOpen('passkey')} />
      {factors.recoveryCodesLeft > 0 && (
        <CodesRow left={factors.recoveryCodesLeft} onRenew={() => setOpen('renew')} />
      )}
      {open === 'totp' && <TotpDialog onClose={close} onDone={show} />}
      {open === 'passkey' && <AddPasskeyDialog onClose={close} onDone={show} />}
      {open === 'removeTotp' && <RemoveTotpDialog onClose={close} />}
      {open === 'renew' && <RenewDialog onClose={close} onDone={show} />}
      {codes !== null && (
        <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} title={t('codes.title')} />
      )}
    </>
  );
}

function AuthenticatorRow({ isOn, onChange }: { isOn: boolean; onChange: () => void }) {
  const { t } = useTranslation('security');
  return (
    <div className={classes.row}>
      <div className={classes.facts}>
        <h3 className={classes.name}>{t('totp.title')}</h3>
        <Badge variant="light" color={isOn ? 'success' : 'gray'}>
          {t(isOn ? 'on' : 'off')}
        </Badge>
        <span className={classes.dates}>{t('totp.text')}</span>
      </div>
      <Button variant={isOn ? 'subtle' : 'default'} color={isOn ? 'error' : 'gray'} onClick={onChange}>
        {t(isOn ? 'totp.remove' : 'totp.add')}
      </Button>
    </div>
  );
}

function CodesRow({ left, onRenew }: { left: number; onRenew: () => void }) {
  const { t } = useTranslation('security');
  return (
    <div className={classes.row}>
      <div className={classes.facts}>
        <h3 className={classes.name}>{t('codes.name')}</h3>
        <span className={classes.dates}>{t('codes.left', { count: left })}</span>
      </div>
      <Button variant="default" onClick={onRenew}>
        {t('codes.renew')}
      </Button>
    </div>
  );
}

function RemoveTotpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security');
  const remove = useRemoveTotp();
  return (
    <PasswordDialog
      title={t('totp.remove')}
      text={t('totp.removeText')}
      confirmLabel={t('totp.remove')}
      isDangerous
      error={remove.error}
      onClose={onClose}
      onConfirm={async (password) => {
        await remove.mutateAsync(password);
        toast.success(t('totp.removed'));
      }}
    />
  );
}

function RenewDialog({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone: (codes: readonly string[] | null) => void;
}) {
  const { t } = useTranslation('security');
  const renew = useRenewCodes();
  return (
    <PasswordDialog
      title={t('codes.renew')}
      text={t('codes.renewText')}
      confirmLabel={t('codes.renew')}
      error={renew.error}
      keepOpen
      onClose={onClose}
      onConfirm={async (password) => onDone((await renew.mutateAsync(password)).recoveryCodes)}
    />
  );
}

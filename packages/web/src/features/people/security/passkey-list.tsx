import { Button } from '@mantine/core';
import type { Passkey } from '@hearth/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { useRemovePasskey } from './security.queries.ts';
import classes from './security.module.css';

/** The user's passkeys. Browsers create them only in secure contexts. */
export function PasskeyList({ passkeys, onAdd }: { passkeys: readonly Passkey[]; onAdd: () => void }) {
  const { t } = useTranslation('security');
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const canMake = globalThis.isSecureContext && 'PublicKeyCredential' in globalThis;
  return (
    <>
      <div className={classes.row}>
        <div className={classes.facts}>
          <h3 className={classes.name}>{t('passkeys.title')}</h3>
          <span className={classes.dates}>{t(canMake ? 'passkeys.text' : 'passkeys.notHere')}</span>
        </div>
        {canMake && (
          <Button variant="default" onClick={onAdd}>
            {t('passkeys.add')}
          </Button>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      {leaving !== null && <RemoveDialog passkey={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation('security');
  const { name, createdAt, lastUsedAt } = passkey;
  const day = (instant: string) => formats.date(new Date(instant));
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.dates}>
          {t('passkeys.created', { date: day(createdAt) })}
          {lastUsedAt !== null && ` · ${t('passkeys.used', { date: day(lastUsedAt) })}`}
        </span>
      </div>
      <Button
        variant="subtle"
        color="error"
        onClick={onRemove}
        aria-label={t('passkeys.removeOne', { name })}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('security');
  const remove = useRemovePasskey();
  return (
    <PasswordDialog
      title={t('passkeys.removeTitle')}
      text={t('passkeys.removeText', { name: passkey.name })}
      confirmLabel={t('passkeys.remove')}
      isDangerous
      error={remove.error}
      onClose={onClose}
      onConfirm={async (password) => {
        await remove.mutateAsync({ id: passkey.id, password });
        toast.success(t('passkeys.removed', { name: passkey.name }));
      }}
    />
  );
}

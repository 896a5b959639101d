import { IconKey } from '../../../ui/icons/key.ts';
import { required } from '@hearth/domain/ui/validators';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { NativeButton } from '../../../ui/native/native-button.tsx';
import { NativeField } from '../../../ui/native/native-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { type SecondStep, useFinishWithCode, useFinishWithPasskey } from './sessions.queries.ts';
import classes from '../../../ui/native/entry-card.module.css';

/** After the password: a code of the authenticator, a passkey, or a recovery code. */
export function SecondStepForm({
  step,
  onBack,
  onSignedIn,
}: {
  step: SecondStep;
  onBack: () => void;
  onSignedIn: () => void;
}) {
  const { t } = useTranslation('sessions');
  const hasCodes = step.methods.includes('totp');
  const [isRecovery, setRecovery] = useState(!hasCodes && !step.methods.includes('passkey'));
  return (
    <div className={classes.form}>
      <p className={classes.intro}>{t('second.intro')}</p>
      {(hasCodes || isRecovery) && (
        <CodeForm key={String(isRecovery)} step={step} isRecovery={isRecovery} onSignedIn={onSignedIn} />
      )}
      {step.methods.includes('passkey') && <PasskeyButton token={step.token} onSignedIn={onSignedIn} />}
      {step.methods.includes('recovery') && (
        <button type="button" className={classes.link} onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'second.useOther' : 'second.useRecovery')}
        </button>
      )}
      <button type="button" className={classes.link} onClick={onBack}>
        {t('second.back')}
      </button>
    </div>
  );
}

function CodeForm({
  step,
  isRecovery,
  onSignedIn,
}: {
  step: SecondStep;
  isRecovery: boolean;
  onSignedIn: () => void;
}) {
  const { t } = useTranslation('sessions');
  const fields = useFields({ code: '' }, { code: [required] });
  const finish = useFinishWithCode();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (finish.isPending || !fields.check()) return;
    finish.mutate({ token: step.token, code: fields.values.code }, { onSuccess: onSignedIn });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {finish.isError && <Notice color="error">{errorMessage(finish.error, t('second.failed'))}</Notice>}
      <NativeField
        {...fields.bind('code')}
        label={t(isRecovery ? 'second.recoveryCode' : 'second.code')}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        isFirst
      />
      <NativeButton type="submit" isLoading={finish.isPending}>
        {t('second.confirm')}
      </NativeButton>
    </form>
  );
}

function PasskeyButton({ token, onSignedIn }: { token: string; onSignedIn: () => void }) {
  const { t } = useTranslation('sessions');
  const finish = useFinishWithPasskey();
  return (
    <>
      {finish.isError && (
        <Notice color="error">{errorMessage(finish.error, t('second.passkeyFailed'))}</Notice>
      )}
      <NativeButton
        look="outlined"
        isLoading={finish.isPending}
        onClick={() => finish.mutate(token, { onSuccess: onSignedIn })}
        icon={<IconKey size={20} aria-hidden />}
      >
        {t('second.passkey')}
      </NativeButton>
    </>
  );
}

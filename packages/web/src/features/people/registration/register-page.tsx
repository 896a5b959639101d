import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boot } from '../../../platform/boot/boot.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { AccountStep } from './account-step.tsx';
import { HomeStep } from './home-step.tsx';
import { RegistrationReview } from './registration-review.tsx';
import { useRegistration } from './use-registration.ts';
import { WayStep } from './way-step.tsx';
import classes from '../../../ui/steps/steps.module.css';

/** The steps, in their order. */
const [WAY, HOME, ACCOUNT, REVIEW] = [0, 1, 2, 3] as const;

/** A new account in four steps: join or create, where, who, review. An invitation leads to the third at once. */
export function RegisterPage() {
  const { token = '' } = useSearch({ from: '/blank/register' });
  if (!boot.isSetUp) return <Navigate to="/setup" replace />;
  // A link opened while another one is open starts anew.
  return <Registering key={token} token={token} />;
}

function Registering({ token }: { token: string }) {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const isInvited = token !== '';
  const [step, setStep] = useState<number>(isInvited ? ACCOUNT : WAY);
  const registration = useRegistration(token);
  const finish = () => {
    toast.success(t('done'), { durationMs: 6000 });
    void navigate({ to: '/login', search: { direct: '1' } });
  };
  const steps = [
    <WayStep key="way" registration={registration} onNext={() => setStep(HOME)} />,
    <HomeStep
      key="home"
      registration={registration}
      onBack={() => setStep(WAY)}
      onNext={() => setStep(ACCOUNT)}
    />,
    <AccountStep
      key="account"
      registration={registration}
      isInvited={isInvited}
      onBack={() => setStep(HOME)}
      onNext={() => setStep(REVIEW)}
    />,
    <RegistrationReview
      key="review"
      registration={registration}
      onBack={() => setStep(ACCOUNT)}
      onWrongToken={() => setStep(HOME)}
      onDone={finish}
    />,
  ];
  return (
    <main id="main" className={classes.page ?? ''}>
      {steps[step]}
      <p className={classes.foot}>
        {t('haveAccount')}{' '}
        <Link to="/login" search={isInvited ? { token } : {}}>
          {t('signIn')}
        </Link>
      </p>
    </main>
  );
}

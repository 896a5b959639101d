import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../platform/api/index.ts';
import { boot } from '../../../platform/boot/boot.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useSignIn } from '../sessions/index.ts';
import { AccountStep } from './account-step.tsx';
import { HomeStep } from './home-step.tsx';
import { invitationQuery } from './registration.queries.ts';
import { RegistrationReview } from './registration-review.tsx';
import { useRegistration } from './use-registration.ts';
import { WayStep } from './way-step.tsx';
import classes from '../../../ui/steps/steps.module.css';

type StepName = 'way' | 'home' | 'account' | 'review';

/**
 * A new account: join or create, where, who, review. A link with an invitation has answered the first two; the second
 * comes back when the invitation turns out to be worth nothing.
 */
export function RegisterPage() {
  const { token = '' } = useSearch({ from: '/blank/register' });
  if (!boot.isSetUp) return <Navigate to="/setup" replace />;
  // A link opened while another one is open starts anew.
  return <Opening key={token} token={token} />;
}

/** Waits for what the invitation says, so that users do not fill in a form for one that has ended. */
function Opening({ token }: { token: string }) {
  const { isFetching, error } = useQuery({ ...invitationQuery(token), enabled: token !== '' });
  const [wasAsked, setAsked] = useState(token === '');
  if (!wasAsked && !isFetching) setAsked(true);
  if (!wasAsked) return <main id="main" aria-busy />;
  return <Registering token={token} isRefused={hasCode(error, 'invalidGroupToken')} />;
}

function Registering({ token, isRefused }: { token: string; isRefused: boolean }) {
  const { t } = useTranslation('registration');
  const isInvited = token !== '';
  const [asksToken, setAsksToken] = useState(!isInvited || isRefused);
  const way = [...(isInvited ? [] : ['way' as const]), ...(asksToken ? ['home' as const] : [])];
  const names: readonly StepName[] = [...way, 'account', 'review'];
  const [name, setName] = useState<StepName>(names[0] ?? 'account');
  const registration = useRegistration(token, isRefused ? t('join.ended') : null);
  const finish = useArrival(registration.account.values);
  const askToken = () => {
    setAsksToken(true);
    setName('home');
  };
  const index = names.indexOf(name);
  const before = names[index - 1];
  const after = names[index + 1];
  const shared = {
    registration,
    place: { step: index + 1, steps: names.length },
    onBack: before === undefined ? undefined : () => setName(before),
    onNext: () => after !== undefined && setName(after),
  };
  return (
    <main id="main" className={classes.page ?? ''}>
      {name === 'way' && <WayStep {...shared} />}
      {name === 'home' && <HomeStep {...shared} />}
      {name === 'account' && <AccountStep {...shared} />}
      {name === 'review' && <RegistrationReview {...shared} onWrongToken={askToken} onDone={finish} />}
      <p className={classes.foot}>
        {t('haveAccount')}{' '}
        <Link to="/login" search={isInvited ? { token } : {}}>
          {t('signIn')}
        </Link>
      </p>
    </main>
  );
}

/** Signs the new person in with the password just chosen; where that fails, the sign-in page asks for it. */
function useArrival({ username, password }: { username: string; password: string }) {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const signIn = useSignIn();
  return async () => {
    try {
      await signIn.mutateAsync({ username: username.trim().toLowerCase(), password, isRemembered: true });
      await navigate({ to: '/', replace: true });
    } catch {
      toast.success(t('done'), { durationMs: 6000 });
      await navigate({ to: '/login', search: { direct: '1' } });
    }
  };
}

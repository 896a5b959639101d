import { IconLogin } from '../../../ui/icons/login.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boot } from '../../../platform/boot/boot.ts';
import { canStaySignedIn } from '@hearth/domain/people/page-address';
import { safeNextPath } from '../../../platform/routing/index.ts';
import { selfQuery } from '../../../platform/session/index.ts';
import { NativeButton } from '../../../ui/native/native-button.tsx';
import { EntryCard } from '../../../ui/native/entry-card.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { leaveForProvider, rememberedNext } from './provider-trip.ts';
import { SignInForm } from './sign-in-form.tsx';
import classes from '../../../ui/native/entry-card.module.css';
import { onSite } from '../../../platform/boot/site-address.ts';

const ProviderReturn = lazy(() =>
  import('./provider-return.tsx').then((module) => ({ default: module.ProviderReturn })),
);

/** Signing in. Signed-in users are sent on to the page that they wanted. */
export function LoginPage() {
  const { t } = useTranslation('sessions');
  const { next, token, direct, code, error } = useSearch({ from: '/blank/login' });
  const [returned] = useState(() => (code ?? error) !== undefined);
  const { data: self } = useQuery(selfQuery);
  const wanted = next ?? (returned ? rememberedNext() : undefined);
  const target = safeNextPath(wanted, globalThis.location.origin);
  if (!boot.isSetUp) return <Navigate to="/setup" replace />;
  if (self !== null && self !== undefined) return <Navigate to={target} replace />;
  const goesAlone = boot.enableOidc && boot.oidcRedirect && direct === undefined && !returned;
  return (
    <EntryCard title={t('title')} intro={next === undefined ? t('intro') : t('introNext')}>
      <div className={classes.form}>
        {returned && (
          <Suspense>
            <ProviderReturn />
          </Suspense>
        )}
        {/* Once signed in, `self` is known and the page navigates by itself. */}
        <SignInForm notice={<AddressWarning />} onSignedIn={() => undefined} />
      </div>
      {boot.enableOidc && <SsoButton goesAlone={goesAlone} next={next} />}
      <OtherWays token={token} />
    </EntryCard>
  );
}

/** Says before the first try that signing in is in vain at this address. */
function AddressWarning() {
  const { t } = useTranslation('sessions');
  const { address } = boot;
  const visited = globalThis.location.origin;
  if (address === undefined || canStaySignedIn(visited, address)) return null;
  return <Notice color="warning">{t('problem.notKept', { visited })}</Notice>;
}

/** Plain links keep this page light. A new password, and a new account where people may make one: on an open server, or with an invitation. */
function OtherWays({ token }: { token: string | undefined }) {
  const { t } = useTranslation('sessions');
  const mayRegister = boot.allowSignup || token !== undefined;
  return (
    <p className={classes.links}>
      <a href={onSite('/forgot-password')}>{t('forgot')}</a>
      {mayRegister ? (
        <a href={onSite(token === undefined ? '/register' : `/register?token=${encodeURIComponent(token)}`)}>
          {t('register')}
        </a>
      ) : (
        <span>{t('inviteOnly')}</span>
      )}
    </p>
  );
}

/** Leaves the app for the identity provider; double clicks go there once. `goesAlone` leaves without a click. */
function SsoButton({ goesAlone, next }: { goesAlone: boolean; next: string | undefined }) {
  const { t } = useTranslation('sessions');
  const [isLeaving, setLeaving] = useState(goesAlone);
  useEffect(() => {
    if (goesAlone) leaveForProvider(next);
  }, [goesAlone, next]);
  const leave = () => {
    setLeaving(true);
    leaveForProvider(next);
  };
  return (
    <>
      <p className={classes.or}>{t('or')}</p>
      <NativeButton
        look="outlined"
        isLoading={isLeaving}
        onClick={leave}
        icon={<IconLogin className="mantine-rotate-rtl" size={20} aria-hidden />}
      >
        {t('sso', { provider: boot.oidcProviderName })}
      </NativeButton>
    </>
  );
}

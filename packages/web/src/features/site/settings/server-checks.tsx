import type { CheckAppConfig } from '@hearth/contract';
import { IconAlertTriangle } from '../../../ui/icons/alert-triangle.ts';
import { IconCircleCheck } from '../../../ui/icons/circle-check.ts';
import { IconCircleMinus } from '../../../ui/icons/circle-minus.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { isSecure } from './is-secure.ts';
import { serverChecks } from './site-settings.queries.ts';
import classes from './site-settings.module.css';

/** What every server should have comes first; the rest is a matter of taste. */
const needed = ['secure', 'baseUrl', 'email'] as const;
const optional = ['ldap', 'oidc', 'openai'] as const;
type Check = (typeof needed)[number] | (typeof optional)[number];

/** Which parts of the server are set up, and what to do about the others. */
export function ServerChecks() {
  const { t } = useTranslation('site-settings');
  return (
    <SectionCard title={t('checks.title')}>
      <List />
    </SectionCard>
  );
}

function List() {
  const { t } = useTranslation('site-settings');
  const checks = useQuery(serverChecks);
  if (checks.isPending) return <Loading lines={6} />;
  if (checks.isLoadingError) {
    return <QueryError query={checks} title={t('checks.notLoaded')} />;
  }
  const results = collectResults(checks.data);
  return (
    <ul className={classes.checks}>
      {[...needed, ...optional].map((name) => (
        <CheckRow key={name} name={name} isGood={results[name]} />
      ))}
    </ul>
  );
}

function CheckRow({ name, isGood }: { name: Check; isGood: boolean }) {
  const { t } = useTranslation('site-settings');
  const isOptional = optional.some((one) => one === name);
  const Icon = isOptional ? IconCircleMinus : IconAlertTriangle;
  return (
    <li data-good={isGood || undefined} data-optional={isOptional || undefined}>
      {isGood ? <IconCircleCheck size={22} aria-hidden /> : <Icon size={22} aria-hidden />}
      <div className={classes.checkTexts}>
        <span>{isGood ? t(`checks.good.${name}`) : t(`checks.missing.${name}`)}</span>
        {!isGood && <span className={classes.hint}>{t(`checks.hint.${name}`)}</span>}
      </div>
    </li>
  );
}

function collectResults(checks: CheckAppConfig): Record<Check, boolean> {
  return {
    secure: isSecure(globalThis.location),
    baseUrl: checks.baseUrlSet,
    email: checks.emailReady,
    ldap: checks.ldapReady,
    oidc: checks.oidcReady,
    openai: checks.enableOpenai,
  };
}

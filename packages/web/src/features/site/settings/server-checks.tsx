import type { CheckAppConfig } from '@hearth/contract';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '../../../ui/icons/circle-check.ts';
import { IconCircleMinus } from '../../../ui/icons/circle-minus.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { checkup, connectionTest } from './doctor.queries.ts';
import { FindingRow, UntestedRow } from './finding-row.tsx';
import { arrangeFindings } from './arrange-findings.ts';
import { serverChecks } from './site-settings.queries.ts';
import classes from './site-settings.module.css';

/** A matter of taste, beside what every server should have. */
const optional = ['ldap', 'oidc', 'openai'] as const;
type Optional = (typeof optional)[number];

/** The checks of the server, each with the lines that mend it. */
export function ServerChecks() {
  const { t } = useTranslation(['doctor', 'site-settings']);
  const test = useQuery(connectionTest);
  return (
    <SectionCard
      title={t('site-settings:checks.title')}
      text={t('text')}
      actions={
        <Button variant="default" loading={test.isFetching} onClick={() => void test.refetch()}>
          {t('test')}
        </Button>
      }
    >
      {test.isError && <Notice color="error">{errorMessage(test.error, t('notTested'))}</Notice>}
      <List />
    </SectionCard>
  );
}

function List() {
  const { t } = useTranslation('site-settings');
  const checks = useQuery(serverChecks);
  const found = useQuery(checkup);
  const tested = useQuery(connectionTest).data ?? [];
  if (found.isPending || checks.isPending) return <Loading lines={12} />;
  if (found.isLoadingError) return <QueryError query={found} title={t('checks.notLoaded')} />;
  if (checks.isLoadingError) return <QueryError query={checks} title={t('checks.notLoaded')} />;
  const results = collectResults(checks.data);
  return (
    <ul className={classes.checks}>
      {arrangeFindings(found.data.findings, tested).map(({ check, finding }) =>
        finding === undefined ? (
          <UntestedRow key={check} check={check} />
        ) : (
          <FindingRow key={check} check={check} finding={finding} />
        ),
      )}
      {optional.map((name) => (
        <OptionalRow key={name} name={name} isGood={results[name]} />
      ))}
    </ul>
  );
}

function OptionalRow({ name, isGood }: { name: Optional; isGood: boolean }) {
  const { t } = useTranslation('site-settings');
  const Icon = isGood ? IconCircleCheck : IconCircleMinus;
  return (
    <li data-verdict={isGood ? 'good' : 'none'}>
      <Icon size={22} aria-hidden />
      <div className={classes.checkTexts}>
        <span>{isGood ? t(`checks.good.${name}`) : t(`checks.missing.${name}`)}</span>
        {!isGood && <span className={classes.hint}>{t(`checks.hint.${name}`)}</span>}
      </div>
    </li>
  );
}

function collectResults(checks: CheckAppConfig): Record<Optional, boolean> {
  return { ldap: checks.ldapReady, oidc: checks.oidcReady, openai: checks.enableOpenai };
}

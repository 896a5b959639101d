import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { RangeBar } from './range/range-bar.tsx';
import { PlanMenu } from './whole-range/plan-menu.tsx';
import type { usePlanner } from './use-planner.ts';
import classes from './planner-frame.module.css';

/** The frame around the days: range, view switch, link to the rules. */
export function PlannerFrame({
  planner,
  action,
  children,
}: {
  planner: ReturnType<typeof usePlanner>;
  /** Actions on all shown days. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('planner');
  const { range, today, plan } = planner;
  return (
    <>
      <div className={classes.head}>
        <PageTitle title={t('title')} />
        <PlannerTabs />
        <div className={classes.ofRange}>
          <RangeBar range={range} today={today} />
          {action}
          <PlanMenu planner={planner} />
        </div>
      </div>
      {plan.isPending && <Loading lines={6} />}
      {plan.isLoadingError && <QueryError query={plan} title={t('failed')} />}
      {plan.data !== undefined && <div data-stale={plan.isPlaceholderData || undefined}>{children}</div>}
    </>
  );
}

/** The pages of the plan; the days shown go along. */
export function PlannerTabs() {
  const { t } = useTranslation('planner');
  const days = { search: (search: Readonly<Record<string, unknown>>) => search };
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      <Link
        to="/household/mealplan/planner/view"
        {...days}
        className={classes.tab}
        activeOptions={{ includeSearch: false }}
      >
        {t('tabs.view')}
      </Link>
      <Link
        to="/household/mealplan/planner/edit"
        {...days}
        className={classes.tab}
        activeOptions={{ includeSearch: false }}
      >
        {t('tabs.edit')}
      </Link>
      <Link
        to="/household/mealplan/settings"
        {...days}
        className={classes.tab}
        activeOptions={{ includeSearch: false }}
      >
        {t('tabs.rules')}
      </Link>
    </nav>
  );
}

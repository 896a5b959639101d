import { Button } from '@mantine/core';
import { IconArrowLeft as IconBack } from '../../../../ui/icons/arrow-left.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../ui/states/loading.tsx';
import { PageTitle } from '../../../../ui/page/page-title.tsx';
import { QueryError } from '../../../../ui/states/query-error.tsx';
import { SectionCard } from '../../../../ui/settings/section-card.tsx';
import { CalendarFeed } from '../calendar-feed/calendar-feed.tsx';
import { RuleCard } from './rule-card.tsx';
import { RuleForm } from './rule-form.tsx';
import { rulesQuery } from './rules.queries.ts';
import { useOwnLibrary } from '../use-planner.ts';
import { VarietySection } from './variety-section.tsx';
import classes from './rules.module.css';

/** What chance may plan, and the address under which calendar programs find the plan. */
export function PlanSettingsPage() {
  const { t } = useTranslation('planner');
  const library = useOwnLibrary();
  const rules = useQuery(rulesQuery);
  return (
    <>
      <PageTitle
        title={t('rules.page')}
        intro={t('rules.intro')}
        actions={
          <Button
            variant="default"
            leftSection={<IconBack size={18} className="mantine-rotate-rtl" aria-hidden />}
            renderRoot={(props) => <Link to="/household/mealplan/planner/view" {...props} />}
          >
            {t('title')}
          </Button>
        }
      />
      <div className={classes.page}>
        <VarietySection library={library} />
        <SectionCard title={t('rules.new')}>
          <RuleForm rule={null} library={library} />
        </SectionCard>
        <SectionCard title={t('rules.title')}>
          {rules.isPending && <Loading lines={3} />}
          {rules.isLoadingError && <QueryError query={rules} title={t('rules.failed')} />}
          {rules.data?.length === 0 && <p className={classes.muted}>{t('rules.none')}</p>}
          {rules.data !== undefined && rules.data.length > 0 && (
            <ul className={classes.list}>
              {rules.data.map((rule) => (
                <RuleCard key={rule.id} rule={rule} library={library} />
              ))}
            </ul>
          )}
        </SectionCard>
        <CalendarFeed />
      </div>
    </>
  );
}

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft as IconBack } from '../../../../ui/icons/arrow-left.ts';
import { PageTitle } from '../../../../ui/page/page-title.tsx';
import { KindsSection } from './kinds-section.tsx';
import { TemplatesSection } from './templates-section.tsx';
import classes from './own-meals.module.css';

/** What a household calls its meals, and the menus that it has saved. */
export function OwnMealsPage() {
  const { t } = useTranslation(['own-meals', 'planner']);
  return (
    <>
      <PageTitle
        title={t('page')}
        actions={
          <Button
            variant="default"
            leftSection={<IconBack size={18} className="mantine-rotate-rtl" aria-hidden />}
            renderRoot={(props) => <Link to="/household/mealplan/planner/view" {...props} />}
          >
            {t('title', { ns: 'planner' })}
          </Button>
        }
      />
      <div className={classes.page}>
        <KindsSection />
        <TemplatesSection />
      </div>
    </>
  );
}

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ofDay } from '../entries/index.ts';
import { usePrefetchedLists } from '../../shopping/index.ts';
import { BuyButton } from './shopping/buy-button.tsx';
import { DayCard } from './days/day-card.tsx';
import { PlannerFrame } from './planner-frame.tsx';
import { useOwnLibrary, usePlanner } from './use-planner.ts';
import classes from './planner.module.css';

/** The household's meal plan, day by day. */
export function PlannerViewPage() {
  usePrefetchedLists();
  const planner = usePlanner();
  const library = useOwnLibrary();
  const entries = planner.plan.data ?? [];
  return (
    <PlannerFrame planner={planner} action={<BuyButton entries={entries} />}>
      {entries.length === 0 ? (
        <NothingPlanned />
      ) : (
        <ol className={classes.days}>
          {planner.days.map((day) => (
            <DayCard
              key={day}
              day={day}
              isToday={day === planner.today}
              entries={ofDay(entries, day)}
              library={library}
            />
          ))}
        </ol>
      )}
    </PlannerFrame>
  );
}

function NothingPlanned() {
  const { t } = useTranslation('planner');
  return (
    <EmptyState
      drawing="table"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button
          renderRoot={(props) => (
            <Link to="/household/mealplan/planner/edit" search={(search) => search} {...props} />
          )}
        >
          {t('empty.action')}
        </Button>
      }
    />
  );
}

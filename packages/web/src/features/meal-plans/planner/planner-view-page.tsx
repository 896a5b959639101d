import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useTypeAhead } from '../../../platform/shortcuts/index.ts';
import { ofDay, usualMeal } from '../entries/index.ts';
import { usePrefetchedLists } from '../../shopping/index.ts';
import { BuyButton } from './shopping/buy-button.tsx';
import { DayCard } from './days/day-card.tsx';
import { EntryDialog } from './entries/lazy-entry-dialog.ts';
import { PlannerFrame } from './planner-frame.tsx';
import { useOwnLibrary, usePlanner } from './use-planner.ts';
import classes from './planner.module.css';

/** The household's meal plan, day by day: entries open, and each day takes another one. */
export function PlannerViewPage() {
  usePrefetchedLists();
  const planner = usePlanner();
  const library = useOwnLibrary();
  const [addingTo, setAddingTo] = useState<string | null>(null);
  const entries = planner.plan.data ?? [];
  useTypeAhead(addingTo !== null, () => setAddingTo(null));
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
              onAdd={() => setAddingTo(day)}
            />
          ))}
        </ol>
      )}
      <Suspense fallback={null}>
        {addingTo !== null && (
          <EntryDialog day={addingTo} type={usualMeal} library={library} onClose={() => setAddingTo(null)} />
        )}
      </Suspense>
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

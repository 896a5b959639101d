import type { ReadPlanEntry } from '@hearth/contract';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypeAhead } from '../../../platform/shortcuts/index.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { usePrefetchedLists } from '../../shopping/index.ts';
import { ofDay, useMeals } from '../entries/index.ts';
import { DayCard } from './days/day-card.tsx';
import { EntryDialog } from './entries/lazy-entry-dialog.ts';
import { useEntryPointer } from './entries/use-entry-pointer.ts';
import { RangeBar } from './range/range-bar.tsx';
import { BuyButton } from './shopping/buy-button.tsx';
import { usePlanOps } from './use-plan-ops.ts';
import { useOwnLibrary, usePlanner } from './use-planner.ts';
import { NothingPlanned } from './whole-range/nothing-planned.tsx';
import { PlanMenu } from './whole-range/plan-menu.tsx';
import { useReasons } from './whole-range/use-reasons.tsx';
import { useWholeRange } from './whole-range/use-whole-range.tsx';
import classes from './planner.module.css';

/** The subject of the dialog: a day for a new entry, or an existing entry. */
type Opened = { readonly day: string } | { readonly entry: ReadPlanEntry };

/** The household's plan, day by day: a tap opens a meal, "+" adds one, and meals are dragged to other days. */
export function PlannerPage() {
  usePrefetchedLists();
  const { t } = useTranslation('planner');
  const planner = usePlanner();
  const whole = useWholeRange(planner);
  const { range, today, plan, areMealsKnown } = planner;
  return (
    <>
      <div className={classes.head}>
        <PageTitle title={t('title')} />
        <div className={classes.ofRange}>
          <RangeBar range={range} today={today} />
          <BuyButton entries={plan.data ?? []} />
          <PlanMenu planner={planner} whole={whole} />
        </div>
      </div>
      {(plan.isPending || !areMealsKnown) && <Loading lines={6} />}
      {plan.isLoadingError && <QueryError query={plan} title={t('failed')} />}
      {plan.data !== undefined && areMealsKnown && (
        <div data-stale={plan.isPlaceholderData || undefined}>
          {plan.data.length === 0 && <NothingPlanned whole={whole} />}
          <Days planner={planner} entries={plan.data} />
        </div>
      )}
      {whole.dialog}
    </>
  );
}

/** Mounted only when the plan is there, so that its element is, too. */
function Days({
  planner: { days, today },
  entries,
}: {
  planner: ReturnType<typeof usePlanner>;
  entries: readonly ReadPlanEntry[];
}) {
  const library = useOwnLibrary();
  const root = useRef<HTMLOListElement>(null);
  const reasons = useReasons();
  const meals = useMeals();
  const ops = usePlanOps(root, { entries, days, meals }, reasons.tell);
  const [opened, setOpened] = useState<Opened | null>(null);
  useTypeAhead(opened !== null && 'day' in opened, () => setOpened(null));
  useEntryPointer(root, ops.moveTo);
  return (
    <>
      <ol className={classes.days} ref={root}>
        {days.map((day) => (
          <DayCard
            key={day}
            day={day}
            isToday={day === today}
            entries={ofDay(entries, day)}
            meals={meals}
            library={library}
            ops={ops}
            onAdd={() => setOpened({ day })}
            onEdit={(entry) => setOpened({ entry })}
          />
        ))}
      </ol>
      {reasons.dialog}
      <Suspense fallback={null}>
        {opened !== null && <EntryDialog {...opened} library={library} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

import type { PlanEntryType, ReadPlanEntry } from '@hearth/contract';
import { Suspense, useRef, useState } from 'react';
import { useTypeAhead } from '../../../platform/shortcuts/index.ts';
import { ofDay, usualMeal } from '../entries/index.ts';
import { usePrefetchedLists } from '../../shopping/index.ts';
import { EditDay } from './days/edit-day.tsx';
import { EntryDialog } from './entries/lazy-entry-dialog.ts';
import { PlannerFrame } from './planner-frame.tsx';
import { useEntryDrag } from './entries/use-entry-drag.ts';
import { useOwnLibrary, usePlanner } from './use-planner.ts';
import { usePlanOps } from './use-plan-ops.ts';
import edit from './edit.module.css';
import classes from './planner.module.css';

/** The subject of the dialog: a day for a new entry, or an existing entry. */
type Opened = { readonly day: string; readonly type: PlanEntryType } | { readonly entry: ReadPlanEntry };

/** The days as columns, in which entries are moved, edited, deleted and added. */
export function PlannerEditPage() {
  usePrefetchedLists();
  const planner = usePlanner();
  return (
    <PlannerFrame planner={planner}>
      <EditDays planner={planner} />
    </PlannerFrame>
  );
}

/** Mounted only when the plan is there, so that its element is, too. */
function EditDays({ planner: { days, today, plan } }: { planner: ReturnType<typeof usePlanner> }) {
  const library = useOwnLibrary();
  const root = useRef<HTMLOListElement>(null);
  const entries = plan.data ?? [];
  const ops = usePlanOps(root, entries, days);
  const [opened, setOpened] = useState<Opened | null>(null);
  useTypeAhead(opened !== null && 'day' in opened, () => setOpened(null));
  useEntryDrag(root, ops.moveTo);
  return (
    <>
      <ol className={`${classes.days} ${edit.arranged}`} ref={root}>
        {days.map((day) => (
          <EditDay
            key={day}
            day={day}
            isToday={day === today}
            entries={ofDay(entries, day)}
            ops={ops}
            onAdd={() => setOpened({ day, type: usualMeal })}
            onEdit={(entry) => setOpened({ entry })}
          />
        ))}
      </ol>
      <Suspense fallback={null}>
        {opened !== null && <EntryDialog {...opened} library={library} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}

import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import type { PlanFrequency, PlanVariety } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats, lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { focusNeighbour } from '../../../../ui/focus/focus-neighbour.ts';
import { IconPencil } from '../../../../ui/icons/pencil.ts';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { SectionCard } from '../../../../ui/settings/section-card.tsx';
import { Loading } from '../../../../ui/states/loading.tsx';
import { QueryError } from '../../../../ui/states/query-error.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import type { Library } from '../../../recipes/index.ts';
import { describeFrequency } from './frequency-texts.ts';
import { useDeleteFrequency, useSaveFrequency, useSaveRestDays, varietyQuery } from './variety.queries.ts';
import classes from './rules.module.css';

type DialogProps = { frequency: PlanFrequency | null; library: Library; onClose: () => void };
const FrequencyDialog = lazyWithTexts<DialogProps>(['plan-variety', 'filter-builder'], () =>
  import('./frequency-dialog.tsx').then((module) => module.FrequencyDialog),
);

/** How far apart recipes come, and how often those of a kind: a sentence each. */
export function VarietySection({ library }: { library: Library }) {
  const { t } = useTranslation('plan-variety');
  const variety = useQuery(varietyQuery);
  const [opened, setOpened] = useState<PlanFrequency | 'new' | null>(null);
  return (
    <SectionCard title={t('title')} text={t('text')}>
      {variety.isPending && <Loading lines={3} />}
      {variety.isLoadingError && <QueryError query={variety} title={t('failed')} />}
      {variety.data !== undefined && (
        <div className={classes.variety}>
          <RestDays variety={variety.data} />
          {variety.data.frequencies.length > 0 && (
            <ul className={classes.list}>
              {variety.data.frequencies.map((frequency) => (
                <FrequencyRow key={frequency.id} frequency={frequency} onEdit={() => setOpened(frequency)} />
              ))}
            </ul>
          )}
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpened('new')}
          >
            {t('add')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {opened !== null && (
          <FrequencyDialog
            frequency={opened === 'new' ? null : opened}
            library={library}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </SectionCard>
  );
}

const choices = [3, 7, 10, 14, 21, 28];

/** Within how many days no recipe comes again. */
function RestDays({ variety: { restDays } }: { variety: PlanVariety }) {
  const { t } = useTranslation('plan-variety');
  const save = useSaveRestDays();
  const all = restDays === null ? choices : [...new Set([...choices, restDays])].toSorted((a, b) => a - b);
  return (
    <NativeSelect
      name="repeat"
      label={t('repeat')}
      value={restDays ?? ''}
      onChange={({ currentTarget }) =>
        save.mutate(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
      data={[
        { value: '', label: t('repeatSoft') },
        ...all.map((days) => ({
          value: String(days),
          label: t('repeatNever', { days: formats.days(days) }),
        })),
      ]}
    />
  );
}

function FrequencyRow({ frequency, onEdit }: { frequency: PlanFrequency; onEdit: () => void }) {
  const { t } = useTranslation('plan-variety');
  const row = useRef<HTMLLIElement>(null);
  const remove = useRemoval(frequency, () => focusNeighbour(row.current));
  const { name } = frequency;
  return (
    <li ref={row} className={classes.frequency} data-part="frequency">
      <p className={classes.said}>{describeFrequency(t, frequency)}</p>
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('edit', { name })} onClick={onEdit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('delete', { name })} onClick={remove}>
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** Deletes at once; for a while there is a way back. */
function useRemoval(frequency: PlanFrequency, beforeGone: () => void) {
  const { t } = useTranslation(['plan-variety', 'planner']);
  const remove = useDeleteFrequency();
  const restore = useSaveFrequency(null);
  const { name, queryFilterString, atLeast, atMost, restDays } = frequency;
  return () => {
    beforeGone();
    remove.mutate(frequency);
    toast.success(t('deleted', { name }), {
      action: {
        label: t('undo', { ns: 'planner' }),
        run: () => restore.mutate({ name, queryFilterString, atLeast, atMost, restDays }),
      },
    });
  };
}

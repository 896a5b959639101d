import { Button } from '@mantine/core';
import type { MealKind } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { SectionCard } from '../../../../ui/settings/section-card.tsx';
import { Loading } from '../../../../ui/states/loading.tsx';
import { QueryError } from '../../../../ui/states/query-error.tsx';
import { mealKindsQuery } from '../../entries/index.ts';
import type { KindDialogProps } from './kind-dialog.tsx';
import { KindRow } from './kind-row.tsx';
import { useMoveKind, useStartKinds } from './kinds.queries.ts';
import classes from './own-meals.module.css';

const KindDialog = lazyWithTexts<KindDialogProps>(['own-meals'], () =>
  import('./kind-dialog.tsx').then((module) => module.KindDialog),
);

/** The kinds of meals of the household: named, ordered, changed, deleted; or the way to the first ones. */
export function KindsSection() {
  const { t } = useTranslation('own-meals');
  const kinds = useQuery(mealKindsQuery);
  const [edited, setEdited] = useState<MealKind | 'new' | null>(null);
  const count = kinds.data?.length ?? 0;
  const add = (
    <Button variant="default" disabled={count >= limits.mealKinds} onClick={() => setEdited('new')}>
      {t('kinds.add')}
    </Button>
  );
  return (
    <SectionCard title={t('kinds.title')} text={t('kinds.text')} {...(count > 0 ? { actions: add } : {})}>
      {kinds.isPending && <Loading lines={4} />}
      {kinds.isLoadingError && <QueryError query={kinds} title={t('kinds.failed')} />}
      {kinds.data !== undefined && count === 0 && <Start />}
      {kinds.data !== undefined && count > 0 && <Kinds kinds={kinds.data} onEdit={setEdited} />}
      <Suspense fallback={null}>
        {edited !== null && (
          <KindDialog kind={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </SectionCard>
  );
}

/** Before the first own kind: the usual seven are taken over, to be changed. */
function Start() {
  const { t } = useTranslation('own-meals');
  const start = useStartKinds();
  return (
    <Button loading={start.isPending} onClick={() => start.mutate(undefined)}>
      {t('kinds.start')}
    </Button>
  );
}

function Kinds({ kinds, onEdit }: { kinds: readonly MealKind[]; onEdit: (kind: MealKind) => void }) {
  const move = useMoveKind();
  return (
    <ul className={classes.list} data-reorder>
      {kinds.map((kind, index) => (
        <KindRow
          key={kind.id}
          kind={kind}
          index={index}
          count={kinds.length}
          onMove={(from, to) => move.mutate({ kind, from, to })}
          onEdit={() => onEdit(kind)}
        />
      ))}
    </ul>
  );
}

import { Button, NativeSelect } from '@mantine/core';
import type { Recipe, RecipeState } from '@hearth/contract';
import { IconRestore } from '../../../ui/icons/restore.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { Comparison } from './comparison.tsx';
import { historyQuery, useRestoreState } from './history.queries.ts';
import { StateList } from './state-list.tsx';
import classes from './history.module.css';

export interface HistoryDialogProps {
  recipe: Recipe;
  groupSlug: string;
  mayEdit: boolean;
  onClose: () => void;
}

/** The history of a recipe: its states, the differences of two of them, and restoring one. */
export function HistoryDialog({ recipe, groupSlug, mayEdit, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('history');
  const history = useQuery(historyQuery(recipe.id));
  const states = history.data ?? [];
  return (
    <DialogFrame title={t('title', { name: recipe.name })} onClose={onClose} size={960}>
      {history.isPending && <Loading lines={4} />}
      {history.isLoadingError && <QueryError query={history} title={t('failed')} />}
      {history.isSuccess && states.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
      {states.length > 0 && (
        <States recipe={recipe} groupSlug={groupSlug} states={states} mayEdit={mayEdit} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function States({
  recipe,
  groupSlug,
  states,
  mayEdit,
  onClose,
}: HistoryDialogProps & { states: readonly RecipeState[] }) {
  const { t } = useTranslation('history');
  const [chosen, setChosen] = useState<string | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const first = states.find(({ id }) => id === chosen) ?? states[1] ?? states[0];
  const second = states.find(({ id }) => id === other) ?? states[0];
  const restore = useRestore(recipe, groupSlug, onClose);
  if (first === undefined || second === undefined) return null;
  const formatLabel = (state: RecipeState) =>
    state.isCurrent ? t('now') : `${formats.dateTime(state.endedAt)} · ${getName(state, t('gone'))}`;
  const isForward = first.number <= second.number;
  return (
    <div className={classes.dialog}>
      <StateList states={states} chosen={first.id} onChoose={setChosen} />
      <div className={classes.detail}>
        <div className={classes.choice}>
          <p className={classes.from}>{t('from', { version: formatLabel(first) })}</p>
          <NativeSelect
            label={t('to')}
            value={second.id}
            data={states.map((state) => ({ value: state.id, label: formatLabel(state) }))}
            onChange={(event) => setOther(event.currentTarget.value)}
          />
        </div>
        <Comparison
          recipeId={recipe.id}
          from={isForward ? first.id : second.id}
          to={isForward ? second.id : first.id}
        />
        {mayEdit && !first.isCurrent && (
          <Button
            leftSection={<IconRestore size={18} aria-hidden />}
            loading={restore.isPending}
            onClick={() => void restore.run(first, states[0]).catch(() => undefined)}
          >
            {t('restore')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Who made a state, or that this person has left. */
export function getName({ user }: RecipeState, gone: string): string {
  return user === null ? gone : user.fullName || user.username;
}

/** Restoring closes the dialog, leads to the recipe's present address and can be taken back. */
function useRestore(recipe: Recipe, groupSlug: string, onClose: () => void) {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const restore = useRestoreState(recipe.id);
  const goTo = ({ slug }: Recipe) =>
    navigate({ to: '/g/$groupSlug/r/$slug', params: { groupSlug, slug }, replace: true });
  const restoreTo = async (id: string) => goTo(await restore.mutateAsync(id));
  const run = async (state: RecipeState, current: RecipeState | undefined) => {
    await restoreTo(state.id);
    const undo = () => current !== undefined && restoreTo(current.id).catch(() => undefined);
    toast.success(t('restored', { date: formats.dateTime(state.endedAt) }), {
      action: { label: t('undo'), run: () => void undo() },
    });
    onClose();
  };
  return { run, isPending: restore.isPending };
}

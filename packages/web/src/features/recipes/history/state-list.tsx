import type { RecipeState } from '@hearth/contract';
import { isContentField } from '@hearth/domain/recipes/history';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import classes from './history.module.css';

/** States of a recipe, newest first: who, when, and what changed. */
export function StateList({
  states,
  chosen,
  onChoose,
}: {
  states: readonly RecipeState[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation('history');
  return (
    <ol className={classes.states} aria-label={t('states')}>
      {states.map((state) => (
        <li key={state.id}>
          <button
            type="button"
            className={classes.state}
            aria-pressed={state.id === chosen}
            onClick={() => onChoose(state.id)}
          >
            <span className={classes.when}>
              {state.isCurrent ? t('now') : formats.dateTime(state.endedAt)}
            </span>
            <span className={classes.who}>
              {t(`kind.${state.kind}`)} ·{' '}
              <bdi>{state.user === null ? t('gone') : state.user.fullName || state.user.username}</bdi>
            </span>
            <ChangedFields names={state.changed} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function ChangedFields({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('history');
  const fields = names.filter(isContentField).map((name) => t(`field.${name}`));
  return fields.length === 0 ? null : <span className={classes.fields}>{fields.join(', ')}</span>;
}

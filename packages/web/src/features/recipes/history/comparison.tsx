import { isContentField, type RecipeContentField } from '@hearth/domain/recipes/history';
import { recipeSettings } from '@hearth/domain/recipes/fields';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { comparisonQuery } from './history.queries.ts';
import { lineChanges } from '../../../ui/text/line-changes.ts';
import { readableLines, type Words } from './readable-lines.ts';
import classes from './history.module.css';

/** What differs between two states, field by field, in lines that people can read. */
export function Comparison({ recipeId, from, to }: { recipeId: string; from: string; to: string }) {
  const { t } = useTranslation('history');
  const comparison = useQuery(comparisonQuery(recipeId, from, to));
  if (comparison.isPending) return <Loading lines={4} />;
  if (comparison.isLoadingError) {
    return <QueryError query={comparison} title={t('failed')} />;
  }
  const fields = comparison.data.fields.filter(({ field }) => isContentField(field));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section aria-label={t('differences')} className={classes.differences} tabIndex={0}>
      {fields.length === 0 && <p className={classes.who}>{t('same')}</p>}
      {fields.map(({ field, before, after }) =>
        isContentField(field) ? <Field key={field} field={field} before={before} after={after} /> : null,
      )}
    </section>
  );
}

function Field({ field, before, after }: { field: RecipeContentField; before: unknown; after: unknown }) {
  const { t } = useTranslation('history');
  const words = useWords();
  const was = readableLines(field, before, words);
  const isOther = field === 'image' && before !== null && after !== null;
  const is = isOther ? [t('pictureOther')] : readableLines(field, after, words);
  const changes = lineChanges(was.length === 0 ? [t('nothing')] : was, is.length === 0 ? [t('nothing')] : is);
  return (
    <div className={classes.field}>
      <h3>{t(`field.${field}`)}</h3>
      <ul>
        {changes.map(({ kind, text }, index) => (
          <li key={`${index}-${kind}`} data-kind={kind}>
            {kind !== 'same' && (
              <span className="visually-hidden">{t(kind === 'removed' ? 'removed' : 'added')}: </span>
            )}
            <span aria-hidden className={classes.sign}>
              {{ same: '', removed: '−', added: '+' }[kind]}
            </span>
            <span dir="auto" className={classes.line}>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useWords(): Words {
  const { t } = useTranslation('history');
  const known = new Map<string, string>(recipeSettings.map((name) => [name, t(`setting.${name}`)]));
  return {
    setting: (name) => known.get(name) ?? name,
    yes: t('yes'),
    no: t('no'),
    picture: t('field.image'),
    noPicture: t('pictureNone'),
    number: formats.number,
  };
}

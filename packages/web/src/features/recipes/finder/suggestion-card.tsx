import { Checkbox } from '@mantine/core';
import type { RecipeSuggestions } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { type Library, RecipeCard } from '../index.ts';
import classes from './finder.module.css';

export type Suggestion = RecipeSuggestions['items'][number];

/** A recipe and its missing ingredients; ticking one marks it as available. */
export function SuggestionCard({
  suggestion,
  library,
  onTick,
}: {
  suggestion: Suggestion;
  library: Library;
  onTick: (kind: 'foods' | 'tools', id: string) => void;
}) {
  const { t } = useTranslation('finder');
  const { recipe, missingFoods, missingTools, substitutedFoods = [] } = suggestion;
  const missing = [
    ...missingFoods.map(({ id, name }) => ({ kind: 'foods' as const, id, name })),
    ...missingTools.map(({ id, name }) => ({ kind: 'tools' as const, id, name })),
  ];
  return (
    <li className={classes.suggestion} data-part="suggestion">
      <RecipeCard recipe={recipe} library={library} look="compact" />
      {substitutedFoods.map(({ food, substitute }) => (
        <p key={food.id} className={classes.muted} data-part="substituted">
          {t('substituted', { food: isolate(food.name), substitute: isolate(substitute.name) })}
        </p>
      ))}
      {missing.length > 0 && (
        <fieldset className={classes.missing}>
          <legend className={classes.muted}>{t('missing')}</legend>
          {missing.map(({ kind, id, name }) => (
            <Checkbox
              key={id}
              checked={false}
              onChange={() => onTick(kind, id)}
              label={<bdi>{name}</bdi>}
              aria-label={t('haveIt', { name })}
            />
          ))}
        </fieldset>
      )}
    </li>
  );
}

/** A name inside a sentence has its own text direction. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}

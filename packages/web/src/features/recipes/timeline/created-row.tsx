import { Button } from '@mantine/core';
import type { RecipeTimelineEventOut } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { Avatar } from '../../../ui/graphics/avatar.tsx';
import { personName } from '../../people/self/index.ts';
import classes from './timeline.module.css';

const maxNamed = 3;

/** Recipes that one person created on one day, in one row that opens. */
export function CreatedRow({
  events,
  onUnfold,
}: {
  events: readonly RecipeTimelineEventOut[];
  onUnfold: () => void;
}) {
  const { t } = useTranslation('timeline');
  const [first] = events;
  if (first === undefined) return null;
  const name = personName(first.user);
  const count = events.length;
  const named = events.slice(0, maxNamed).map(({ recipe }) => recipe.name);
  return (
    <article className={classes.card} data-type="system" data-part="created">
      <Avatar src={null} name={name} size={36} />
      <div className={classes.body}>
        <p className={classes.when}>
          <time dateTime={first.timestamp}>{formats.date(first.timestamp)}</time>
        </p>
        <p className={classes.subject} dir="auto">
          {t('createdMany', { name, count, number: formats.number(count) })}
        </p>
        <p className={classes.named} dir="auto">
          {named.join(' · ')}
          {count > maxNamed && ' …'}
        </p>
        <Button variant="subtle" size="compact-sm" className={classes.unfold ?? ''} onClick={onUnfold}>
          {t('showAll')}
        </Button>
      </div>
    </article>
  );
}

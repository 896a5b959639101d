import type { CookbookCover, ReadCookBook } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import classes from './cookbook-shelf.module.css';

/** How many recipes a cookbook has, whether visitors see it, and whose it is. The line is there before its number. */
export function CookbookFacts({
  cookbook,
  cover,
  household,
}: {
  cookbook: ReadCookBook;
  cover: CookbookCover | undefined;
  /** The name of the household, if it is another one than the reader's. */
  household?: string | undefined;
}) {
  const { t } = useTranslation('cookbooks');
  const count = cover?.recipeCount;
  const facts = [
    count === undefined ? '\u00a0' : t('recipes', { count, number: formats.number(count) }),
    cookbook.public ? t('isPublic') : '',
    household ?? '',
  ];
  return (
    <span className={classes.facts}>
      {facts
        .filter((fact) => fact !== '')
        .map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
    </span>
  );
}

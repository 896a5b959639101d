import type { ParsedIngredient } from '@hearth/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import classes from './ingredient-parser.module.css';

type Offered = ParsedIngredient['offers'];

/** Units or foods of the group that a text may mean, likeliest first. */
export function Offers({
  kind,
  offers,
}: {
  kind: 'unit' | 'food';
  offers: Offered['units'] | Offered['foods'];
}) {
  const { t } = useTranslation('ingredient-parser');
  const id = useId();
  return (
    <div data-part={`offers-${kind}`}>
      <h3 id={id} className={classes.label}>
        {t(`offers.${kind}`)}
      </h3>
      {offers.length === 0 && <p className={classes.hint}>{t('offers.nothing')}</p>}
      <ul className={classes.offered} aria-labelledby={id}>
        {offers.map(({ entry, confidence }) => (
          <li key={entry.id}>
            <bdi>{entry.name}</bdi> <span className={classes.percent}>{formats.percent(confidence)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { IconX } from '../../../ui/icons/x.ts';
import { findSetWishes } from './set-wishes.ts';
import classes from './finder.module.css';

/** Chips of the wishes that are set beside the foods, each taken back with a tap; none while all is as usual. */
export function FinderChips() {
  const { t } = useTranslation('finder');
  const [wishes, change] = usePreference('finder');
  const set = findSetWishes(wishes);
  if (set.length === 0) return null;
  return (
    <ul className={classes.set} aria-label={t('set.title')}>
      {set.map(({ key, count, undone }) => {
        const name = t(`set.${key}`, { count, number: formats.number(count) });
        return (
          <li key={key}>
            <button type="button" aria-label={t('set.remove', { name })} onClick={() => change(undone)}>
              {name}
              <IconX size={16} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

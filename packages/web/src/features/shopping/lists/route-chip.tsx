import { IconWalk } from '../../../ui/icons/walk.ts';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import classes from './list-page.module.css';

/** Sorts the list in the learned order of the shop, or by hand; shown once the order is learned. */
export function RouteChip() {
  const { t } = useTranslation('shopping-lists');
  const [{ viewAsWalked }, change] = usePreference('shoppingList');
  return (
    <button
      type="button"
      className={classes.route}
      aria-pressed={viewAsWalked}
      title={t('route.hint')}
      onClick={() => change({ viewAsWalked: !viewAsWalked })}
    >
      <IconWalk size={18} stroke={1.75} aria-hidden />
      {t('route.label')}
    </button>
  );
}

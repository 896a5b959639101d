import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { IconStore } from '../../../ui/icons/building-store.ts';
import { IconWalk } from '../../../ui/icons/walk.ts';
import type { StoreView } from './use-store-view.ts';
import classes from './at-store.module.css';

/** Where this device is, how the list is sorted there, and what is hidden. */
export function AtStore({ view }: { view: StoreView }) {
  const { t } = useTranslation('stores');
  const { store, stores, elsewhere } = view;
  if (stores.length === 0) return view.isExpected && <div className={classes.bar} data-expected />;
  return (
    <div className={classes.bar} data-part="at-store">
      <label className={classes.place} data-chosen={store !== undefined || undefined}>
        <IconStore size={18} stroke={1.75} aria-hidden />
        <span className={classes.label}>{t('at.label')}</span>
        <select value={store?.id ?? ''} onChange={(event) => view.choose(event.currentTarget.value || null)}>
          <option value="">{t('at.anywhere')}</option>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {view.walk !== undefined && <OrderChip />}
      <p className={classes.hidden} aria-live="polite">
        {elsewhere.length > 0 && (
          <>
            {t('at.hidden', { count: elsewhere.length, number: formats.number(elsewhere.length) })}{' '}
            <button type="button" onClick={() => view.reveal(!view.isRevealed)}>
              {t(view.isRevealed ? 'at.hide' : 'at.show')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/** Sorts the list in the order of the store, or by hand. */
function OrderChip() {
  const { t } = useTranslation('stores');
  const [{ viewAsStore }, change] = usePreference('shoppingList');
  return (
    <button
      type="button"
      className={classes.order}
      aria-pressed={viewAsStore}
      title={t('at.routeHint')}
      onClick={() => change({ viewAsStore: !viewAsStore })}
    >
      <IconWalk size={18} stroke={1.75} aria-hidden />
      {t('at.route')}
    </button>
  );
}

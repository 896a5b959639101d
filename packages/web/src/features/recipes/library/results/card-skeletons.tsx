import { useTranslation } from 'react-i18next';
import classes from '../explorer/explorer.module.css';

/** The shape of the list while it is on its way. */
export function CardSkeletons() {
  const { t } = useTranslation('ui');
  return (
    <output className={classes.skeletons} aria-label={t('loading')}>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className={classes.skeleton} />
      ))}
    </output>
  );
}

import { useTranslation } from 'react-i18next';
import { boot } from '../../../../platform/boot/boot.ts';
import { useRootAttribute } from '../../../../ui/page/use-root-attribute.ts';
import classes from './layout.module.css';

/** Says on a demonstration server that it is one, with its version. */
export function DemoBanner() {
  const { t } = useTranslation('shell');
  useRootAttribute('data-has-banner', boot.isDemo);
  if (!boot.isDemo) return null;
  return (
    <div className={classes.demo} role="note">
      {t('demo', { version: boot.hearthVersion })}
    </div>
  );
}

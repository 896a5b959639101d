import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusPage } from '../../../../ui/page/focus-page.ts';
import classes from './layout.module.css';

/** The first stop of the Tab key: past the navigation, to the page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusPage();
  };
  return (
    <a href="#main" className={classes.skip} onClick={skip}>
      {t('skip')}
    </a>
  );
}

import { Button } from '@mantine/core';
import { IconHistory } from '../../ui/icons/history.ts';
import { IconBrowser as IconTabs } from '../../ui/icons/browser.ts';
import { useTranslation } from 'react-i18next';
import { formats } from '../i18n/formats.ts';
import type { DraftHandle } from './use-draft.ts';
import classes from './recover-banner.module.css';

/** Offers the unsaved work of an earlier visit, and tells of another tab; shows nothing when there is neither. */
export function RecoverBanner<T>({ draft }: { draft: DraftHandle<T> }) {
  const { t } = useTranslation('ui');
  if (draft.isElsewhere) {
    return (
      <section className={classes.root} aria-label={t('draft.elsewhereRegion')}>
        <IconTabs size={22} aria-hidden />
        <output className={classes.text}>{t('draft.elsewhere')}</output>
      </section>
    );
  }
  if (draft.kept === null) return null;
  return (
    <section className={classes.root} aria-label={t('draft.region')}>
      <IconHistory size={22} aria-hidden />
      <p className={classes.text}>
        {t('draft.found', { when: formats.dateTime(new Date(draft.kept.savedAt)) })}
      </p>
      <Button size="xs" onClick={draft.restore}>
        {t('draft.restore')}
      </Button>
      <Button size="xs" variant="default" onClick={() => void draft.clear()}>
        {t('draft.discard')}
      </Button>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../platform/session/index.ts';
import type { Entry } from './settings-entries.ts';
import { settingsIcons } from './settings-icons.ts';
import classes from './settings.module.css';

/** The link to a page of the settings; `isWide` says what it is for. */
export function EntryLink({ entry, isWide }: { entry: Entry; isWide: boolean }) {
  const { t } = useTranslation('settings');
  const groupSlug = useSelf()?.groupSlug ?? '';
  const Icon = settingsIcons[entry.key];
  return (
    <Link
      to={entry.to}
      params={{ groupSlug }}
      className={classes.entry}
      activeOptions={{ exact: entry.isExact ?? false, includeSearch: false }}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.entryTexts}>
        <span>{t(`entry.${entry.key}`)}</span>
        {isWide && <span className={classes.hint}>{t(`hint.${entry.key}`)}</span>}
      </span>
    </Link>
  );
}

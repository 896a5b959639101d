import { IconBug } from '../../../ui/icons/bug.ts';
import { IconChevronDown } from '../../../ui/icons/chevron-down.ts';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLink } from './entry-link.tsx';
import type { Entry, FoldName } from './settings-entries.ts';
import classes from './settings.module.css';

/** Pages that are rarely needed, behind one row; it begins open while one of them is shown. */
export function SettingsFold({
  name,
  entries,
  isWide,
  isAlwaysOpen,
}: {
  name: FoldName;
  entries: readonly Entry[];
  isWide: boolean;
  isAlwaysOpen: boolean;
}) {
  const { t } = useTranslation('settings');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [isOpened, setOpened] = useState(() => entries.some(({ to }) => to === path));
  const isOpen = isOpened || isAlwaysOpen;
  return (
    <li className={classes.fold}>
      <button
        type="button"
        className={classes.entry}
        onClick={() => setOpened(!isOpen)}
        aria-expanded={isOpen}
        data-part={`fold-${name}`}
      >
        <IconBug size={20} stroke={1.75} aria-hidden />
        <span className={classes.entryTexts}>{t(`fold.${name}`)}</span>
        <IconChevronDown className={classes.chevron ?? ''} size={18} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <EntryLink entry={entry} isWide={isWide} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

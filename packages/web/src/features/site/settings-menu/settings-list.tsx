import { IconSearch } from '../../../ui/icons/search.ts';
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../platform/session/index.ts';
import { EntryLink } from './entry-link.tsx';
import { type Entry, entriesFor, type SettingsEntry, settingsSections } from './settings-entries.ts';
import { SettingsFold } from './settings-fold.tsx';
import classes from './settings.module.css';

/** Every page of the settings that the person may open, by section, with a search; `isWide` says what each is for. */
export function SettingsList({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation('settings');
  const [words, setWords] = useState('');
  const shown = useEntries(words);
  return (
    <div className={classes.list} data-wide={isWide || undefined}>
      <SearchField value={words} onChange={setWords} />
      <nav aria-label={t('title')}>
        {settingsSections.map((section) => (
          <Section
            key={section}
            section={section}
            entries={shown.filter((entry) => entry.section === section)}
            isWide={isWide}
            opensAll={words.trim() !== ''}
          />
        ))}
      </nav>
      <output className={classes.nothing}>
        {shown.length === 0 ? t('search.nothing', { words: words.trim() }) : ''}
      </output>
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const { t } = useTranslation('settings');
  return (
    <label className={classes.search}>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder={t('search.label')}
        aria-label={t('search.label')}
      />
    </label>
  );
}

interface SectionProps {
  section: SettingsEntry['section'];
  entries: readonly Entry[];
  isWide: boolean;
  /** Opens a folded section that contains a match. */
  opensAll: boolean;
}

function Section({ section, entries, isWide, opensAll }: SectionProps) {
  const { t } = useTranslation('settings');
  const id = useId();
  if (entries.length === 0) return null;
  const folded = entries.filter(({ fold }) => fold !== undefined);
  return (
    <section className={classes.section}>
      <h2 id={id} className={classes.heading}>
        {t(`section.${section}`)}
      </h2>
      <ul aria-labelledby={id} className={classes.entries}>
        {entries
          .filter(({ fold }) => fold === undefined)
          .map((entry) => (
            <li key={entry.key}>
              <EntryLink entry={entry} isWide={isWide} />
            </li>
          ))}
        {folded.length > 0 && (
          <SettingsFold name="debug" entries={folded} isWide={isWide} isAlwaysOpen={opensAll} />
        )}
      </ul>
    </section>
  );
}

/** The pages whose name or purpose holds every word. */
function useEntries(words: string) {
  const { t } = useTranslation('settings');
  const self = useSelf();
  const { routesByPath } = useRouter();
  if (self === null) return [];
  const wanted = words.toLocaleLowerCase().split(/\s+/);
  return entriesFor(self, (path) => path in routesByPath).filter(({ key, section }) => {
    const text = [t(`entry.${key}`), t(`hint.${key}`), t(`section.${section}`)].join(' ').toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

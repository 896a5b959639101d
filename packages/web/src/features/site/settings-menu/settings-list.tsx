import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Link, useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../platform/session/index.ts';
import { entriesFor, type SettingsEntry, type SettingsKey, settingsSections } from './settings-entries.ts';
import { settingsIcons } from './settings-icons.ts';
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

function Section({
  section,
  entries,
  isWide,
}: {
  section: SettingsEntry['section'];
  entries: readonly (SettingsEntry & { key: SettingsKey })[];
  isWide: boolean;
}) {
  const { t } = useTranslation('settings');
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 id={id} className={classes.heading}>
        {t(`section.${section}`)}
      </h2>
      <ul aria-labelledby={id} className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <EntryLink entry={entry} isWide={isWide} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EntryLink({ entry, isWide }: { entry: SettingsEntry & { key: SettingsKey }; isWide: boolean }) {
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

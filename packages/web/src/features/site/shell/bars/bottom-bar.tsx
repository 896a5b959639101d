import { IconPlus } from '../../../../ui/icons/plus.ts';
import { IconSearch } from '../../../../ui/icons/search.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../ui/menu/action-menu.tsx';
import { useCreateEntries } from '../navigation/create-button.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import classes from './bottom-bar.module.css';

/** More names do not fit beside Create and Search on a small phone; the drawer has them all. */
const maxPlaces = 3;

/** The first of the primary places within reach of the thumb, Create in the middle; on phones and upright tablets. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('shell');
  const navigation = useNavigation();
  const { create } = navigation;
  const primary = navigation.primary.slice(0, maxPlaces);
  const half = Math.ceil(primary.length / 2);
  return (
    <nav className={classes.bar} aria-label={t('nav.bottom')}>
      {primary.slice(0, half).map((place) => (
        <BottomLink key={place.key} place={place} />
      ))}
      {create.length > 0 && <CreateTab />}
      {primary.slice(half).map((place) => (
        <BottomLink key={place.key} place={place} />
      ))}
      <button type="button" className={classes.tab} onClick={onSearch} aria-haspopup="dialog">
        <IconSearch size={24} stroke={1.75} aria-hidden />
        {t('searchShort')}
      </button>
    </nav>
  );
}

function BottomLink({ place }: { place: ReturnType<typeof useNavigation>['primary'][number] }) {
  const Icon = place.icon;
  return (
    <Link
      to={place.href}
      className={classes.tab}
      activeOptions={{ exact: place.isExact ?? false, includeSearch: false }}
    >
      <Icon size={24} stroke={1.75} aria-hidden />
      {place.label}
    </Link>
  );
}

function CreateTab() {
  const { t } = useTranslation('shell');
  const entries = useCreateEntries();
  return (
    <ActionMenu
      label={t('create.menu')}
      entries={entries}
      renderButton={(props) => (
        <button type="button" {...props} className={classes.tab}>
          <span className={classes.plus}>
            <IconPlus size={24} aria-hidden />
          </span>
          {t('create.menu')}
        </button>
      )}
    />
  );
}

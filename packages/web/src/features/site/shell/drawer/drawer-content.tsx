import { IconChevronDown as IconChevron } from '../../../../ui/icons/chevron-down.ts';
import { IconLogout } from '../../../../ui/icons/logout.ts';
import { IconLanguage } from '../../../../ui/icons/language.ts';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boot } from '../../../../platform/boot/boot.ts';
import { useGroupSlug, useSelf } from '../../../../platform/session/index.ts';
import { CookbookRows } from '../../../recipes/cookbooks/index.ts';
import { AccountLink } from '../../../people/self/index.ts';
import { useSignOut } from '../navigation/use-sign-out.ts';
import { CreateButton } from '../navigation/create-button.tsx';
import { LanguageDialog } from '../display/lazy-dialogs.ts';
import { type Place, useNavigation } from '../navigation/navigation.tsx';
import { findCurrentPlace } from '../navigation/current-place.ts';
import { PlaceLink } from './place-link.tsx';
import { SchemeMenu } from '../display/scheme-menu.tsx';
import classes from './drawer.module.css';

/** The drawer from top to bottom: the person, Create, places, language and colour scheme. */
export function DrawerContent({ isRail = false, onFollow }: { isRail?: boolean; onFollow?: () => void }) {
  const { t } = useTranslation('shell');
  const self = useSelf();
  const groupSlug = useGroupSlug();
  const { primary, organizers, secondary, create } = useNavigation();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Where there is room for them, each cookbook has a row of its own.
  const places = [...primary, ...organizers, ...secondary].map((place) =>
    place.key === 'cookbooks' ? { ...place, isExact: !isRail } : place,
  );
  const current = findCurrentPlace(places, path)?.key;
  return (
    <div className={classes.content} data-rail={isRail || undefined}>
      {self !== null && <AccountLink self={self} isCompact={isRail} onFollow={onFollow} />}
      {create.length > 0 && <CreateButton isCompact={isRail} {...(onFollow ? { onFollow } : {})} />}
      <nav aria-label={t('nav.main')}>
        <ul className={classes.list}>
          {primary.map((place) => (
            <PlaceLink key={place.key} place={place} isCurrent={place.key === current} onFollow={onFollow} />
          ))}
          {organizers.length > 0 && <OrganizerRows places={organizers} onFollow={onFollow} />}
        </ul>
      </nav>
      {!isRail && groupSlug !== null && (
        <Suspense>
          <CookbookRows {...(onFollow ? { onFollow } : {})} />
        </Suspense>
      )}
      <nav className={classes.bottom} aria-label={t('nav.more')}>
        <ul className={classes.list}>
          {secondary.map((place) => (
            <PlaceLink key={place.key} place={place} isCurrent={place.key === current} onFollow={onFollow} />
          ))}
          <LanguageRow />
          <SchemeRow />
          {self !== null && onFollow !== undefined && <SignOutRow />}
        </ul>
      </nav>
      {!isRail && <Versions />}
    </div>
  );
}

/** Ways to sort recipes; they stay open while one of them is shown. */
function OrganizerRows({
  places,
  onFollow,
}: {
  places: readonly Place[];
  onFollow: (() => void) | undefined;
}) {
  const { t } = useTranslation('shell');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [isOpen, setOpen] = useState(() => places.some(({ href }) => href === path));
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        onClick={() => setOpen(!isOpen)}
        title={t('nav.organizers')}
        aria-expanded={isOpen}
        data-part="organizers"
      >
        <IconChevron
          className={classes.icon}
          data-open={isOpen || undefined}
          size={22}
          stroke={1.75}
          aria-hidden
        />
        <span className={classes.name}>{t('nav.organizers')}</span>
      </button>
      {isOpen && (
        <ul className={classes.list}>
          {places.map((place) => (
            <PlaceLink key={place.key} place={place} isCurrent={place.href === path} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** What runs here, for a report of a problem. */
function Versions() {
  const { t } = useTranslation('shell');
  if (boot.hearthVersion === '') return null;
  return (
    <p className={classes.versions} data-part="versions">
      {t('versions', { hearth: boot.hearthVersion, api: boot.version })}
    </p>
  );
}

function LanguageRow() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        onClick={() => setOpen(true)}
        title={t('nav.language')}
        aria-haspopup="dialog"
      >
        <IconLanguage className={classes.icon} size={22} stroke={1.75} aria-hidden />
        <span className={classes.name}>{t('nav.languageNow', { language: t('nav.languageName') })}</span>
      </button>
      {isOpen && (
        <Suspense>
          <LanguageDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}

/** On phones, whose top bar leaves the room to the search. */
function SignOutRow() {
  const { t } = useTranslation('shell');
  const { isLeaving, leave } = useSignOut();
  return (
    <li className={classes.onlyPhone}>
      <button type="button" className={classes.row} onClick={leave} disabled={isLeaving} data-part="logout">
        <IconLogout
          className={`${classes.icon ?? ''} mantine-rotate-rtl`}
          size={22}
          stroke={1.75}
          aria-hidden
        />
        <span className={classes.name}>{t('signOut')}</span>
      </button>
    </li>
  );
}

function SchemeRow() {
  return (
    <li>
      <SchemeMenu
        renderButton={(props, icon, label) => (
          <button type="button" {...props} className={classes.row} title={label} data-part="scheme">
            <span className={classes.icon}>{icon}</span>
            <span className={classes.name}>{label}</span>
          </button>
        )}
      />
    </li>
  );
}

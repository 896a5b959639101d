import type { UserOut } from '@hearth/contract';
import {
  mayAdminister,
  mayManageHousehold,
  mayOrganize,
  mayUseAdvanced,
} from '@hearth/domain/people/policies';
import { IconDatabase } from '../../../../ui/icons/database.ts';
import { IconHome } from '../../../../ui/icons/home.ts';
import { IconKey } from '../../../../ui/icons/key.ts';
import { IconShieldLock } from '../../../../ui/icons/shield-lock.ts';
import { IconUserCog } from '../../../../ui/icons/user-cog.ts';
import { IconUserEdit } from '../../../../ui/icons/user-edit.ts';
import { IconUsers } from '../../../../ui/icons/users.ts';
import { IconUsersGroup } from '../../../../ui/icons/users-group.ts';
import type { Icon } from '../../../../ui/icons/create-icon.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useIsPage } from '../use-is-page.ts';
import classes from './profile.module.css';

const areas = ['personal', 'household', 'group', 'server'] as const;

interface Card {
  readonly key: 'settings' | 'security' | 'tokens' | 'household' | 'members' | 'group' | 'data' | 'users';
  readonly area: (typeof areas)[number];
  readonly path: string;
  readonly icon: Icon;
  readonly isOffered: (self: UserOut) => boolean;
}

const everyone = () => true;
const managesGroup = (self: UserOut) => self.admin || self.canManage;

const cards: readonly Card[] = [
  {
    key: 'settings',
    area: 'personal',
    path: '/user/profile/edit',
    icon: IconUserEdit,
    isOffered: everyone,
  },
  {
    key: 'security',
    area: 'personal',
    path: '/user/profile/security',
    icon: IconShieldLock,
    isOffered: everyone,
  },
  {
    key: 'tokens',
    area: 'personal',
    path: '/user/profile/api-tokens',
    icon: IconKey,
    isOffered: mayUseAdvanced,
  },
  { key: 'household', area: 'household', path: '/household', icon: IconHome, isOffered: mayManageHousehold },
  { key: 'members', area: 'household', path: '/household/members', icon: IconUsers, isOffered: managesGroup },
  { key: 'group', area: 'group', path: '/group', icon: IconUsersGroup, isOffered: managesGroup },
  { key: 'data', area: 'group', path: '/group/data', icon: IconDatabase, isOffered: mayOrganize },
  { key: 'users', area: 'server', path: '/admin/manage/users', icon: IconUserCog, isOffered: mayAdminister },
];

/** Ways to everything that the person may set, by whom it concerns. */
export function ProfileCards({ self }: { self: UserOut }) {
  const { t } = useTranslation('profile');
  const isPage = useIsPage();
  const offered = cards.filter((card) => card.isOffered(self) && isPage(card.path));
  return areas
    .filter((area) => offered.some((card) => card.area === area))
    .map((area) => (
      <section key={area} aria-labelledby={`area-${area}`}>
        <h2 id={`area-${area}`} className={classes.area}>
          {t(`area.${area}`)}
        </h2>
        <ul className={classes.cards}>
          {offered
            .filter((card) => card.area === area)
            .map((card) => (
              <li key={card.key}>
                <Link to={card.path} className={classes.card}>
                  <card.icon size={24} stroke={1.5} aria-hidden />
                  <span>
                    <strong>{t(`card.${card.key}.title`)}</strong>
                    <small>{t(`card.${card.key}.text`)}</small>
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      </section>
    ));
}

import { Badge } from '@mantine/core';
import type { ListedUser } from '@hearth/contract';
import { IconArrowDown } from '../../../ui/icons/arrow-down.ts';
import { IconArrowUp } from '../../../ui/icons/arrow-up.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import type { AccountList, Order } from './account-list.ts';
import classes from './accounts.module.css';

const columns: readonly (readonly [
  order: Order,
  name: 'username' | 'fullName' | 'email' | 'group' | 'household' | 'lastSignIn',
])[] = [
  ['username', 'username'],
  ['full_name', 'fullName'],
  ['email', 'email'],
  ['group.name', 'group'],
  ['household.name', 'household'],
  ['last_sign_in_at', 'lastSignIn'],
];

/** People as rows that lead to their page; on phones each is a card. A click on a heading orders by it. */
export function AccountTable({
  people,
  list,
  onShow,
}: {
  people: readonly ListedUser[];
  list: AccountList;
  onShow: (change: Partial<AccountList>) => void;
}) {
  const { t } = useTranslation('manage-users');
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(([order, name]) => (
              <OrderHeading
                key={order}
                label={t(`field.${name}`)}
                direction={list.orderBy === order ? chooseDirection(list) : 'none'}
                onOrder={() =>
                  onShow({ orderBy: order, isDescending: list.orderBy === order && !list.isDescending })
                }
              />
            ))}
            <th scope="col">{t('field.role')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <AccountRow key={person.id} person={person} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function chooseDirection({ isDescending }: AccountList): 'ascending' | 'descending' {
  return isDescending ? 'descending' : 'ascending';
}

function OrderHeading({
  label,
  direction,
  onOrder,
}: {
  label: string;
  direction: 'ascending' | 'descending' | 'none';
  onOrder: () => void;
}) {
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className={classes.order} onClick={onOrder}>
        {label}
        {direction !== 'none' && <Arrow size={16} aria-hidden />}
      </button>
    </th>
  );
}

function AccountRow({ person }: { person: ListedUser }) {
  const { t } = useTranslation('manage-users');
  const values = {
    fullName: person.fullName,
    email: person.email,
    group: person.group,
    household: person.household,
  };
  return (
    <tr>
      <th scope="row">
        <Link to="/admin/manage/users/$id" params={{ id: person.id }} className={classes.rowLink} dir="auto">
          {person.username}
        </Link>
      </th>
      {(['fullName', 'email', 'group', 'household'] as const).map((name) => (
        <td key={name} data-label={t(`field.${name}`)}>
          <span dir="auto">{values[name]}</span>
        </td>
      ))}
      <td data-label={t('field.lastSignIn')}>
        <span>
          {person.lastSignInAt === null ? t('neverSignedIn') : formats.dateTime(person.lastSignInAt)}
        </span>
      </td>
      <td data-label={t('field.role')}>
        <span className={classes.badges}>
          <Badge variant="light" color={person.admin ? 'brand' : 'gray'}>
            {t(person.admin ? 'role.admin' : 'role.member')}
          </Badge>
          {person.authMethod !== 'Mealie' && (
            <Badge variant="default">{t(`method.${person.authMethod}`)}</Badge>
          )}
        </span>
      </td>
    </tr>
  );
}

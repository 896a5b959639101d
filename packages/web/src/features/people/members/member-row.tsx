import { Badge, Checkbox } from '@mantine/core';
import type { UserOut } from '@hearth/contract';
import { mayManageGroup } from '@hearth/domain/people/policies';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../platform/session/index.ts';
import { Avatar } from '../../../ui/graphics/avatar.tsx';
import { avatarUrl, personName } from '../self/index.ts';
import type { RightName } from './members.queries.ts';
import classes from './members.module.css';

/** The rights in the order of their columns. */
export const rightNames = [
  'canInvite',
  'canOrganize',
  'canManageHousehold',
  'canManage',
] as const satisfies readonly RightName[];

/** One person: a line of a table where there is room, a card on phones. */
export function MemberRow({
  member,
  onChange,
}: {
  member: UserOut;
  onChange: (name: RightName, isOn: boolean) => void;
}) {
  const { t } = useTranslation('places');
  const name = personName(member);
  const reason = useReason(member);
  return (
    <li className={classes.member}>
      <div className={classes.person}>
        <Avatar src={avatarUrl(member)} name={name} size={40} />
        <div className={classes.texts}>
          <span className={classes.name} dir="auto">
            {name}
          </span>
          <span className={classes.username} dir="auto">
            {member.username}
          </span>
        </div>
        <Marks member={member} />
      </div>
      <fieldset className={classes.rights} disabled={reason !== null}>
        <legend className="visually-hidden">{t('members.rightsOf', { name })}</legend>
        {rightNames.map((right) => (
          <Checkbox
            key={right}
            label={t(`members.right.${right}`)}
            title={reason ?? t(`members.what.${right}`)}
            checked={member[right]}
            disabled={reason !== null}
            onChange={(event) => onChange(right, event.currentTarget.checked)}
            classNames={{ root: classes.right ?? '', label: classes.rightLabel ?? '' }}
          />
        ))}
      </fieldset>
      {reason !== null && <p className={classes.reason}>{reason}</p>}
    </li>
  );
}

function Marks({ member }: { member: UserOut }) {
  const { t } = useTranslation('places');
  const self = useSelf();
  return (
    <div className={classes.marks}>
      {member.id === self?.id && (
        <Badge variant="light" color="gray">
          {t('members.you')}
        </Badge>
      )}
      {member.admin && <Badge variant="light">{t('members.admin')}</Badge>}
    </div>
  );
}

/** Why the rights of a member cannot be changed; null when they can. */
function useReason(member: UserOut): string | null {
  const { t } = useTranslation('places');
  const self = useSelf();
  if (!mayManageGroup(self)) return t('members.reason.noRight');
  if (member.id === self?.id) return t('members.reason.self');
  return member.admin ? t('members.reason.admin') : null;
}

import { Button } from '@mantine/core';
import type { ReadInviteToken } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { groupHouseholdsQuery, invitationsQuery, useRevoke } from './invitations.queries.ts';
import classes from './open-invitations.module.css';
import { siteAddress } from '../../../platform/boot/site-address.ts';

/** The invitations that are open, each to be copied again or taken back. Its page loads the catalogue `invitations`. */
export function OpenInvitations() {
  const { t } = useTranslation('invitations');
  const invitations = useQuery(invitationsQuery).data ?? [];
  const households = useQuery(groupHouseholdsQuery).data ?? [];
  if (invitations.length === 0) return null;
  const names = new Map(households.map(({ id, name }) => [id, name]));
  return (
    <section className={classes.open} data-part="invitations">
      <h2 className={classes.title}>{t('open.title')}</h2>
      <ul className={classes.list}>
        {invitations.map((one) => (
          <Invitation key={one.id} invitation={one} household={names.get(one.householdId) ?? ''} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({ invitation, household }: { invitation: ReadInviteToken; household: string }) {
  const { t } = useTranslation('invitations');
  const revoke = useRevoke();
  const { id, token, usesLeft, role, expiresAt } = invitation;
  const link = siteAddress(`/register?token=${encodeURIComponent(token)}`);
  return (
    <li className={classes.row}>
      <div className={classes.texts}>
        <span>
          <bdi>{household}</bdi>
        </span>
        <span className={classes.facts}>
          {t(`role.${role}`)} · {t('open.uses', { count: usesLeft, number: formats.number(usesLeft) })} ·{' '}
          {t('open.until', { date: formats.date(expiresAt) })}
        </span>
      </div>
      <CopyButton text={link} label={t('copy')} />
      <Button variant="default" loading={revoke.isPending} onClick={() => revoke.mutate(id)}>
        {t('open.revoke')}
      </Button>
    </li>
  );
}

import { Button, NativeSelect, NumberInput } from '@mantine/core';
import type { ReadInviteToken } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { mayManageGroup } from '@hearth/domain/people/policies';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { ChoiceChips } from '../../../ui/chips/choice-chips.tsx';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { groupHouseholdsQuery, useInvite, type Wish } from './invitations.queries.ts';
import classes from './invite-dialog.module.css';

/** Asks whom to let in, for how long and as what; only then a link is made, which stays in sight. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invitations');
  const [made, setMade] = useState<ReadInviteToken | null>(null);
  return (
    <DialogFrame title={t('title')} onClose={onClose} onPhones="sheet">
      {made === null ? <WishForm onMade={setMade} /> : <InvitationLink invitation={made} />}
    </DialogFrame>
  );
}

const dayChoices: readonly number[] = [1, 4, 14, 30];

function WishForm({ onMade }: { onMade: (invitation: ReadInviteToken) => void }) {
  const { t } = useTranslation('invitations');
  const self = useSelf();
  const invite = useInvite();
  const [wish, setWish] = useState<Wish>({
    uses: 1,
    role: 'member',
    days: 4,
    householdId: self?.householdId ?? '',
  });
  const change = (fields: Partial<Wish>) => setWish((before) => ({ ...before, ...fields }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate(wish, { onSuccess: onMade });
  };
  return (
    <form className={classes.body} onSubmit={submit} noValidate>
      {mayManageGroup(self) && <ManagerFields wish={wish} onChange={change} />}
      <ChoiceChips
        label={t('days.label')}
        chosen={wish.days}
        onChoose={(days) => change({ days })}
        choices={dayChoices.map((days) => ({
          value: days,
          label: t('days.count', { count: days, number: formats.number(days) }),
        }))}
      />
      <NumberInput
        name="uses"
        label={t('uses')}
        value={wish.uses}
        onChange={(uses) => typeof uses === 'number' && change({ uses })}
        min={1}
        max={limits.invitationUses}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
      />
      <Button type="submit" loading={invite.isPending} className={classes.make ?? ''}>
        {t('make')}
      </Button>
    </form>
  );
}

/** Who manages the group invites to any household, and may give more rights. */
function ManagerFields({ wish, onChange }: { wish: Wish; onChange: (fields: Partial<Wish>) => void }) {
  const { t } = useTranslation('invitations');
  const households = useQuery(groupHouseholdsQuery).data ?? [];
  return (
    <>
      {households.length > 1 && (
        <NativeSelect
          name="household"
          label={t('household')}
          value={wish.householdId}
          onChange={(event) => onChange({ householdId: event.currentTarget.value })}
          data={households.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <div>
        <ChoiceChips
          label={t('role.label')}
          chosen={wish.role}
          onChoose={(role) => onChange({ role })}
          choices={(['member', 'manager'] as const).map((role) => ({
            value: role,
            label: t(`role.${role}`),
          }))}
        />
        <p className={classes.what}>{t(`role.what.${wish.role}`)}</p>
      </div>
    </>
  );
}

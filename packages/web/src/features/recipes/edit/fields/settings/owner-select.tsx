import { NativeSelect } from '@mantine/core';
import { mayChangeOwner } from '@hearth/domain/people/policies';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../../platform/session/index.ts';
import { Avatar } from '../../../../../ui/graphics/avatar.tsx';
import { avatarUrl } from '../../../../people/self/index.ts';
import { householdQuery } from '../../../recipes.queries.ts';
import { groupMembersQuery } from '../../editor.queries.ts';
import type { SectionProps } from '../../section.ts';
import type { Draft } from '../../state/draft.ts';
import { buildQuestion } from './setting-rights.ts';
import classes from '../fields.module.css';

type OwnerProps = SectionProps<'userId'> & { stored: Draft };

/** To whom the recipe belongs. Shown to those who may hand it on: its owner, and administrators. */
export function OwnerSelect(props: OwnerProps) {
  const self = useSelf();
  if (self === null || !mayChangeOwner(buildQuestion(self, props.stored))) return null;
  return <Owners {...props} />;
}

function Owners({ draft, stored, edit }: OwnerProps) {
  const { t } = useTranslation('editor');
  const self = useSelf();
  const { data: members = [] } = useQuery(groupMembersQuery());
  const { data: household } = useQuery(householdQuery(stored.householdId));
  const choices = members.filter(
    ({ id, householdId }) => householdId === stored.householdId || id === draft.userId,
  );
  const owner = choices.find(({ id }) => id === draft.userId);
  const isPassing = draft.userId !== stored.userId;
  if (owner === undefined) return null;
  const place = t('owner.household', { name: household?.name ?? '' });
  return (
    <NativeSelect
      name="owner"
      className={classes.owner ?? ''}
      label={t('owner.label')}
      description={isPassing ? t('owner.passes', { name: getName(owner) }) : place}
      leftSection={
        <Avatar
          key={owner.id}
          src={self?.id === owner.id ? avatarUrl(self) : null}
          name={getName(owner)}
          size={24}
        />
      }
      value={owner.id}
      data={choices.map((one) => ({ value: one.id, label: getName(one) }))}
      onChange={(event) => {
        const userId = event.currentTarget.value;
        edit((before) => ({ ...before, userId }));
      }}
    />
  );
}

function getName({ fullName, username }: { fullName: string; username: string }): string {
  return fullName || username;
}

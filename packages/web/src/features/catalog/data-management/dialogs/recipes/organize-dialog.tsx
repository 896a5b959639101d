import type { Organizer, RecipeSummary } from '@hearth/contract';
import { buildMatcher } from '@hearth/domain/search/spellings';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { plainText } from '../../../../../ui/text/plain-text.ts';
import type { DataDialogProps } from '../../data-kind.ts';
import { dataQuery, buildOrganizerList, useCreateOrganizer } from '../../data.queries.ts';
import classes from '../dialogs.module.css';
import { useRecipeChange } from './use-recipe-change.ts';

/** Adds tags or categories to the selected recipes; existing ones stay. */
export function OrganizeDialog({
  kind,
  chosen,
  onClose,
}: DataDialogProps<RecipeSummary> & { kind: 'tags' | 'categories' }) {
  const { t } = useTranslation('data');
  const organizers = useQuery(dataQuery<Organizer>({ key: kind, list: buildOrganizerList(kind) }));
  const [wanted, setWanted] = useState('');
  const [marked, setMarked] = useState<readonly Organizer[]>([]);
  const { run, problem } = useRecipeChange(chosen);
  const name = wanted.trim();
  const all = organizers.data ?? [];
  const isFound = buildMatcher([name]);
  const shown = all.filter((one) => isFound(one.name)).toSorted((a, b) => a.name.localeCompare(b.name));
  const isNew =
    name !== '' && organizers.isSuccess && !all.some((one) => plainText(one.name) === plainText(name));
  const mark = (one: Organizer, isOn: boolean) =>
    setMarked((before) => [...before.filter(({ id }) => id !== one.id), ...(isOn ? [one] : [])]);
  const creation = useCreateOrganizer(kind);
  const create = async () => {
    const one = await creation.mutateAsync(name);
    mark(one, true);
    setWanted('');
  };
  const confirm = () =>
    run(kind === 'tags' ? { what: 'tag', tags: marked } : { what: 'categorize', categories: marked });
  return (
    <Dialog
      opened
      title={t(`organize.${kind}`, { count: chosen.length })}
      confirmLabel={t('action.add')}
      isValid={marked.length > 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.form}>
        {problem !== null && <Notice color="error">{problem}</Notice>}
        <TextInput
          label={t('organize.find')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          data-autofocus
        />
        <ul className={classes.ticks}>
          {shown.map((one) => (
            <li key={one.id}>
              <Checkbox
                label={<bdi>{one.name}</bdi>}
                checked={marked.some(({ id }) => id === one.id)}
                onChange={(event) => mark(one, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
        {shown.length === 0 && !isNew && <p>{t('nothing')}</p>}
        {isNew && (
          <Button
            variant="default"
            loading={creation.isPending}
            onClick={() => void create().catch(() => undefined)}
          >
            {t('organize.create', { name })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

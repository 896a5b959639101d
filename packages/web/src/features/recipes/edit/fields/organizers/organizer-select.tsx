import { ActionIcon, Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import type { OrganizerKind } from '@hearth/contract/index';
import { IconPlus } from '../../../../../ui/icons/plus.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../../../platform/i18n/index.ts';
import { announce } from '../../../../../ui/live-region.tsx';
import { organizersQuery, useCreateOrganizer } from '../../../organizers/index.ts';
import type { Library } from '../../../recipes.queries.ts';
import type { CreateOrganizerProps } from './create-organizer-dialog.tsx';
import { type Chosen, findMatches } from './organizer-match.ts';
import classes from '../fields.module.css';

const CreateOrganizerDialog = lazyWithTexts<CreateOrganizerProps>(['editor'], () =>
  import('./create-organizer-dialog.tsx').then((module) => module.CreateOrganizerDialog),
);

/** Chips of one kind, with a field that finds more while typing and creates missing ones. */
export function OrganizerSelect({
  kind,
  library,
  chosen,
  onChange,
}: {
  kind: OrganizerKind;
  library: Library;
  chosen: readonly Chosen[];
  onChange: (chosen: readonly Chosen[]) => void;
}) {
  const { t } = useTranslation('editor');
  const [isCreating, setCreating] = useState(false);
  const choice = useChoice({ kind, library, chosen, onChange });
  return (
    <div className={classes.organizer}>
      <Field kind={kind} chosen={chosen} choice={choice} />
      <ActionIcon
        variant="default"
        size={42}
        data-part="organizer-create"
        aria-label={t(`organizer.new.${kind}`)}
        title={t(`organizer.new.${kind}`)}
        onClick={() => setCreating(true)}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
      <Suspense fallback={null}>
        {isCreating && (
          <CreateOrganizerDialog
            kind={kind}
            name={choice.matches.newName ?? ''}
            onCreated={choice.add}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

const createValue = '+create';

function useChoice({
  kind,
  library,
  chosen,
  onChange,
}: {
  kind: OrganizerKind;
  library: Library;
  chosen: readonly Chosen[];
  onChange: (chosen: readonly Chosen[]) => void;
}) {
  const { t } = useTranslation('editor');
  const [text, setText] = useState('');
  const { data: all = [] } = useQuery(organizersQuery(library, kind));
  const creation = useCreateOrganizer(kind);
  const matches = findMatches(all, chosen, text);
  const add = (one: Chosen) => {
    setText('');
    announce(t('organizer.added', { name: one.name }));
    if (!chosen.some(({ id }) => id === one.id)) onChange([...chosen, one]);
  };
  const remove = (one: Chosen) => {
    announce(t('organizer.removed', { name: one.name }));
    onChange(chosen.filter(({ id }) => id !== one.id));
  };
  const submit = (value: string) => {
    if (value === createValue) {
      if (matches.newName !== null && !creation.isPending)
        creation.mutate(matches.newName, { onSuccess: add });
      return;
    }
    const found = all.find(({ id }) => id === value);
    if (found !== undefined) add(found);
  };
  return { text, setText, matches, add, remove, submit };
}

function Field({
  kind,
  chosen,
  choice,
}: {
  kind: OrganizerKind;
  chosen: readonly Chosen[];
  choice: ReturnType<typeof useChoice>;
}) {
  const { t } = useTranslation('editor');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  // A field without focus has no list, because the list would be positioned when the editor opens.
  const [isUsed, setUsed] = useState(false);
  const { text, setText, matches, remove } = choice;
  const { selectFirstOption } = combobox;
  const best = matches.options[0]?.id ?? matches.newName;
  useEffect(() => {
    // The kit chooses among the options that are in the page, so they are rendered first.
    if (text !== '' && best !== null) selectFirstOption();
  }, [text, best, selectFirstOption]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1);
    if (event.key !== 'Backspace' || text !== '' || last === undefined) return;
    event.preventDefault();
    remove(last);
  };
  return (
    <Combobox store={combobox} keepMounted={isUsed} onOptionSubmit={choice.submit} withinPortal={false}>
      <Combobox.DropdownTarget>
        <PillsInput label={t(`organizer.${kind}`)} onClick={() => combobox.openDropdown()}>
          <Pill.Group>
            {chosen.map((one) => (
              <Pill
                key={one.id}
                withRemoveButton
                removeButtonProps={{
                  'aria-label': t('organizer.remove', { name: one.name }),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
                onRemove={() => remove(one)}
              >
                <span dir="auto">{one.name}</span>
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                aria-label={t(`organizer.${kind}`)}
                name={kind}
                dir="auto"
                autoComplete="off"
                enterKeyHint="done"
                placeholder={chosen.length === 0 ? t(`organizer.find.${kind}`) : ''}
                value={text}
                onFocus={() => {
                  setUsed(true);
                  combobox.openDropdown();
                }}
                onBlur={() => combobox.closeDropdown()}
                onChange={(event) => {
                  setText(event.currentTarget.value);
                  combobox.openDropdown();
                }}
                onKeyDown={onKeyDown}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={matches.options.length === 0 && text === ''}>
        <Options kind={kind} matches={matches} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Options({
  kind,
  matches,
}: {
  kind: OrganizerKind;
  matches: ReturnType<typeof useChoice>['matches'];
}) {
  const { t } = useTranslation('editor');
  const isEmpty = matches.options.length === 0 && matches.newName === null;
  return (
    <Combobox.Options aria-label={t(`organizer.${kind}`)} className={classes.options ?? ''}>
      {matches.options.map(({ id, name }) => (
        <Combobox.Option key={id} value={id}>
          <span dir="auto">{name}</span>
        </Combobox.Option>
      ))}
      {matches.newName !== null && (
        <Combobox.Option value={createValue}>
          {t('organizer.create', { name: matches.newName })}
        </Combobox.Option>
      )}
      {isEmpty && (
        <Combobox.Option value="" disabled>
          {t('organizer.none')}
        </Combobox.Option>
      )}
    </Combobox.Options>
  );
}

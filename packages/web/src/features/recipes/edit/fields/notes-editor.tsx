import { ActionIcon, Button, CloseButton, TextInput } from '@mantine/core';
import { IconArrowDown as IconDown } from '../../../../ui/icons/arrow-down.ts';
import { IconArrowUp as IconUp } from '../../../../ui/icons/arrow-up.ts';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { focusField } from '../../../../ui/form/use-fields.ts';
import { userText } from '../../../../ui/form/user-text.ts';
import { announce } from '../../../../ui/live-region.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { section, type SectionProps } from '../section.ts';
import { GrowingText } from './growing-text.tsx';
import classes from './fields.module.css';
import lists from '../lists/lists.module.css';

/** What else is worth knowing: title and text. */
export const NotesEditor = section({ notes: true }, NoteFields);

function NoteFields({ draft, edit }: SectionProps<'notes'>) {
  const { t } = useTranslation('editor');
  const { notes } = draft;
  const add = () => {
    edit((before) => ({ ...before, notes: [...before.notes, { title: '', text: '' }] }));
    requestAnimationFrame(() => focusField(`note-title-${notes.length + 1}`));
  };
  const remove = (index: number) => {
    const gone = notes[index];
    edit((before) => ({ ...before, notes: before.notes.toSpliced(index, 1) }));
    requestAnimationFrame(() =>
      focusField(`note-title-${Math.max(1, Math.min(index + 1, notes.length - 1))}`),
    );
    if (gone === undefined) return;
    const putBack = () => edit((before) => ({ ...before, notes: before.notes.toSpliced(index, 0, gone) }));
    toast.info(t('note.removed'), { action: { label: t('undo'), run: putBack } });
  };
  const move = (from: number, to: number) => {
    edit((before) => {
      const [moved] = before.notes.slice(from);
      if (moved === undefined) return before;
      return { ...before, notes: before.notes.toSpliced(from, 1).toSpliced(to, 0, moved) };
    });
    announce(t('row.moved', { number: formats.number(to + 1), total: formats.number(notes.length) }));
    requestAnimationFrame(() => focusField(`note-title-${to + 1}`));
  };
  return (
    <section className={lists.section} aria-labelledby="editor-notes">
      <h2 id="editor-notes">{t('note.title')}</h2>
      {notes.map((note, index) => {
        const number = formats.number(index + 1);
        const change = (changes: Partial<typeof note>, tag: string) =>
          edit(
            (before) => ({
              ...before,
              notes: before.notes.map((one, at) => (at === index ? { ...one, ...changes } : one)),
            }),
            `note:${index}:${tag}`,
          );
        const moveByKey = (event: KeyboardEvent) => {
          const step = event.key === 'ArrowUp' ? -1 : 1;
          const to = index + step;
          if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          if (to >= 0 && to < notes.length) move(index, to);
        };
        return (
          // Notes have no identity, and their fields no state.
          <fieldset key={index} className={classes.note} aria-label={t('note.one', { number })}>
            <TextInput
              name={`note-title-${index + 1}`}
              {...userText}
              aria-label={t('note.heading', { number })}
              placeholder={t('note.headingPlaceholder')}
              value={note.title}
              onKeyDown={moveByKey}
              onChange={(event) => change({ title: event.currentTarget.value }, 'title')}
            />
            <NoteMoves count={notes.length} index={index} number={number} onMove={(to) => move(index, to)} />
            <CloseButton size={36} aria-label={t('note.remove', { number })} onClick={() => remove(index)} />
            <GrowingText
              name={`note-${index + 1}`}
              aria-label={t('note.text', { number })}
              placeholder={t('note.textPlaceholder')}
              value={note.text}
              onKeyDown={moveByKey}
              onChange={(event) => change({ text: event.currentTarget.value }, 'text')}
            />
          </fieldset>
        );
      })}
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        {t('note.add')}
      </Button>
    </section>
  );
}

function NoteMoves({
  count,
  index,
  number,
  onMove,
}: {
  count: number;
  index: number;
  number: string;
  onMove: (to: number) => void;
}) {
  const { t } = useTranslation('editor');
  if (count < 2) return null;
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('note.up', { number })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <IconUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('note.down', { number })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <IconDown size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

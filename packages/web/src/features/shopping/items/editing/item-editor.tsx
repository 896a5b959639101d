import { Button, Checkbox, SegmentedControl, Select, Textarea } from '@mantine/core';
import type { ShoppingListOut } from '@hearth/contract';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bestOptionsFirst } from '../../../../ui/form/best-options-first.ts';
import { userText } from '../../../../ui/form/user-text.ts';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import {
  type ItemDraft,
  type ListChanges,
  type ListItem,
  useCatalogChanges,
  useCatalogEntries,
} from '../../sync/index.ts';
import { nameOfItem } from '../item-line.ts';
import { AmountInput } from './amount-input.tsx';
import { changeOfDraft, draftOfItem, inMode, isEmpty } from './item-draft.ts';
import { CatalogSelect } from './catalog-select.tsx';
import classes from './item-editor.module.css';

/** Properties of {@link ItemEditor}. */
export interface ItemEditorProps {
  list: ShoppingListOut;
  item: ListItem;
  changes: ListChanges;
  onRemove: () => void;
  onClose: () => void;
}

/** The inline editor of an item: a food with an amount, or a note. */
export function ItemEditor({ list, item, changes, onRemove, onClose }: ItemEditorProps) {
  const { t } = useTranslation(['shopping-lists', 'ui']);
  const { labelFood } = useCatalogChanges();
  const [opened] = useState(() => draftOfItem(item));
  const [draft, setDraft] = useState(opened);
  const [isAmountRight, setAmountRight] = useState(true);
  const [savesLabel, setSavesLabel] = useState(false);
  const form = useEditorForm(onClose);
  const change = (fields: Partial<ItemDraft>) => setDraft((before) => ({ ...before, ...fields }));
  const isValid = isAmountRight && !isEmpty(draft);
  const differs = draft.food !== null && draft.food.labelId !== (draft.label?.id ?? null);
  const save = () => {
    if (!isValid) return;
    changes.changeItem(item.id, changeOfDraft(opened, draft));
    if (savesLabel && differs && draft.food !== null)
      void labelFood({ id: draft.food.id, labelId: draft.label?.id ?? null }).catch(() => undefined);
    onClose();
  };
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={t('edit.title', { name: nameOfItem(item) })}
      data-part="item-editor"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        save();
      }}
      noValidate
    >
      <SegmentedControl
        aria-label={t('edit.mode')}
        value={draft.isFood ? 'food' : 'note'}
        onChange={(mode) => setDraft((before) => inMode(before, mode === 'food'))}
        data={[
          { value: 'food', label: t('edit.asFood') },
          { value: 'note', label: t('edit.asNote') },
        ]}
      />
      <div className={classes.fields} data-mode={draft.isFood ? 'food' : 'note'}>
        <AmountInput
          value={draft.quantity}
          onAmount={(quantity) => {
            setAmountRight(quantity !== undefined);
            if (quantity !== undefined) change({ quantity });
          }}
        />
        {draft.isFood && <CatalogFields draft={draft} onChange={change} />}
        <Note value={draft.note} onChange={(note) => change({ note })} onEnter={save} />
        <LabelSelect list={list} draft={draft} onChange={change} />
      </div>
      {differs && draft.food !== null && (
        <Checkbox
          label={t('edit.saveLabel', { name: draft.food.name })}
          checked={savesLabel}
          onChange={(event) => setSavesLabel(event.currentTarget.checked)}
        />
      )}
      {item.recipeReferences.length > 0 && <p className={classes.muted}>{t('edit.fromRecipes')}</p>}
      <div className={classes.buttons}>
        <IconButton size={44} aria-label={t('row.delete')} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
        <Button variant="default" onClick={onClose}>
          {t('ui:action.cancel')}
        </Button>
        <Button type="submit" disabled={!isValid}>
          {t('edit.save')}
        </Button>
      </div>
    </form>
  );
}

/** Focuses the editor when it opens; Esc closes it, unless a field handles the key. */
function useEditorForm(onLeave: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const element = form.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    element?.querySelector<HTMLInputElement>('[name="amount"]')?.focus();
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  return form;
}

function CatalogFields({
  draft,
  onChange,
}: {
  draft: ItemDraft;
  onChange: (fields: Partial<ItemDraft>) => void;
}) {
  const { t } = useTranslation('shopping-lists');
  const { foods, units } = useCatalogEntries();
  const { createFood, createUnit } = useCatalogChanges();
  return (
    <>
      <CatalogSelect
        name="unit"
        label={t('edit.unit')}
        entries={units}
        value={draft.unit}
        onChoose={(unit) => onChange({ unit })}
        onCreate={createUnit}
      />
      <CatalogSelect
        name="food"
        className={classes.food ?? ''}
        label={t('edit.food')}
        entries={foods}
        value={draft.food}
        onChoose={(food) => onChange(food?.label ? { food, label: food.label } : { food })}
        onCreate={createFood}
      />
    </>
  );
}

/** Enter saves; Shift+Enter inserts a line break. */
function Note({
  value,
  onChange,
  onEnter,
}: {
  value: string;
  onChange: (note: string) => void;
  onEnter: () => void;
}) {
  const { t } = useTranslation('shopping-lists');
  return (
    <Textarea
      name="note"
      className={classes.note ?? ''}
      label={t('edit.note')}
      autosize
      minRows={1}
      maxRows={6}
      maxLength={5000}
      {...userText}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

function LabelSelect({
  list,
  draft,
  onChange,
}: {
  list: ShoppingListOut;
  draft: ItemDraft;
  onChange: (fields: Partial<ItemDraft>) => void;
}) {
  const { t } = useTranslation('shopping-lists');
  const labels = list.labelSettings.map(({ label }) => label);
  return (
    <Select
      name="label"
      className={classes.wide ?? ''}
      label={t('edit.label')}
      placeholder={t('noLabel')}
      searchable
      clearable
      filter={bestOptionsFirst}
      selectFirstOptionOnChange
      openOnFocus={false}
      withScrollArea={false}
      clearButtonProps={{ 'aria-label': t('edit.clear') }}
      {...userText}
      data={labels.map(({ id, name }) => ({ value: id, label: name }))}
      value={draft.label?.id ?? null}
      onChange={(id) => onChange({ label: labels.find((label) => label.id === id) ?? null })}
      styles={{ options: { maxBlockSize: 260, overflowY: 'auto' } }}
    />
  );
}

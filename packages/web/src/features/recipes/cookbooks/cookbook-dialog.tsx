import { Button, Textarea, TextInput } from '@mantine/core';
import type { ReadCookBook } from '@hearth/contract';
import { nothingPicked } from '@hearth/domain/recipes/hand-picked';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { ChoiceChips } from '../../../ui/chips/choice-chips.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { userText } from '../../../ui/form/user-text.ts';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import {
  blankRow,
  FilterBuilder,
  writeFilter,
  type FilterRow,
  recipeFilterFields,
  buildRows,
} from '../filter-builder/index.ts';
import { maxNameLength, useUntitled } from '../hand-picked/index.ts';
import type { Library } from '../index.ts';
import { useSaveCookbook } from './cookbooks.queries.ts';
import classes from './cookbooks.module.css';

/** Properties of the editor of a cookbook. */
export interface CookbookDialogProps {
  /** Null creates one. */
  cookbook: ReadCookBook | null;
  /** Position of a new one. */
  position: number;
  /** How many cookbooks the household has. */
  count: number;
  library: Library;
  onClose: () => void;
  onSaved?: (cookbook: ReadCookBook) => void;
  onDelete?: () => void;
}

/** Name, description, filter and visibility. Nothing is stored before Save. */
export function CookbookDialog(props: CookbookDialogProps) {
  const { cookbook, library, onClose, onDelete } = props;
  const { t } = useTranslation('cookbooks');
  const form = useForm(props);
  return (
    <Dialog
      opened
      title={t(cookbook === null ? 'new' : 'edit')}
      size="lg"
      confirmLabel={t('save')}
      isValid={form.isValid}
      onConfirm={form.save}
      onClose={onClose}
      {...(onDelete === undefined ? {} : { extra: <DeleteButton onDelete={onDelete} /> })}
    >
      <div className={classes.form}>
        <TextInput
          name="name"
          label={t('name')}
          value={form.name}
          onChange={(event) => form.setName(event.currentTarget.value)}
          maxLength={maxNameLength}
          required
          onFocus={(event) => form.isUntitled && event.currentTarget.select()}
          data-autofocus
          {...userText}
        />
        <Textarea
          name="description"
          label={t('description')}
          value={form.description}
          onChange={(event) => form.setDescription(event.currentTarget.value)}
          autosize
          minRows={2}
          maxRows={6}
          {...userText}
        />
        {cookbook === null && <Filling isByHand={form.isByHand} onChange={form.setByHand} />}
        {!form.isByHand && (
          <FilterBuilder
            fields={recipeFilterFields}
            rows={form.rows}
            onChange={form.setRows}
            library={library}
          />
        )}
        <SwitchRow
          label={t('public')}
          hint={t('publicHelp')}
          isOn={form.isPublic}
          onChange={form.setPublic}
        />
        {form.problem !== null && (
          <p className={classes.problem} role="alert">
            {form.problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** How recipes come into a new cookbook. */
function Filling({ isByHand, onChange }: { isByHand: boolean; onChange: (isByHand: boolean) => void }) {
  const { t } = useTranslation('cookbooks');
  const choices = (['hand', 'filter'] as const).map((value) => ({ value, label: t(`filling.${value}`) }));
  return (
    <div>
      <ChoiceChips
        label={t('filling.title')}
        choices={choices}
        chosen={isByHand ? 'hand' : 'filter'}
        onChoose={(value) => onChange(value === 'hand')}
      />
      {isByHand && <p className={classes.hint}>{t('filling.handHint')}</p>}
    </div>
  );
}

function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('cookbooks');
  return (
    <Button
      variant="subtle"
      color="error"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={onDelete}
    >
      {t('delete')}
    </Button>
  );
}

function useForm({ cookbook, position, count, onSaved }: CookbookDialogProps) {
  const { t } = useTranslation('cookbooks');
  const untitled = useUntitled(count + 1);
  const [name, setName] = useState(cookbook?.name ?? untitled);
  const [description, setDescription] = useState(cookbook?.description ?? '');
  const [isPublic, setPublic] = useState(cookbook?.public ?? false);
  const [rows, setRows] = useState(() => firstRows(cookbook));
  const [isByHand, setByHand] = useState(cookbook === null);
  const save = useSaveCookbook(cookbook, position);
  const filter = isByHand ? nothingPicked : writeFilter(rows, recipeFilterFields);
  const store = async () => {
    if (filter === null) return;
    const text = { name: name.trim(), description, public: isPublic, queryFilterString: filter };
    const saved = await save.mutateAsync(text);
    toast.success(t('saved', { name: saved.name }));
    onSaved?.(saved);
  };
  const problem = save.isError ? (isApiError(save.error) ? save.error.message : '') || t('saveFailed') : null;
  return {
    name,
    /** Whether it still has the name that was offered, which the first letter replaces. */
    isUntitled: cookbook === null && name === untitled,
    setName,
    description,
    setDescription,
    isPublic,
    setPublic,
    isByHand,
    setByHand,
    rows,
    setRows,
    isValid: name.trim() !== '' && filter !== null,
    save: store,
    problem,
  };
}

/** A filter that the server cannot take apart stays as it is. */
function firstRows(cookbook: ReadCookBook | null): FilterRow[] {
  const blank = recipeFilterFields.slice(0, 1).map(blankRow);
  if (cookbook === null) return blank;
  const { queryFilterString: text, queryFilter } = cookbook;
  if (text === '' || queryFilter.parts.length > 0) return buildRows(queryFilter.parts, recipeFilterFields);
  return blank.map((row) => ({ ...row, condition: { kind: 'kept', text } }));
}

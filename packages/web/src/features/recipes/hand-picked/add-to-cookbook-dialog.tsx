import { Button, TextInput } from '@mantine/core';
import type { ReadCookBook } from '@hearth/contract';
import { pickedRecipes } from '@hearth/domain/recipes/hand-picked';
import { IconBookmark as IconBook } from '../../../ui/icons/bookmark.ts';
import { IconCheck } from '../../../ui/icons/check.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { userText } from '../../../ui/form/user-text.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { ownCookbooksQuery } from './own-cookbooks.query.ts';
import { maxNameLength, useUntitled } from './untitled.ts';
import { useAddToCookbook } from './use-add-to-cookbook.ts';
import classes from './add-to-cookbook.module.css';

/** Properties of the dialog that puts recipes into a cookbook. */
export interface AddToCookbookProps {
  recipes: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Puts recipes into a cookbook of the own household, or into a new one. */
export function AddToCookbookDialog({ recipes, onClose }: AddToCookbookProps) {
  const { t } = useTranslation('cookbooks');
  const query = useQuery(ownCookbooksQuery);
  const own = query.data ?? [];
  const ids = recipes.map(({ id }) => id);
  const { addTo, create, isBusy, problem } = useAddToCookbook(ids, own, onClose);
  const count = recipes.length;
  return (
    <DialogFrame
      title={t('add.title', { count, number: formats.number(count), name: recipes[0]?.name ?? '' })}
      size="sm"
      onPhones="sheet"
      onClose={onClose}
    >
      {problem !== null && <Notice color="error">{problem}</Notice>}
      {query.isPending && <Loading lines={3} />}
      {query.isLoadingError && <QueryError query={query} title={t('failed')} />}
      <ul className={classes.list}>
        {own.map((cookbook) => (
          <li key={cookbook.id}>
            <CookbookChoice
              cookbook={cookbook}
              ids={ids}
              isBusy={isBusy}
              onChoose={() => void addTo(cookbook)}
            />
          </li>
        ))}
      </ul>
      {query.isSuccess && (
        <NewCookbook count={own.length} isBusy={isBusy} onCreate={(name) => void create(name)} />
      )}
    </DialogFrame>
  );
}

/** One that has the recipes already says so, and cannot be chosen. */
function CookbookChoice({
  cookbook: { name, queryFilterString: filter },
  ids,
  isBusy,
  onChoose,
}: {
  cookbook: ReadCookBook;
  ids: readonly string[];
  isBusy: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('cookbooks');
  const picked = new Set(pickedRecipes(filter));
  const isIn = ids.every((id) => picked.has(id));
  const isEverything = filter.trim() === '';
  return (
    <button
      type="button"
      className={classes.choice}
      disabled={isBusy || isIn || isEverything}
      onClick={onChoose}
    >
      {isIn ? <IconCheck size={20} aria-hidden /> : <IconBook size={20} stroke={1.75} aria-hidden />}
      <bdi className={classes.name}>{name}</bdi>
      {(isIn || isEverything) && (
        <span className={classes.muted}>{t(isIn ? 'add.isIn' : 'add.everything')}</span>
      )}
    </button>
  );
}

function NewCookbook({
  count,
  isBusy,
  onCreate,
}: {
  count: number;
  isBusy: boolean;
  onCreate: (name: string) => void;
}) {
  const { t } = useTranslation('cookbooks');
  const untitled = useUntitled(count + 1);
  const [name, setName] = useState(untitled);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onCreate(name.trim());
  };
  return (
    <form className={classes.new} onSubmit={submit} noValidate>
      <TextInput
        className={classes.field ?? ''}
        name="name"
        label={t('add.new')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onFocus={(event) => name === untitled && event.currentTarget.select()}
        maxLength={maxNameLength}
        {...userText}
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={name.trim() === ''}>
        {t('add.create')}
      </Button>
    </form>
  );
}

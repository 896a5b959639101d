import { Button } from '@mantine/core';
import { IconListSearch } from '../../../../../ui/icons/list-search.ts';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../../../platform/i18n/index.ts';
import { readFlag, type PlainSearch } from '../../../../../platform/routing/index.ts';
import type { DraftState } from '../../state/use-draft-state.ts';
import { freeTextRows, type TextRow } from '../quick/quick-rows.ts';
import type { ReadingDialogProps } from './reading-dialog.tsx';

const ReadingDialog = lazyWithTexts<ReadingDialogProps>(['editor', 'ingredient-reading'], () =>
  import('./reading-dialog.tsx').then((module) => module.ReadingDialog),
);

/** Opens the dialog that reads all ingredients which are still text; with `?parse=1` it is open from the start. */
export function ReadIngredients({ state: { draft, edit } }: { state: DraftState }) {
  const { t } = useTranslation('editor');
  const search = useSearch({ strict: false }) as PlainSearch;
  const waiting = freeTextRows(draft.recipeIngredient);
  const [texts, setTexts] = useState<readonly TextRow[] | null>(
    readFlag(search, 'parse') && waiting.length > 0 ? waiting : null,
  );
  const isEmpty = waiting.length === 0;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setTexts(null);
    // A dialog that an address opened has no place to give the focus back to.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
  };
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        leftSection={<IconListSearch size={20} aria-hidden />}
        title={isEmpty ? t('ingredient.readNone') : undefined}
        // Not disabled: once all lines are read, the focus returns here when the dialog closes.
        {...(isEmpty ? { 'data-disabled': true } : {})}
        aria-disabled={isEmpty}
        onClick={() => !isEmpty && setTexts(waiting)}
      >
        {t('ingredient.read')}
      </Button>
      <Suspense fallback={null}>
        {texts !== null && <ReadingDialog texts={texts} onApply={edit} onClose={close} />}
      </Suspense>
    </>
  );
}

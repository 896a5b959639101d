import type { ShoppingListOut } from '@hearth/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../ui/live-region.tsx';
import {
  type ItemDraft,
  type ListChanges,
  type ListItem,
  nextPosition,
  useCatalogEntries,
} from '../../sync/index.ts';
import { nameOfItem } from '../item-line.ts';
import { entryIndex, readEntry } from './entry-reading.ts';
import { foodNames, type Suggestion, suggestionsFor } from './suggestions.ts';

/** State and actions of the field that adds items. */
export function useEntry({
  list,
  items,
  changes,
}: {
  list: ShoppingListOut;
  items: readonly ListItem[];
  changes: ListChanges;
}) {
  const { t } = useTranslation('shopping-lists');
  const { foods, units, corrections } = useCatalogEntries();
  const [text, setText] = useState('');
  const index = useMemo(() => entryIndex(units, foods, corrections), [units, foods, corrections]);
  const named = useMemo(() => foodNames(foods), [foods]);
  const ticked = useMemo(() => items.filter(({ checked }) => checked), [items]);
  const shown = useDeferredValue(text);
  const reading = useMemo(() => readEntry(shown, index), [shown, index]);
  const suggestions = useMemo(
    () =>
      suggestionsFor(chooseSearchText(reading), { foods: named, ticked }).filter(
        (one) => one.kind === 'recent' || one.food.id !== reading?.food?.id,
      ),
    [reading, named, ticked],
  );
  const put = (draft: ItemDraft) => {
    changes.addItem(list, draft, nextPosition(items));
    announce(t('entry.added', { name: nameOfItem(draft) }));
    setText('');
  };
  return {
    text,
    setText,
    reading,
    suggestions,
    add: () => {
      const draft = readEntry(text, index);
      if (draft !== null) put(draft);
    },
    addAll: (lines: readonly string[]) => {
      const drafts = lines.map((line) => readEntry(line, index)).filter((draft) => draft !== null);
      const first = nextPosition(items);
      for (const [at, draft] of drafts.entries()) changes.addItem(list, draft, first + at);
      announce(t('entry.addedAll', { count: drafts.length }));
    },
    take: (suggestion: Suggestion) => {
      if (suggestion.kind === 'recent' && text === '') {
        changes.tick([suggestion.item], false);
        return announce(t('entry.added', { name: suggestion.name }));
      }
      return put(buildDraft(suggestion, reading));
    },
  };
}

/** The text to search suggestions for. */
function chooseSearchText(reading: ItemDraft | null): string {
  return reading === null ? '' : (reading.food?.name ?? reading.note);
}

/** The draft of a suggestion with the entered amount. */
function buildDraft(suggestion: Suggestion, reading: ItemDraft | null): ItemDraft {
  const { quantity = 0, unit = null } = reading ?? {};
  if (suggestion.kind === 'food') {
    const { food } = suggestion;
    return { quantity, unit, food, note: '', originalText: null, isFood: true, label: food.label };
  }
  const { food, note, isFood, label } = suggestion.item;
  const originalText = suggestion.item.originalText === suggestion.name ? suggestion.name : null;
  return { quantity, unit, food, note, originalText, isFood: isFood || unit !== null, label };
}

import type { ShoppingListOut } from '@hearth/contract';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { toastAddition } from './addition-toast.ts';
import {
  type ItemDraft,
  type ListChanges,
  type ListItem,
  nextPosition,
  useCatalogEntries,
  useUsualItems,
} from '../../sync/index.ts';
import { entryIndex, readEntry } from './entry-reading.ts';
import { textOfItem } from '../item-line.ts';
import { buildUsualSuggestions, takeUpItem, type UsualSuggestion } from './usual-suggestions.ts';
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
  const bought = useUsualItems();
  const usual = useMemo(
    () => buildUsualSuggestions(bought, { foods, units, items }),
    [bought, foods, units, items],
  );
  const shown = useDeferredValue(text);
  const reading = useMemo(() => readEntry(shown, index), [shown, index]);
  const suggestions = useMemo(
    () =>
      suggestionsFor(chooseSearchText(reading), { foods: named, ticked, usual }).filter(
        (one) => one.kind !== 'food' || one.food.id !== reading?.food?.id,
      ),
    [reading, named, ticked, usual],
  );
  // One message at a time: who types ten items is not shown ten.
  const closeLast = useRef(() => {});
  const say = (show: () => () => void) => {
    closeLast.current();
    closeLast.current = show();
  };
  const undone = (run: () => void) => ({ action: { label: t('undo'), run } });
  const put = (draft: ItemDraft) => {
    const added = changes.addItem(list, draft, nextPosition(items));
    say(() => toastAddition(added, items, changes, t));
    setText('');
  };
  const takeUsual = (suggestion: UsualSuggestion) => {
    const draft = withTypedAmount(suggestion.draft, reading);
    const taken = takeUpItem(suggestion, draft, changes);
    if (taken === undefined) return put(draft);
    const name = t(taken.isRaised ? 'entry.mergedItem' : 'entry.addedItem', { item: textOfItem(taken.item) });
    say(() => toast.success(name, undone(taken.undo)));
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
      const added = drafts.map((draft, at) => changes.addItem(list, draft, first + at));
      const takeBack = undone(() => changes.remove(added));
      say(() => toast.success(t('entry.addedAll', { count: added.length }), takeBack));
    },
    take: (suggestion: Suggestion) => {
      if (suggestion.kind === 'usual') return takeUsual(suggestion);
      if (suggestion.kind === 'recent' && text === '') {
        const { item } = suggestion;
        changes.tick([item], false);
        const takeBack = undone(() => changes.tick([item], true));
        return say(() => toast.success(t('entry.addedItem', { item: suggestion.name }), takeBack));
      }
      return put(buildDraft(suggestion, reading));
    },
  };
}

/** The text to search suggestions for. */
function chooseSearchText(reading: ItemDraft | null): string {
  return reading === null ? '' : (reading.food?.name ?? reading.note);
}

/** A usual item with the amount that was typed before its name, if any was. */
function withTypedAmount(draft: ItemDraft, reading: ItemDraft | null): ItemDraft {
  if (reading === null || reading.quantity === 0) return draft;
  const { quantity, unit } = reading;
  return { ...draft, quantity, unit, isFood: draft.isFood || unit !== null };
}

/** The draft of a suggestion with the entered amount. */
function buildDraft(suggestion: Exclude<Suggestion, UsualSuggestion>, reading: ItemDraft | null): ItemDraft {
  const { quantity = 0, unit = null } = reading ?? {};
  if (suggestion.kind === 'food') {
    const { food } = suggestion;
    return { quantity, unit, food, note: '', originalText: null, isFood: true, label: food.label };
  }
  const { food, note, isFood, label } = suggestion.item;
  const originalText = suggestion.item.originalText === suggestion.name ? suggestion.name : null;
  return { quantity, unit, food, note, originalText, isFood: isFood || unit !== null, label };
}

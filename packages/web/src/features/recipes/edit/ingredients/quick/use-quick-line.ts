import type { RecipeIngredient, RecipeSummary } from '@hearth/contract/index';
import { findHeading } from '@hearth/domain/recipes/headings';
import { parseIngredientLine } from '@hearth/ingredients/parser';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../../ui/live-region.tsx';
import { blankIngredient, type Draft } from '../../state/draft.ts';
import type { DraftState } from '../../state/use-draft-state.ts';
import { lineReadingQuery } from './quick-line.queries.ts';
import {
  hasNewEntries,
  buildIngredient,
  noCreatedEntries,
  type QuickReading,
  type LineChoices,
} from './quick-reading.ts';
import { rowsOfLines } from '../../lists/pasted-rows.ts';
import { headingRow, mayTurnAmountsOn, withAmounts, withIngredient } from './quick-rows.ts';
import { useLineResolution } from './use-line-resolution.ts';
import { useNamedRecipe } from './use-named-recipe.ts';
import { useSettled } from './use-settled.ts';

const pauseMs = 180;
/** So long a save waits for lines that are being read; after that they are saved as text. */
const maxWaitMs = 4000;
const createNone: LineChoices = { unit: false, food: false };

/** The typed line, its parse result, and a function that adds it. */
export interface QuickLine {
  text: string;
  setText: (text: string) => void;
  /** The parse result, looked up after a pause in typing. Null for an empty line, or free text. */
  reading: QuickReading | null;
  /** Whether `reading` is resolved with the catalog of the group. */
  isLookedUp: boolean;
  choices: LineChoices;
  choose: (choices: LineChoices) => void;
  /** The section that the line may begin, and whether it does. */
  heading: { title: string; isChosen: boolean } | null;
  /** The recipe of the group that the line names, and whether it is linked. */
  recipe: { named: RecipeSummary; isChosen: boolean } | null;
  /** Whether lines stay text because the recipe shows no amounts. */
  isTextOnly: boolean;
  turnAmountsOn: () => void;
  add: () => void;
  /** The draft as it is with the typed line: the same draft where there is none. */
  draftWithLine: Draft;
  /** Adds the typed line, and ends when every added line is resolved, or takes too long for it. */
  settle: () => Promise<void>;
  /** Adds pasted lines: existing entries are resolved, new ones are not created. */
  addAll: (lines: readonly string[]) => void;
}

/** Adds ingredients that are typed as one line each. */
export function useQuickLine({ draft, edit, complete }: DraftState): QuickLine {
  const { t } = useTranslation('editor');
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<LineChoices>({});
  const { resolve, resolveTexts, settled } = useLineResolution(complete);
  const line = text.trim();
  const isOff = draft.settings?.disableAmount === true;
  const isTextOnly = isOff && !mayTurnAmountsOn(draft);
  const heading = chooseHeading(line, choices);
  const isRead = line !== '' && !isTextOnly && heading?.isChosen !== true;
  const paused = useSettled(line, pauseMs);
  const { data: known } = useQuery({ ...lineReadingQuery(line), enabled: isRead && paused === line });
  const change = (typed: string) => {
    setText(typed);
    setChoices({});
  };
  const named = useNamedRecipe(line, isRead && known !== undefined ? known : null);
  const turnsOn = isRead && isOff;
  const title = heading?.isChosen === true ? heading.title : null;
  const draftWithLine = useMemo(
    () => (line === '' ? draft : withRow(draft, buildRow(line, title), turnsOn)),
    [draft, line, title, turnsOn],
  );
  const add = () => {
    if (line === '') return;
    const isReady = isRead && known !== undefined && !hasNewEntries(known, choices);
    const text = buildRow(line, title);
    const row = isReady
      ? { ...text, ...buildIngredient(known, noCreatedEntries, choices.recipe), originalText: line }
      : text;
    edit((value) => withRow(value, row, turnsOn));
    if (isRead && !isReady) resolve({ id: row.referenceId, line, choices });
    announce(t('quick.added', { line }));
    change('');
  };
  const addAll = (lines: readonly string[]) => {
    const rows = rowsOfLines(lines, blankIngredient);
    edit((value) => rows.reduce(withIngredient, isOff && !isTextOnly ? withAmounts(value) : value));
    for (const { referenceId: id, note } of isTextOnly ? [] : rows)
      if (note) resolve({ id, line: note, choices: createNone });
    announce(t('quick.addedAll', { count: lines.length }));
  };
  return {
    text,
    setText: change,
    reading: isRead ? (known ?? roughReading(line)) : null,
    isLookedUp: known !== undefined,
    heading,
    recipe: named === null ? null : { named, isChosen: choices.recipe?.id === named.id },
    choices,
    choose: (changed) => setChoices({ ...choices, ...changed }),
    isTextOnly,
    turnAmountsOn: () => {
      edit(withAmounts);
      resolveTexts(draft.recipeIngredient);
    },
    add,
    draftWithLine,
    settle: async () => {
      flushSync(add);
      await Promise.race([settled(), sleep(maxWaitMs)]);
    },
    addAll,
  };
}

function withRow(draft: Draft, row: RecipeIngredient, turnsAmountsOn: boolean): Draft {
  return withIngredient(turnsAmountsOn ? withAmounts(draft) : draft, row);
}

/** A row that says the line as text, or opens the section of that title. */
function buildRow(line: string, title: string | null): RecipeIngredient {
  return title === null ? blankIngredient(line) : headingRow(title);
}

function chooseHeading(line: string, choices: LineChoices): QuickLine['heading'] {
  const found = findHeading(line);
  return found && { title: found.title, isChosen: choices.heading ?? found.isSure };
}

/** The line parsed by rules alone, until its entries are resolved. */
function roughReading(line: string): QuickReading {
  const { quantity, unit, food, note } = parseIngredientLine(line, () => false);
  return {
    quantity: quantity === 0 ? null : quantity,
    unit: unit === '' ? null : { newName: unit },
    food: food === '' ? null : { newName: food },
    note,
    isFoodLikely: false,
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

import { Button, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReadPlanEntry } from '@hearth/contract';
import { isPlainDate } from '@hearth/domain/dates/plain-dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconDice } from '../../../../ui/icons/dice.ts';
import { isApiError } from '../../../../platform/api/index.ts';
import { formats } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { userText } from '../../../../ui/form/user-text.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import {
  MealSelect,
  type PlanMeal,
  type PlanEntryText,
  readServings,
  suggestServings,
  useAddEntry,
  useAddRandom,
  useChangeEntry,
  useMeals,
  useRemoveEntry,
} from '../../entries/index.ts';
import type { Library } from '../../../recipes/index.ts';
import { DateField } from '../../../../ui/calendar/date-field.tsx';
import { useFirstDayOfWeek } from '../../../people/households/index.ts';
import { RepeatFields } from '../repeat/repeat-fields.tsx';
import { useRepeat } from '../repeat/use-repeat.ts';
import { PlainChoices } from './plain-choices.tsx';
import { type ChosenRecipe, RecipeChoice } from './recipe-choice.tsx';
import classes from './entries.module.css';

const maxTitleLength = 1000;
const maxServings = 10_000;

/** Properties of the dialog of an entry: an entry that is there, or the day of a new one. */
export type EntryDialogProps = { library: Library; onClose: () => void } & (
  | { entry: ReadPlanEntry }
  | { day: string }
);

/** When, for which meal, and what: a recipe, or a note only. */
export function EntryDialog(props: EntryDialogProps) {
  const { t } = useTranslation(['planner', 'meal-plans']);
  const form = useForm(props);
  const firstDay = useFirstDayOfWeek();
  const isNew = !('entry' in props);
  return (
    <Dialog
      opened
      title={t(isNew ? 'entry.new' : 'entry.edit')}
      confirmLabel={t(isNew ? 'entry.create' : 'entry.update')}
      isValid={form.isValid}
      onConfirm={form.save}
      onClose={props.onClose}
      {...(isNew && !form.isNote ? { extra: <RandomButton form={form} onClose={props.onClose} /> } : {})}
    >
      <div className={classes.fields}>
        {isNew && !form.isNote && <PlainMeals form={form} onClose={props.onClose} />}
        {form.isNote ? <NoteFields form={form} /> : <RecipeFields form={form} library={props.library} />}
        <div className={classes.pair}>
          {!form.repeat.isForAll && (
            <DateField
              firstDay={firstDay}
              name="date"
              label={t('date', { ns: 'meal-plans' })}
              value={form.date}
              onChange={form.setDate}
              required
            />
          )}
          <MealSelect meals={form.meals} meal={form.meal} onChange={form.setMeal} />
        </div>
        <Switch
          label={t('entry.noteOnly')}
          checked={form.isNote}
          onChange={(event) => form.setNote(event.currentTarget.checked)}
        />
        <RepeatFields repeat={form.repeat} />
      </div>
    </Dialog>
  );
}

function RecipeFields({ form, library }: { form: Form; library: Library }) {
  const { t } = useTranslation('meal-plans');
  const usual = form.recipe?.recipeServings ?? 0;
  return (
    <>
      <RecipeChoice chosen={form.recipe} onChange={form.setRecipe} library={library} />
      <NumberInput
        name="servings"
        label={t('servings')}
        placeholder={usual > 0 ? formats.number(usual) : ''}
        value={form.servings}
        onChange={form.setServings}
        min={0}
        max={maxServings}
        allowNegative={false}
        decimalScale={2}
      />
    </>
  );
}

/** Plans a meal for which nothing is cooked on the day that is chosen; there is a way back. */
function PlainMeals({ form: { date, meal }, onClose }: { form: Form; onClose: () => void }) {
  const { t } = useTranslation('planner');
  const add = useAddEntry();
  const remove = useRemoveEntry();
  const tell = (added: ReadPlanEntry) => {
    onClose();
    const undo = { label: t('undo'), run: () => remove(added) };
    toast.success(t('added', { name: added.title }), { action: undo });
  };
  return (
    <PlainChoices
      isBusy={add.isPending || !isPlainDate(date)}
      onChoose={(title) => add.mutate({ date, ...meal.fields, title }, { onSuccess: tell })}
    />
  );
}

/** Has chance pick a recipe for the day and the meal that are chosen; there is a way back. */
function RandomButton({ form: { date, meal }, onClose }: { form: Form; onClose: () => void }) {
  const { t } = useTranslation('planner');
  const random = useAddRandom();
  const remove = useRemoveEntry();
  const tell = (added: ReadPlanEntry) => {
    onClose();
    const undo = { label: t('undo'), run: () => remove(added) };
    toast.success(t('added', { name: added.recipe?.name ?? '' }), { action: undo });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDice size={18} aria-hidden />}
      data-part="random"
      loading={random.isPending}
      disabled={!isPlainDate(date)}
      onClick={() => random.mutate({ date, entryType: meal.entryType }, { onSuccess: tell })}
    >
      {t('random')}
    </Button>
  );
}

function NoteFields({ form }: { form: Form }) {
  const { t } = useTranslation('planner');
  return (
    <>
      <TextInput
        name="title"
        label={t('entry.title')}
        value={form.title}
        onChange={(event) => form.setTitle(event.currentTarget.value)}
        maxLength={maxTitleLength}
        required
        {...userText}
      />
      <Textarea
        name="text"
        label={t('entry.text')}
        value={form.text}
        onChange={(event) => form.setText(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={8}
        {...userText}
      />
    </>
  );
}

type Form = ReturnType<typeof useForm>;

function useForm(props: EntryDialogProps) {
  const entry = 'entry' in props ? props.entry : null;
  const [date, setDate] = useState('day' in props ? props.day : props.entry.date);
  const { meals, meal, setMeal } = useMealField(entry);
  const [isNote, setNote] = useState(entry !== null && entry.recipeId === null);
  const [recipe, setRecipe] = useState<ChosenRecipe | null>(entry?.recipe ?? null);
  const [typed, setServings] = useState<string | number | null>(
    entry === null ? null : (entry.servings ?? ''),
  );
  const servings = typed ?? suggestServings(meal, recipe?.recipeServings ?? 0);
  const [title, setTitle] = useState(entry?.title ?? '');
  const [text, setText] = useState(entry?.text ?? '');
  const store = useStore(entry);
  const repeat = useRepeat(entry, date);
  const said: PlanEntryText = isNote
    ? { date, ...meal.fields, title: title.trim(), text, recipeId: null, servings: null }
    : { date, ...meal.fields, recipeId: recipe?.id ?? null, servings: readServings(servings) };
  const isValid = isPlainDate(date) && repeat.isValid && (isNote ? title.trim() !== '' : recipe !== null);
  return {
    date,
    setDate,
    meals,
    meal,
    setMeal,
    isNote,
    setNote,
    recipe,
    setRecipe,
    servings,
    setServings,
    title,
    setTitle,
    text,
    setText,
    isValid,
    repeat,
    save: async () => {
      // An entry that begins to repeat is changed itself as well; the server then makes it the one of its day.
      if (!repeat.isOn || (entry !== null && !repeat.isSeries)) await store(said);
      if (repeat.isOn) await repeat.store(said, entry);
    },
  };
}

/** The meal of an entry, or of a new one the usual meal, until another is chosen. */
function useMealField(entry: ReadPlanEntry | null) {
  const meals = useMeals();
  const [chosen, choose] = useState<string | null>(null);
  const before = entry === null ? meals.usual : meals.findMeal(entry);
  const meal = chosen === null ? before : meals.findByKey(chosen);
  return { meals, meal, setMeal: ({ key }: PlanMeal) => choose(key) };
}

/** A new entry is waited for; a changed one shows at once, unless its recipe is another one, which only the server knows. */
function useStore(entry: ReadPlanEntry | null) {
  const { t } = useTranslation('planner');
  const add = useAddEntry({ quiet: true });
  const change = useChangeEntry();
  return async (said: PlanEntryText) => {
    if (entry !== null) return change({ entry, changes: said });
    await add.mutateAsync(said).catch((error: unknown) => {
      const reason = isApiError(error) ? error.message : '';
      toast.error(reason === '' ? t('entry.failed') : reason);
      throw error;
    });
  };
}

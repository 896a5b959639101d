import { Button } from '@mantine/core';
import type { ReadPlanEntry } from '@hearth/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { announce } from '../../../../ui/live-region.tsx';
import { type PlanEntryText, usualMeal } from '../../entries/index.ts';
import type { Library } from '../../../recipes/index.ts';
import { PlainChoices } from '../entries/plain-choices.tsx';
import { RecipeChoice } from '../entries/recipe-choice.tsx';
import classes from '../entries/entries.module.css';

/** Properties of the dialog that plans one day after the other. */
export interface ChooseDialogProps {
  /** Days without a dinner, when it opens. */
  days: readonly string[];
  library: Library;
  ops: {
    choose: (entry: PlanEntryText) => Promise<ReadPlanEntry | null>;
    tellChosen: (added: readonly ReadPlanEntry[]) => void;
  };
  onClose: () => void;
}

/** Plans the empty dinners one after the other: each tap on a recipe plans it and goes on to the next day. */
export function ChooseDialog({ days, library, ops, onClose }: ChooseDialogProps) {
  const { t } = useTranslation('planner');
  const [wanted] = useState(days);
  const [place, setPlace] = useState(0);
  const [last, setLast] = useState('');
  const [planning] = useState<Promise<ReadPlanEntry | null>[]>([]);
  const fields = useFocusOfDay(place);
  const day = wanted[place] ?? '';
  const finish = () => {
    onClose();
    void Promise.all(planning).then((added) => ops.tellChosen(added.filter((entry) => entry !== null)));
  };
  const goOn = () => (place + 1 < wanted.length ? setPlace(place + 1) : finish());
  const plan = (name: string, what: Pick<PlanEntryText, 'recipeId' | 'title'>) => {
    planning.push(ops.choose({ date: day, entryType: usualMeal, ...what }));
    const text = t('choose.planned', { name, day: dayNames.long(day) });
    announce(text);
    setLast(text);
    goOn();
  };
  const [number, count] = [formats.number(place + 1), formats.number(wanted.length)];
  return (
    <Dialog
      opened
      title={t('choose.title', { weekday: dayNames.longWeekday(day), date: dayNames.short(day) })}
      onClose={finish}
    >
      <div ref={fields} className={classes.inTurn}>
        <RecipeChoice
          key={place}
          chosen={null}
          onChange={(recipe) => recipe !== null && plan(recipe.name ?? '', { recipeId: recipe.id })}
          library={library}
        />
        <PlainChoices onChoose={(title) => plan(title, { title })} />
        <div className={classes.progress}>
          <bdi>{last === '' ? t('choose.place', { number, count }) : last}</bdi>
          <Button variant="subtle" onClick={goOn}>
            {t('choose.skip')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The field of the next day takes the place of the one before, and its focus. */
function useFocusOfDay(place: number) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place > 0) fields.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [place]);
  return fields;
}

import { Button, NativeSelect } from '@mantine/core';
import type { PlanRulesDay, PlanRulesOut, PlanRulesType } from '@hearth/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../platform/session/index.ts';
import { announce } from '../../../../ui/live-region.tsx';
import {
  FilterBuilder,
  writeFilter,
  type FilterRow,
  useConditionTexts,
} from '../../../recipes/filter-builder/index.ts';
import { mealTypes } from '../../entries/index.ts';
import type { Library } from '../../../recipes/index.ts';
import { type Preset, presetCondition, presets } from './rule-presets.ts';
import { blankRows, ruleFields, ruleRows, whenText, weekFrom } from './rule-texts.ts';
import { useSaveRule } from './rules.queries.ts';
import { useFirstDayOfWeek } from '../../../people/households/index.ts';
import classes from './rules.module.css';

/** A rule, new or in place: when it holds, which recipes it allows, and both in a sentence. */
export function RuleForm({
  rule,
  library,
  onDone,
}: {
  rule: PlanRulesOut | null;
  library: Library;
  onDone?: () => void;
}) {
  const { t } = useTranslation(['planner', 'meal-plans']);
  const week = weekFrom(useFirstDayOfWeek());
  const form = useForm(rule, onDone);
  const conditions = useConditionTexts(form.rows, ruleFields, library);
  const findDay = (text: string) => week.find(({ day }) => day === text)?.day ?? 'unset';
  const findType = (text: string) => mealTypes.find((type) => type === text) ?? 'unset';
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.pair}>
        <NativeSelect
          name="day"
          label={t('rules.day')}
          value={form.day}
          onChange={(event) => form.setDay(findDay(event.currentTarget.value))}
          data={[
            { value: 'unset', label: t('rules.anyDay') },
            ...week.map(({ day, name }) => ({ value: day, label: name })),
          ]}
        />
        <NativeSelect
          name="entryType"
          label={t('rules.meal')}
          value={form.type}
          onChange={(event) => form.setType(findType(event.currentTarget.value))}
          data={[
            { value: 'unset', label: t('rules.anyMeal') },
            ...mealTypes.map((value) => ({ value, label: t(`meal.${value}`, { ns: 'meal-plans' }) })),
          ]}
        />
      </div>
      {rule === null && <Presets onChoose={form.setRows} />}
      <FilterBuilder fields={ruleFields} rows={form.rows} onChange={form.setRows} library={library} />
      <p className={classes.sentence} data-part="sentence">
        {t('rules.sentence', {
          when: whenText(t, { day: form.day, entryType: form.type }),
          conditions: conditions.map(({ text, joint }) => `${joint} ${text}`.trim()).join(' ') || '…',
        })}
      </p>
      <div className={classes.buttons}>
        {onDone !== undefined && (
          <Button variant="default" onClick={onDone}>
            {t('action.cancel', { ns: 'ui' })}
          </Button>
        )}
        <Button type="submit" disabled={!form.isValid} loading={form.isBusy}>
          {t(rule === null ? 'rules.create' : 'rules.save')}
        </Button>
      </div>
    </form>
  );
}

/** Conditions that many rules have, each with one tap. */
function Presets({ onChoose }: { onChoose: (rows: FilterRow[]) => void }) {
  const { t } = useTranslation('planner');
  const householdId = useSelf()?.householdId ?? '';
  const choose = (preset: Preset) => {
    const condition = { kind: 'known' as const, ...presetCondition(preset, householdId) };
    onChoose(blankRows().map((row) => ({ ...row, condition })));
  };
  return (
    <fieldset className={classes.presets}>
      <legend>{t('rules.presets')}</legend>
      {presets.map((preset) => (
        <Button key={preset} variant="default" size="sm" radius="xl" onClick={() => choose(preset)}>
          {t(`rules.preset.${preset}`)}
        </Button>
      ))}
    </fieldset>
  );
}

function useForm(rule: PlanRulesOut | null, onDone: (() => void) | undefined) {
  const { t } = useTranslation('planner');
  const [day, setDay] = useState<PlanRulesDay>(rule?.day ?? 'unset');
  const [type, setType] = useState<PlanRulesType>(rule?.entryType ?? 'unset');
  const [rows, setRows] = useState(() => (rule === null ? blankRows() : ruleRows(rule)));
  const save = useSaveRule(rule);
  const filter = writeFilter(rows, ruleFields);
  // Links that another client gave a rule are conditions as well.
  const links = rule === null ? [] : [...rule.categories, ...rule.tags, ...rule.households];
  const isValid = filter !== null && (filter !== '' || links.length > 0);
  const finish = () => {
    announce(t('rules.saved'));
    if (rule === null) setRows(blankRows());
    onDone?.();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || save.isPending) return;
    save.mutate({ day, entryType: type, queryFilterString: filter }, { onSuccess: finish });
  };
  return { day, setDay, type, setType, rows, setRows, isValid, isBusy: save.isPending, submit };
}

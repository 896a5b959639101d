import { NativeSelect } from '@mantine/core';
import type { ReadHouseholdPreferences } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { capitalize, weekdayNames } from '../../../platform/i18n/index.ts';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import classes from './households.module.css';

type Preferences = Omit<ReadHouseholdPreferences, 'id'>;

const ofHousehold = [
  'privateHousehold',
  'lockRecipeEditsFromOtherHouseholds',
  'showComputedNutrition',
] as const;
const ofRecipes = [
  'recipePublic',
  'recipeShowNutrition',
  'recipeShowAssets',
  'recipeLandscapeView',
  'recipeDisableComments',
  'recipeDisableAmount',
] as const;

/** Everything that a household can prefer; each change goes to `onChange` at once. */
export function HouseholdPreferenceFields({
  preferences,
  onChange,
}: {
  preferences: Preferences;
  onChange: (change: Partial<Preferences>) => void;
}) {
  const { t } = useTranslation('places');
  const row = (name: (typeof ofHousehold | typeof ofRecipes)[number]) => (
    <SwitchRow
      key={name}
      label={t(`household.${name}.label`)}
      hint={t(`household.${name}.hint`)}
      isOn={preferences[name]}
      onChange={(isOn) => onChange({ [name]: isOn })}
    />
  );
  return (
    <>
      <SectionCard title={t('household.title')}>
        {ofHousehold.map(row)}
        <NativeSelect
          classNames={{ root: classes.day ?? '', wrapper: classes.dayField ?? '' }}
          label={t('household.firstDayOfWeek')}
          data={weekdays()}
          value={String(preferences.firstDayOfWeek)}
          onChange={(event) => onChange({ firstDayOfWeek: Number(event.currentTarget.value) })}
        />
      </SectionCard>
      <SectionCard title={t('household.recipes')} text={t('household.recipesText')}>
        {ofRecipes.map(row)}
      </SectionCard>
    </>
  );
}

const weekdays = () => weekdayNames().map((name, day) => ({ value: String(day), label: capitalize(name) }));

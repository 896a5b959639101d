import type { RecipeSummary } from '@hearth/contract';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import type { DataDialogProps } from '../../data-kind.ts';
import { chosenSettings, settingChoices, type SettingChoices, sharedSettings } from './setting-choices.ts';
import { useRecipeChange } from './use-recipe-change.ts';

/**
 * Changes settings of the selected recipes. Every setting stays as it is in each recipe until a value is chosen, so
 * that nothing becomes visible to others along with another change.
 */
export function RecipeSettingsDialog({ chosen, onClose }: DataDialogProps<RecipeSummary>) {
  const { t } = useTranslation('data');
  const [choices, setChoices] = useState<SettingChoices>({});
  const { run, problem } = useRecipeChange(chosen);
  const settings = chosenSettings(choices);
  const options = settingChoices.map((value) => ({ value, label: t(`recipeSettings.choice.${value}`) }));
  return (
    <Dialog
      opened
      title={t('recipeSettings.title', { count: chosen.length })}
      confirmLabel={t('action.save')}
      isValid={Object.keys(settings).length > 0}
      onConfirm={() => run({ what: 'settings', settings })}
      onClose={onClose}
    >
      {problem !== null && <Notice color="error">{problem}</Notice>}
      <p>{t('recipeSettings.text')}</p>
      {sharedSettings.map((name) => (
        <NativeSelect
          key={name}
          label={t(`recipeSettings.${name}`)}
          data={options}
          value={choices[name] ?? 'keep'}
          onChange={({ currentTarget: { value } }) => {
            const choice = settingChoices.find((one) => one === value) ?? 'keep';
            setChoices((before) => ({ ...before, [name]: choice }));
          }}
          mb="sm"
        />
      ))}
    </Dialog>
  );
}

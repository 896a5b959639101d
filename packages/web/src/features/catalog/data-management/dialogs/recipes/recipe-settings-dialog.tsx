import type { RecipeSettings, RecipeSummary } from '@hearth/contract';
import { recipeSettings } from '@hearth/domain/recipes/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { SwitchRow } from '../../../../../ui/settings/switch-row.tsx';
import type { DataDialogProps } from '../../data-kind.ts';
import { useRecipeChange } from './use-recipe-change.ts';

const shared = recipeSettings.filter((name) => name !== 'locked');
const initial: RecipeSettings = {
  public: true,
  showNutrition: false,
  showAssets: false,
  landscapeView: false,
  disableComments: false,
  disableAmount: false,
  locked: false,
};

/** Gives the chosen recipes the same settings; each keeps its lock. */
export function RecipeSettingsDialog({ chosen, onClose }: DataDialogProps<RecipeSummary>) {
  const { t } = useTranslation('data');
  const [settings, setSettings] = useState(initial);
  const { run, problem } = useRecipeChange(chosen);
  return (
    <Dialog
      opened
      title={t('recipeSettings.title', { count: chosen.length })}
      confirmLabel={t('action.save')}
      onConfirm={() => run({ what: 'settings', settings })}
      onClose={onClose}
    >
      {problem !== null && <Notice color="error">{problem}</Notice>}
      <p>{t('recipeSettings.text')}</p>
      {shared.map((name) => (
        <SwitchRow
          key={name}
          label={t(`recipeSettings.${name}`)}
          isOn={settings[name]}
          onChange={(isOn) => setSettings({ ...settings, [name]: isOn })}
        />
      ))}
    </Dialog>
  );
}
